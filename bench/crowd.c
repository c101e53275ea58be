// People at the tables of a server, many of them in one thread: bench/load.py in C, at half the price.
//
// They come as guests, each from an address of 127.0.0.0/8 of their own, sit down at tables, and wait. Who is asked
// thinks for a time drawn from an exponential distribution and does one of the legal actions, drawn evenly. Who loses
// the connection comes back after half a second, doubled up to 8 s, with chance, at any of the ports where somebody is,
// goes on to the process that has the table, and sends again, with the number that it had, what was not answered.
//
// bench/crowd.py compiles and starts it (python: `Crowd`). On standard input it is told, line by line, `play`, `pause`
// (nobody thinks for a while), `think SECONDS`, `take` and `quit`; its end is the end. It writes lines of JSON:
// {"seated":N} when all sit, and for each `take` what has happened since the one before.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <getopt.h>
#include <math.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define SECOND 1000000000LL   // times are nanoseconds of CLOCK_MONOTONIC
#define LATE SECOND
#define BIN 50000LL           // nanoseconds of latency that are counted together
#define BINS 200000           // so up to 10 s; the last one has all that is longer
#define FIRST_WAIT 0.5        // seconds before the first try to come back
#define LONGEST_WAIT 8.0
#define ANSWER_SECONDS 20     // for a connection that is being made anew
#define MOST_REDIRECTS 3      // from process to process, before it is tried again later
#define STEPS 16              // the latest steps of a table that not everybody may have seen
#define MOST_PORTS 64
#define REASONS 32
#define INPUT (1 << 18)       // bytes of the longest message of the server

enum { TEXT = 1, BINARY = 2, CLOSE = 8, PING = 9, PONG = 10 };

// What a connection is about. From CONNECTING to JOINING it is on its way to the table, for the first time or again.
enum state { AWAY, CONNECTING, HTTP, UPGRADING, GREETING, JOINING, THERE };

// What all at a table do, one after the other: they become guests, one of them opens it, all say hello, each joins and
// sits down, all are ready.
enum phase { GUESTS, OPENING, HELLOS, JOINS, SITTING, READYING, SEATED };

struct person {
    int fd, connections;        // how many there have been: what came over an old one counts no more
    int v, least;               // the version; that which the table had reached when this person joined it
    int number, waits;          // commands given; the number of the one without an answer, or 0
    int legal_count, kept_size;
    uint16_t port;
    uint8_t state, tries, redirects, skipped;
    bool asked, racing;
    int64_t sent, due;          // when the action without an answer was sent; when the timer goes off; 0: never
    char *token, *legal, *kept; // legal: a JSON list; kept: the beginning of a message that has not come whole
    char *command;              // the one without an answer
};

struct step { int v, seen; int64_t sent; };

struct table {
    char code[17];
    uint16_t port;
    uint8_t phase, seat;        // what they do there, and whose turn that is
    int told, told_before;      // the latest version that anybody has heard of, now and at the last `take`
    struct step steps[STEPS];
};

struct timer { int64_t at; int person; };

struct span { const char *at; size_t size; };

static struct person *people;
static struct table *tables;
static struct timer *timers;
static int timer_count, timer_room, epoll, count, seats = 4, first, at_once = 8, ports[MOST_PORTS], port_count;
static int next_table, seated;
static bool playing, paused;
static double think = 7.0;
static const char *opening = "{\"game\":\"planowanie\",\"options\":{\"seats\":4},\"clock\":\"none\",\"listed\":false}";
static uint8_t mask[4];         // one for all: masks protect proxies, and there is none
static char input[INPUT + 1];

// Since the last `take`.
static struct {
    long sent, commands, heard, bytes, late, lost, refused, cut, moved, back, pings;
    int64_t since, slowest, last_back;
    uint32_t latencies[BINS];
    struct { char text[120]; long times; } reasons[REASONS];
} counted;

static struct table *table_of(int who) { return &tables[who / seats]; }

static int64_t now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * SECOND + t.tv_nsec;
}

static double chance(void) { return ((double)random() + 1.0) / (RAND_MAX + 2.0); }

static void fail(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));
static void fail(const char *format, ...) {
    va_list rest;
    va_start(rest, format);
    fputs("crowd: ", stderr);
    vfprintf(stderr, format, rest);
    fputc('\n', stderr);
    exit(1);
}

static void *grown(void *old, size_t size) {
    void *found = realloc(old, size);
    if (!found) fail("no memory");
    return found;
}

// Why something was refused or cut: the first words of a JSON text, without signs that JSON would mark.
static void note(const char *what, const char *why, size_t size) {
    char text[sizeof counted.reasons[0].text];
    size_t used = (size_t)snprintf(text, sizeof text, "%s: ", what);
    for (size_t at = 0; at < size && used < sizeof text - 1; at++)
        if (why[at] != '"' && why[at] != '\\' && (unsigned char)why[at] >= ' ' && (unsigned char)why[at] < 127)
            text[used++] = why[at];
    text[used] = 0;
    for (int at = 0; at < REASONS; at++) {
        if (counted.reasons[at].times && strcmp(counted.reasons[at].text, text) != 0) continue;
        memcpy(counted.reasons[at].text, text, used + 1);
        counted.reasons[at].times++;
        return;
    }
}

// --- timers: a heap; one of a person counts only if it is the time that the person has as `due` ----------------------

static void set_timer(int who, int64_t at) {
    people[who].due = at;
    if (timer_count == timer_room) {
        timer_room = timer_room ? 2 * timer_room : 1024;
        timers = grown(timers, (size_t)timer_room * sizeof *timers);
    }
    int place = timer_count++;
    for (; place && timers[(place - 1) / 2].at > at; place = (place - 1) / 2) timers[place] = timers[(place - 1) / 2];
    timers[place] = (struct timer){at, who};
}

static struct timer pop_timer(void) {
    struct timer top = timers[0], last = timers[--timer_count];
    int place = 0;
    for (int child; (child = 2 * place + 1) < timer_count; place = child) {
        if (child + 1 < timer_count && timers[child + 1].at < timers[child].at) child++;
        if (timers[child].at >= last.at) break;
        timers[place] = timers[child];
    }
    timers[place] = last;
    return top;
}

// --- JSON: as much as the server's messages need; each text ends with a NUL ------------------------------------------

static const char *after_string(const char *p) {
    for (p++; *p && *p != '"'; p++)
        if (*p == '\\' && p[1]) p++;
    return *p ? p + 1 : p;
}

static const char *after_value(const char *p) {
    if (*p == '"') return after_string(p);
    for (int depth = 0; *p;) {
        if (*p == '"') {
            p = after_string(p);
            continue;
        }
        if (!depth && (*p == ',' || *p == '}' || *p == ']')) return p;
        if (*p == '{' || *p == '[') depth++;
        if ((*p == '}' || *p == ']') && --depth == 0) return p + 1;
        p++;
    }
    return p;
}

// The next member of an object; `p` is behind its `{` or a member. False at the end.
static bool member(const char **p, struct span *key, struct span *value) {
    const char *at = *p;
    while (*at == ',' || *at == ' ') at++;
    if (*at != '"') return false;
    const char *end = after_string(at);
    *key = (struct span){at + 1, (size_t)(end - at - 2)};
    for (at = end; *at == ':' || *at == ' ';) at++;
    *p = after_value(at);
    *value = (struct span){at, (size_t)(*p - at)};
    return true;
}

static bool is(struct span text, const char *wanted) {
    return text.size == strlen(wanted) && memcmp(text.at, wanted, text.size) == 0;
}

static bool begins(struct span text, const char *wanted) {
    return text.size > strlen(wanted) && memcmp(text.at, wanted, strlen(wanted)) == 0;
}

// A member of an object, size 0 if it has none of this name.
static struct span found(struct span object, const char *name) {
    struct span key, value;
    if (object.size && *object.at == '{')
        for (const char *p = object.at + 1; member(&p, &key, &value);)
            if (is(key, name)) return value;
    return (struct span){"", 0};
}

// A member that is a text, as a new string without its quotes; NULL if there is none.
static char *text_of(struct span object, const char *name) {
    struct span value = found(object, name);
    return value.size > 1 && *value.at == '"' ? strndup(value.at + 1, value.size - 2) : NULL;
}

// --- connections -----------------------------------------------------------------------------------------------------

static void lose(int who, const char *why, size_t size);

static void put(int who, const char *data, size_t size) {
    if (send(people[who].fd, data, size, MSG_NOSIGNAL) != (ssize_t)size) {
        const char *why = "nothing can be sent";
        lose(who, why, strlen(why));
    }
}

static void put_frame(int who, int opcode, const char *data, size_t size) {
    char frame[2048];
    if (size > sizeof frame - 8) fail("a message of %zu bytes is too long", size);
    size_t head = size < 126 ? 2 : 4;
    frame[0] = (char)(0x80 | opcode);
    frame[1] = (char)(0x80 | (size < 126 ? size : 126));
    if (head == 4) {
        frame[2] = (char)(size >> 8);
        frame[3] = (char)size;
    }
    memcpy(frame + head, mask, 4);
    for (size_t at = 0; at < size; at++) frame[head + 4 + at] = (char)(data[at] ^ mask[at & 3]);
    put(who, frame, head + 4 + size);
}

static void say(int who, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void say(int who, const char *format, ...) {
    char text[2000];
    va_list rest;
    va_start(rest, format);
    int size = vsnprintf(text, sizeof text, format, rest);
    va_end(rest);
    put_frame(who, TEXT, text, (size_t)size);
}

static void hang_up(struct person *one) {
    if (one->fd >= 0) close(one->fd);
    one->fd = -1;
    one->state = AWAY;
    one->due = 0;
    free(one->kept);
    one->kept = NULL;
    one->kept_size = 0;
}

static void come_back_later(int who) {
    struct person *one = &people[who];
    double wait = fmin(FIRST_WAIT * pow(2, one->tries), LONGEST_WAIT);
    if (one->tries < 10) one->tries++;
    one->redirects = one->skipped = 0;
    one->port = (uint16_t)ports[random() % port_count];  // whichever process answers knows where the table is
    set_timer(who, now() + (int64_t)(wait * (0.5 + chance()) * SECOND));
}

// How long somebody is away is another figure than how long an action takes.
static void forget_steps(struct table *table) {
    for (int at = 0; at < STEPS; at++) table->steps[at].sent = 0;
}

// The connection has ended, or what would come of it is of no use.
static void lose(int who, const char *why, size_t size) {
    struct person *one = &people[who];
    struct table *table = table_of(who);
    if (one->state == AWAY) return;
    if (table->phase < JOINS) fail("cut while they sat down: %.*s", (int)(size < 300 ? size : 300), why);
    if (one->state == THERE) {
        counted.cut++;
        forget_steps(table);
    }
    note(one->state == THERE ? "cut" : "not back", why, size);
    hang_up(one);
    come_back_later(who);
}

static void connected(int who);
static void dial(int who, uint16_t port);

// Nobody is at this port. A proxy in front of the processes asks the next one at once, but not for a named one.
static void unreachable(int who, int error) {
    struct person *one = &people[who];
    int at = 0;
    if (one->redirects || ++one->skipped >= port_count) {
        lose(who, strerror(error), strlen(strerror(error)));
        return;
    }
    hang_up(one);
    while (at < port_count - 1 && ports[at] != one->port) at++;
    dial(who, (uint16_t)ports[(at + 1) % port_count]);
}

static void dial(int who, uint16_t port) {
    struct person *one = &people[who];
    int number = first + who, yes = 1;
    struct sockaddr_in own = {.sin_family = AF_INET}, server = {.sin_family = AF_INET, .sin_port = htons(port)};
    uint32_t address = 127u << 24 | (uint32_t)(1 + (number >> 16)) << 16 | (uint32_t)(number >> 8 & 255) << 8;
    own.sin_addr.s_addr = htonl(address | (uint32_t)(1 + (number & 255) % 254));
    server.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    one->fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (one->fd < 0) fail("no socket: %s", strerror(errno));
    setsockopt(one->fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    setsockopt(one->fd, SOL_IP, IP_BIND_ADDRESS_NO_PORT, &yes, sizeof yes);
    one->port = port;
    one->connections++;
    one->state = CONNECTING;
    if (table_of(who)->phase >= JOINS) set_timer(who, now() + ANSWER_SECONDS * SECOND);
    if (bind(one->fd, (struct sockaddr *)&own, sizeof own) < 0) fail("no address: %s", strerror(errno));
    bool there = connect(one->fd, (struct sockaddr *)&server, sizeof server) == 0;
    if (!there && errno != EINPROGRESS) {
        unreachable(who, errno);
        return;
    }
    struct epoll_event event = {.events = there ? EPOLLIN : EPOLLOUT, .data.u32 = (uint32_t)who};
    if (epoll_ctl(epoll, EPOLL_CTL_ADD, one->fd, &event) < 0) fail("epoll: %s", strerror(errno));
    if (there) connected(who);
}

static void reached(int who) {
    struct person *one = &people[who];
    int error = 0;
    socklen_t size = sizeof error;
    getsockopt(one->fd, SOL_SOCKET, SO_ERROR, &error, &size);
    if (error) {
        unreachable(who, error);
        return;
    }
    struct epoll_event event = {.events = EPOLLIN, .data.u32 = (uint32_t)who};
    epoll_ctl(epoll, EPOLL_CTL_MOD, one->fd, &event);
    connected(who);
}

// The table is at another process.
static void follow(int who, struct span event) {
    struct span arguments = {strchr(event.at, '{'), 0};
    if (arguments.at) arguments.size = (size_t)(event.at + event.size - arguments.at);
    char *at = arguments.at ? text_of(arguments, "at") : NULL, *colon = at ? strrchr(at, ':') : NULL;
    int port = colon ? atoi(colon + 1) : 0;
    if (port <= 0 || port > 65535) fail("processes have to be named by ports, not by %s", at ? at : "nothing");
    free(at);
    hang_up(&people[who]);
    if (++people[who].redirects > MOST_REDIRECTS)
        come_back_later(who);
    else
        dial(who, (uint16_t)port);
}

// --- sitting down ----------------------------------------------------------------------------------------------------

static void post(int who, const char *path, const char *body) {
    char request[4000];
    const char *token = people[who].token;
    people[who].state = HTTP;
    int size = snprintf(
        request, sizeof request,
        "POST %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n%s%s%s"
        "Content-Type: application/json\r\nContent-Length: %zu\r\n\r\n%s",
        path, people[who].port, token ? "Authorization: Bearer " : "", token ? token : "", token ? "\r\n" : "",
        strlen(body), body);
    put(who, request, (size_t)size);
}

static void join(int who) {
    people[who].state = JOINING;
    people[who].least = table_of(who)->told;
    say(who, "{\"t\":\"join\",\"table\":\"%s\"}", table_of(who)->code);
}

static void say_command(int who) {
    const struct person *one = &people[who];
    const char form[] = "{\"t\":\"do\",\"table\":\"%s\",\"id\":\"%d\",\"command\":%s}";
    say(who, form, table_of(who)->code, one->waits, one->command);
}

static void give(int who, const char *command) {
    struct person *one = &people[who];
    one->waits = ++one->number;
    counted.commands++;
    free(one->command);
    one->command = strdup(command);
    say_command(who);
}

static void connected(int who) {
    struct person *one = &people[who];
    char text[300];
    if (!one->token) {
        snprintf(text, sizeof text, "{\"name\":\"Guest %d\"}", first + who);
        post(who, "/api/guest", text);
    } else if (table_of(who)->phase == OPENING) {
        post(who, "/api/tables", opening);
    } else {
        one->state = UPGRADING;
        int size = snprintf(
            text, sizeof text,
            "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n", one->port);
        put(who, text, (size_t)size);
    }
}

static void begin_table(void);

// The one whose turn it is at a table where people still sit down.
static void attempt(int number) {
    struct table *table = &tables[number];
    int who = number * seats + table->seat;
    char text[64];
    switch (table->phase) {
    case GUESTS:
        dial(who, (uint16_t)ports[0]);
        break;
    case OPENING:
        post(who, "/api/tables", opening);
        break;
    case HELLOS:
        if (people[who].port == table->port) {
            connected(who);
        } else {
            hang_up(&people[who]);
            dial(who, table->port);
        }
        break;
    case JOINS:
        join(who);
        break;
    case SITTING:
        snprintf(text, sizeof text, "{\"do\":\"sit\",\"seat\":%d}", table->seat);
        give(who, text);
        break;
    case READYING:
        give(who, "{\"do\":\"ready\"}");
        break;
    default:
        seated += seats;
        if (seated == count) {
            printf("{\"seated\":%d}\n", seated);
            fflush(stdout);
        }
        begin_table();
    }
}

static void begin_table(void) {
    if (next_table < count / seats) attempt(next_table++);
}

// What a table waited for is done: the next thing.
static void advance(int number) {
    struct table *table = &tables[number];
    if (table->phase == OPENING || (table->phase != JOINS && table->seat + 1 == seats)) {
        table->phase++;
        table->seat = 0;
    } else if (table->phase == JOINS) {
        table->phase = SITTING;
    } else {
        table->seat++;
        if (table->phase == SITTING) table->phase = JOINS;
    }
    attempt(number);
}

static bool turn_to_sit(int who, int phase) {
    struct table *table = table_of(who);
    return table->phase == phase && table->seat == who % seats;
}

// An answer over HTTP; `body` ends with a NUL.
static void answered(int who, int status, const char *body) {
    struct person *one = &people[who];
    struct table *table = table_of(who);
    struct span whole = {body, strlen(body)};
    if (status == 101) {
        one->state = GREETING;
        say(who, "{\"t\":\"hello\",\"version\":1,\"token\":\"%s\"}", one->token);
    } else if (status == 421 && strstr(body, "server-elsewhere")) {
        follow(who, found(whole, "error"));
    } else if (status / 100 != 2) {
        if (table->phase < JOINS) fail("status %d: %.300s", status, body);
        lose(who, body, whole.size);
    } else if (!one->token) {
        if (!(one->token = text_of(whole, "token"))) fail("no token: %.300s", body);
        advance(who / seats);
    } else if (table->phase == OPENING) {
        char *code = text_of(whole, "code");
        if (!code || strlen(code) >= sizeof table->code) fail("no code: %.300s", body);
        strcpy(table->code, code);
        free(code);
        table->port = one->port;
        advance(who / seats);
    }
}

// --- playing ---------------------------------------------------------------------------------------------------------

static void muse(int who) {
    struct person *one = &people[who];
    if (one->state != THERE) return;
    if (!(one->asked || one->racing) || !one->legal_count)
        one->due = 0;  // it is too late
    else if (!one->due && !one->waits && playing && !paused)
        set_timer(who, now() + (int64_t)(-log(chance()) * think * SECOND));
}

static void act(int who) {
    struct person *one = &people[who];
    if (one->waits || !one->legal_count || !playing || paused) return;
    const char *action = one->legal + 1;
    for (long skip = random() % one->legal_count; skip; skip--) action = after_string(action) + 1;
    int size = (int)(after_string(action) - action);
    char command[400];
    if (strncmp(action, "\"ok\"", 4) == 0)
        strcpy(command, "{\"do\":\"ok\"}");
    else
        snprintf(command, sizeof command, "{\"do\":\"act\",\"actions\":[%.*s]}", size, action);
    counted.sent++;
    one->sent = now();
    give(who, command);
}

static void see(struct table *table, int v, int64_t sent) {
    struct step *step = &table->steps[v % STEPS];
    if (step->v != v) *step = (struct step){v, 0, 0};
    if (sent) step->sent = sent;
    if (++step->seen != seats || !step->sent) return;
    int64_t took = now() - step->sent;
    counted.latencies[took / BIN < BINS ? took / BIN : BINS - 1]++;
    if (took > counted.slowest) counted.slowest = took;
    if (took > LATE) counted.late++;
}

struct heard { struct span kind, id, legal, view, standing, why; int v; bool asks, asked; };

static struct heard read_message(const char *text) {
    struct span none = {"", 0}, key, value;
    struct heard heard = {none, none, none, none, none, none, 0, false, false};
    for (const char *p = text + 1; member(&p, &key, &value);) {
        if (is(key, "t")) heard.kind = (struct span){value.at + 1, value.size - 2};
        else if (is(key, "v")) heard.v = atoi(value.at);
        else if (is(key, "id")) heard.id = value;
        else if (is(key, "legal")) heard.legal = value;
        else if (is(key, "view")) heard.view = value;
        else if (is(key, "standing")) heard.standing = value;
        else if (is(key, "reason") || is(key, "event")) heard.why = value;
        else if (is(key, "asked")) heard.asks = true, heard.asked = *value.at == 't';
    }
    return heard;
}

static void learn(int who, const struct heard *heard) {
    struct person *one = &people[who];
    if (heard->legal.size) {
        one->legal_count = 0;
        one->legal = grown(one->legal, heard->legal.size + 1);
        memcpy(one->legal, heard->legal.at, heard->legal.size);
        one->legal[heard->legal.size] = 0;
        for (const char *p = one->legal + 1; *p == '"'; p = after_string(p) + 1) one->legal_count++;
    }
    if (heard->asks) one->asked = heard->asked;
    struct span turn = found(heard->view, "turn"), phase = found(heard->standing, "phase");
    struct span next = found(heard->standing, "next");
    if (turn.size) one->racing = *turn.at == 'n';
    if (playing && one->state == THERE) {
        if (is(phase, "\"over\"")) give(who, "{\"do\":\"vote\",\"about\":\"rematch\"}");
        else if (next.size && *next.at != 'n') give(who, "{\"do\":\"ready\"}");
    }
    muse(who);
}

static void settle(struct person *one) {
    one->waits = 0;
    one->sent = 0;
    free(one->command);
    one->command = NULL;
}

// The whole table: it was joined, for the first time or again, or one has sat down.
static void shown(int who, const struct heard *heard) {
    struct person *one = &people[who];
    if (heard->v < one->least) {
        counted.lost++;
        note("lost", "what was told before", 20);
    }
    one->v = heard->v;
    if (one->state == JOINING) {
        one->state = THERE;
        one->due = one->sent = 0;
        one->tries = one->redirects = 0;
        if (table_of(who)->phase == SEATED) {
            counted.back++;
            counted.last_back = now();
        }
        if (one->waits)  // what was carried out once is not carried out again
            say_command(who);
    }
    if (one->state == THERE) learn(who, heard);
    if (turn_to_sit(who, JOINS)) advance(who / seats);
}

static void told(int who, const struct heard *heard, bool own) {
    struct person *one = &people[who];
    struct table *table = table_of(who);
    if (heard->v > one->v) {  // else it is the answer to a command that was sent again
        if (heard->v != one->v + 1) {
            counted.lost++;
            note("lost", "a version", 9);
        }
        one->v = heard->v;
        if (heard->v > table->told) table->told = heard->v;
        if (table->phase == SEATED) see(table, heard->v, own ? one->sent : 0);
    }
    if (own) settle(one);
    if (heard->v == one->v) learn(who, heard);
    else muse(who);
}

// What cannot be done here: the table is elsewhere, or about to come back, or the server wants something else.
static void bad(int who, const struct heard *heard) {
    struct person *one = &people[who];
    bool elsewhere = begins(heard->why, "[\"server-elsewhere\""), comes = begins(heard->why, "[\"server-comes\"");
    if (begins(heard->why, "[\"server-stopping\"")) return;  // the connection ends now
    if ((elsewhere || comes) && one->state == THERE && table_of(who)->phase == SEATED) {
        counted.moved++;
        forget_steps(table_of(who));
    }
    if (elsewhere) {
        follow(who, heard->why);
    } else if (comes) {
        hang_up(one);
        come_back_later(who);
    } else {
        if (table_of(who)->phase != SEATED) fail("%.*s", (int)heard->why.size, heard->why.at);
        counted.refused++;
        note("refused", heard->why.at, heard->why.size);
        settle(one);
        muse(who);
    }
}

static void message(int who, char *text, size_t size) {
    struct person *one = &people[who];
    char behind = text[size];
    text[size] = 0;
    counted.heard++;
    counted.bytes += (long)size;
    struct heard heard = read_message(text);
    bool own = heard.id.size > 2 && one->waits && atoi(heard.id.at + 1) == one->waits;
    if (is(heard.kind, "told")) {
        told(who, &heard, own);
    } else if (is(heard.kind, "shown")) {
        shown(who, &heard);
    } else if (is(heard.kind, "done") || is(heard.kind, "refused")) {
        if (heard.kind.at[0] == 'r') {
            if (table_of(who)->phase != SEATED) fail("refused: %.*s", (int)heard.why.size, heard.why.at);
            counted.refused++;
            note("refused", heard.why.at, heard.why.size);
        }
        if (own) {
            settle(one);
            muse(who);
        }
    } else if (is(heard.kind, "welcome")) {
        if (turn_to_sit(who, HELLOS)) {
            advance(who / seats);
        } else {
            join(who);
        }
    } else if (is(heard.kind, "bad") || is(heard.kind, "ended")) {
        bad(who, &heard);
    }
    if (own && (turn_to_sit(who, SITTING) || turn_to_sit(who, READYING))) advance(who / seats);
    text[size] = behind;
}

// --- what comes in ---------------------------------------------------------------------------------------------------

// One answer over HTTP at the beginning of what has come: its size, 0 if it is not whole.
static size_t take_answer(int who, char *data, size_t size) {
    char *end = strstr(data, "\r\n\r\n");
    if (!end) return 0;
    *end = 0;
    char *length = strcasestr(data, "\r\ncontent-length:");
    int status = size > 12 ? atoi(data + 9) : 0;
    size_t body = length && status != 101 ? strtoul(length + 17, NULL, 10) : 0, head = (size_t)(end - data) + 4;
    *end = '\r';
    if (size < head + body) return 0;
    char behind = data[head + body];
    data[head + body] = 0;
    answered(who, status, data + head);
    data[head + body] = behind;
    return head + body;
}

// The same of a frame.
static size_t take_frame(int who, char *data, size_t size) {
    const uint8_t *bytes = (const uint8_t *)data;
    if (size < 2) return 0;
    size_t length = bytes[1] & 127, head = length < 126 ? 2 : length == 126 ? 4 : 10;
    if (size < head) return 0;
    if (head > 2) {
        length = 0;
        for (size_t at = 2; at < head; at++) length = length << 8 | bytes[at];
    }
    if (length > INPUT - head) fail("a message of %zu bytes", length);
    if (size < head + length) return 0;
    int opcode = bytes[0] & 15;
    if (!(bytes[0] & 128)) fail("a message in fragments");
    if (opcode == TEXT || opcode == BINARY) {
        message(who, data + head, length);
    } else if (opcode == PING) {
        counted.pings++;
        put_frame(who, PONG, data + head, length);
    } else if (opcode == CLOSE) {
        char why[140];
        int code = length > 1 ? (uint8_t)data[head] << 8 | (uint8_t)data[head + 1] : 0;
        int used = snprintf(why, sizeof why, "closed %d %.*s", code, length > 2 ? (int)length - 2 : 0, data + head + 2);
        lose(who, why, used < (int)sizeof why ? (size_t)used : sizeof why - 1);
    }
    return head + length;
}

static void take(int who) {
    struct person *one = &people[who];
    size_t size = (size_t)one->kept_size;
    if (size) memcpy(input, one->kept, size);
    ssize_t got = recv(one->fd, input + size, INPUT - size, 0);
    if (got <= 0) {
        if (got < 0 && errno == EAGAIN) return;
        const char *why = got ? strerror(errno) : "the end";
        lose(who, why, strlen(why));
        return;
    }
    size += (size_t)got;
    input[size] = 0;
    size_t used = 0;
    for (int connection = one->connections; used < size;) {
        bool http = one->state == HTTP || one->state == UPGRADING;
        size_t taken = (http ? take_answer : take_frame)(who, input + used, size - used);
        if (one->connections != connection || one->state == AWAY) return;
        if (!taken) break;
        used += taken;
    }
    if (size - used > INPUT / 2) fail("what comes is too long");
    one->kept_size = (int)(size - used);
    if (one->kept_size) {
        one->kept = grown(one->kept, (size_t)one->kept_size);
        memcpy(one->kept, input + used, (size_t)one->kept_size);
    } else {
        free(one->kept);
        one->kept = NULL;
    }
}

static void ring(int who) {
    struct person *one = &people[who];
    one->due = 0;
    if (one->state == THERE) {
        act(who);
    } else if (one->state == AWAY) {
        dial(who, one->port);
    } else {  // it has taken too long
        hang_up(one);
        come_back_later(who);
    }
}

// --- what is told of it ----------------------------------------------------------------------------------------------

static void print_counted(void) {
    int there = 0, unfinished = 0, still = 0;
    for (int who = 0; who < count; who++) there += people[who].state == THERE;
    for (int at = 0; at < count / seats * STEPS; at++) {
        struct step *step = &tables[at / STEPS].steps[at % STEPS];
        unfinished += step->seen && step->seen < seats;
    }
    for (int at = 0; at < count / seats; at++) {
        still += tables[at].told == tables[at].told_before;
        tables[at].told_before = tables[at].told;
    }
    int64_t t = now();
    printf("{\"seconds\":%.4f,\"sent\":%ld,\"commands\":%ld,\"heard\":%ld,\"bytes\":%ld,\"late\":%ld,\"lost\":%ld,"
           "\"refused\":%ld,\"cut\":%ld,\"moved\":%ld,\"back\":%ld,\"pings\":%ld,\"there\":%d,"
           "\"unfinished\":%d,\"still\":%d,\"last_back\":%.4f,\"slowest_ms\":%.3f,\"bin_ms\":%g",
           (double)(t - counted.since) / SECOND, counted.sent, counted.commands, counted.heard, counted.bytes,
           counted.late, counted.lost, counted.refused, counted.cut, counted.moved, counted.back, counted.pings,
           there, unfinished, still, (double)counted.last_back / SECOND, (double)counted.slowest / 1e6, BIN / 1e6);
    printf(",\"reasons\":{");
    for (int at = 0; at < REASONS && counted.reasons[at].times; at++)
        printf("%s\"%s\":%ld", at ? "," : "", counted.reasons[at].text, counted.reasons[at].times);
    printf("},\"latencies\":[");
    const char *between = "";
    for (int at = 0; at < BINS; at++) {
        if (!counted.latencies[at]) continue;
        printf("%s[%d,%u]", between, at, counted.latencies[at]);
        between = ",";
    }
    puts("]}");
    fflush(stdout);
    memset(&counted, 0, sizeof counted);
    counted.since = t;
}

// One line of standard input. False when it is time to go.
static bool obey(void) {
    static char line[100];
    if (!fgets(line, sizeof line, stdin) || strncmp(line, "quit", 4) == 0) return false;
    if (strncmp(line, "take", 4) == 0) {
        print_counted();
    } else if (strncmp(line, "think ", 6) == 0) {
        think = atof(line + 6);
    } else if (strncmp(line, "pause", 5) == 0) {
        paused = true;
    } else if (strncmp(line, "play", 4) == 0) {
        playing = true;
        paused = false;
        for (int who = 0; who < count; who++) muse(who);
    } else {
        fail("it is play, pause, think SECONDS, take or quit, not %s", line);
    }
    return true;
}

static void look(void) {
    struct epoll_event events[256];
    for (;;) {
        int64_t t = now();
        while (timer_count && timers[0].at <= t) {
            struct timer timer = pop_timer();
            if (people[timer.person].due == timer.at) ring(timer.person);
        }
        int64_t left = timer_count ? timers[0].at - now() : SECOND;
        left = left < 0 ? 0 : left;
        struct timespec wait = {left / SECOND, left % SECOND};
        int ready = epoll_pwait2(epoll, events, 256, &wait, NULL);
        if (ready < 0 && errno != EINTR) fail("epoll: %s", strerror(errno));
        for (int at = 0; at < ready; at++) {
            uint32_t who = events[at].data.u32;
            if (who == UINT32_MAX) {
                if (!obey()) return;
            } else if (people[who].state == CONNECTING) {
                reached((int)who);
            } else if (people[who].fd >= 0) {
                take((int)who);
            }
        }
    }
}

// --- the command line ------------------------------------------------------------------------------------------------

static void read_options(int argc, char **argv) {
    static const struct option known[] = {
        {"ports", 1, 0, 'p'}, {"first", 1, 0, 'f'}, {"players", 1, 0, 'n'}, {"seats", 1, 0, 's'},
        {"table", 1, 0, 't'}, {"think", 1, 0, 'k'}, {"at-once", 1, 0, 'a'}, {"seed", 1, 0, 'r'}, {0, 0, 0, 0}};
    unsigned seed = 1;
    for (int option; (option = getopt_long(argc, argv, "", known, NULL)) != -1;) {
        switch (option) {
        case 'p':
            for (char *one = strtok(optarg, ","); one && port_count < MOST_PORTS; one = strtok(NULL, ","))
                ports[port_count++] = atoi(one);
            break;
        case 'f': first = atoi(optarg); break;
        case 'n': count = atoi(optarg); break;
        case 's': seats = atoi(optarg); break;
        case 't': opening = optarg; break;
        case 'k': think = atof(optarg); break;
        case 'a': at_once = atoi(optarg); break;
        case 'r': seed = (unsigned)atoi(optarg); break;
        default: exit(2);
        }
    }
    if (!port_count || count < 1 || seats < 1 || at_once < 1) {
        fputs("crowd --ports PORT[,PORT]... --players N [--first NUMBER] [--seats N] [--table JSON] [--think SECONDS] "
              "[--at-once TABLES] [--seed N]\n", stderr);
        exit(2);
    }
    count = count / seats * seats;
    srandom(seed + (unsigned)first);
    for (int at = 0; at < 4; at++) mask[at] = (uint8_t)random();
}

int main(int argc, char **argv) {
    read_options(argc, argv);
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    if ((rlim_t)count + 16 > limit.rlim_max)
        fail("%d people need more descriptors than there may be: %ju (ulimit -Hn)", count, (uintmax_t)limit.rlim_max);
    setvbuf(stdin, NULL, _IONBF, 0);
    people = calloc((size_t)count, sizeof *people);
    tables = calloc((size_t)(count / seats), sizeof *tables);
    if (!people || !tables) fail("no memory");
    for (int who = 0; who < count; who++) people[who].fd = -1;
    epoll = epoll_create1(EPOLL_CLOEXEC);
    struct epoll_event event = {.events = EPOLLIN, .data.u32 = UINT32_MAX};
    epoll_ctl(epoll, EPOLL_CTL_ADD, STDIN_FILENO, &event);
    counted.since = now();
    for (int at = 0; at < at_once; at++) begin_table();
    look();
    for (int who = 0; who < count; who++) {
        hang_up(&people[who]);
        free(people[who].token);
        free(people[who].legal);
        free(people[who].command);
    }
    free(people);
    free(tables);
    free(timers);
    return 0;
}
