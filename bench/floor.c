// The floor under a server of Stolik: the same frames and rows, made durable in the same way, and no rules at all.
//
// It answers the crowds (load.py, crowd.c) as the server does: guests, tables, websockets, `hello`, `join`, `do`. At
// its tables the next seat is always asked, and anything is legal. An action is a row appended to a file; 20 ms later,
// the longest that the server gathers, the file is flushed, and all at the table get a frame as long as the server's
// mean.
// What this costs is the kernel's: sockets, the loopback, the disk. No server that does the same can cost less.
//
// `bench/server.py --floor` compiles it, starts it with the arguments of `stolik serve`, of which it takes --port and
// --data, and prints it beside the server.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
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

#define MILLISECOND 1000000LL  // times are nanoseconds of CLOCK_MONOTONIC
#define GATHER (20 * MILLISECOND)
#define PING_SECONDS 45
#define FRAME 400              // bytes of a `told`: bytes / heard of bench/server.py
#define ROW 156                // bytes of an action in the log
#define SEATS 8                // at most, at a table
#define GATHERED 65536         // actions, at most, of a commit
#define INPUT 65536

struct connection { int table, seat, kept_size; bool open, up; char *kept; };

struct table { int fds[SEATS], v, seats, ready; };  // fds: 0 where nobody sits

struct action { int table, seat; char id[36]; };

static struct connection *connections;  // by descriptor
static struct table *tables;
static struct action waiting[GATHERED];
static int table_count, table_room, waiting_count, epoll, log_file, most_descriptors;
static long commits;
static double commit_seconds;
static char input[INPUT + 1];

static int64_t now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000 * MILLISECOND + t.tv_nsec;
}

static void fail(const char *what) {
    fprintf(stderr, "floor: %s: %s\n", what, strerror(errno));
    exit(1);
}

static void *grown(void *old, size_t size) {
    void *found = realloc(old, size);
    if (!found) fail("no memory");
    return found;
}

static void hang_up(int fd) {
    struct connection *one = &connections[fd];
    if (one->table >= 0 && tables[one->table].fds[one->seat] == fd) tables[one->table].fds[one->seat] = 0;
    free(one->kept);
    one->open = false;
    one->kept = NULL;
    close(fd);
}

// A client that does not read is the crowd's mistake: what it loses it will count.
static void put(int fd, const char *data, size_t size) {
    ssize_t sent = send(fd, data, size, MSG_NOSIGNAL);
    (void)sent;
}

static void put_frame(int fd, int opcode, const char *data, size_t size) {
    char frame[1024];
    size_t head = size < 126 ? 2 : 4;
    if (size > sizeof frame - head) return;
    frame[0] = (char)(0x80 | opcode);
    frame[1] = (char)(size < 126 ? size : 126);
    if (head == 4) {
        frame[2] = (char)(size >> 8);
        frame[3] = (char)size;
    }
    memcpy(frame + head, data, size);
    put(fd, frame, head + size);
}

static void say(int fd, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void say(int fd, const char *format, ...) {
    char text[900];
    va_list rest;
    va_start(rest, format);
    int size = vsnprintf(text, sizeof text, format, rest);
    va_end(rest);
    put_frame(fd, 1, text, (size_t)size);
}

// A step of a table, for all who sit there; `id` is of the command of the one on this seat.
static void tell(int number, int seat, const char *id) {
    static char padding[FRAME];
    struct table *table = &tables[number];
    memset(padding, 'x', sizeof padding);
    table->v++;
    for (int at = 0; at < table->seats; at++) {
        char own[50] = "", text[900];
        bool asked = table->ready >= table->seats && table->v % table->seats == at;
        if (at == seat) snprintf(own, sizeof own, "\"id\":\"%s\",", id);
        int size = snprintf(
            text, sizeof text,
            "{\"t\":\"told\",\"v\":%d,%s\"view\":{\"turn\":%d},\"legal\":[%s],\"asked\":%s,\"events\":[[\"",
            table->v, own, table->v % table->seats, asked ? "\"play 7C\",\"play 8C\"" : "", asked ? "true" : "false");
        int missing = FRAME - size - 7;
        size += snprintf(text + size, sizeof text - (size_t)size, "%.*s\",{}]]}", missing > 0 ? missing : 0, padding);
        if (table->fds[at]) put_frame(table->fds[at], 1, text, (size_t)size);
    }
}

static void commit(void) {
    int64_t began = now();
    if (fdatasync(log_file) < 0) fail("fdatasync");
    commit_seconds += (double)(now() - began) / 1e9;
    commits++;
    for (int at = 0; at < waiting_count; at++) tell(waiting[at].table, waiting[at].seat, waiting[at].id);
    waiting_count = 0;
}

// --- what clients want -----------------------------------------------------------------------------------------------

// The text of a member, wherever it stands in a message.
static bool text_of(const char *message, const char *name, char *text, size_t room) {
    char wanted[40];
    snprintf(wanted, sizeof wanted, "\"%s\":\"", name);
    const char *begin = strstr(message, wanted);
    const char *end = begin ? strchr(begin += strlen(wanted), '"') : NULL;
    if (!end || (size_t)(end - begin) >= room) return false;
    memcpy(text, begin, (size_t)(end - begin));
    text[end - begin] = 0;
    return true;
}

static void answer(int fd, const char *status, const char *format, ...) __attribute__((format(printf, 3, 4)));
static void answer(int fd, const char *status, const char *format, ...) {
    char body[600], text[900];
    va_list rest;
    va_start(rest, format);
    int size = vsnprintf(body, sizeof body, format, rest);
    va_end(rest);
    size = snprintf(text, sizeof text, "HTTP/1.1 %s\r\nContent-Length: %d\r\n\r\n%s", status, size, body);
    put(fd, text, (size_t)size);
}

static void request(int fd, const char *text) {
    static const char upgraded[] =
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n";
    if (strncmp(text, "GET /ws", 7) == 0) {
        connections[fd].up = true;
        put(fd, upgraded, sizeof upgraded - 1);
    } else if (strncmp(text, "GET /readyz", 11) == 0) {
        answer(fd, "200 OK", "ok\n");
    } else if (strncmp(text, "GET /metrics", 12) == 0) {
        const char form[] = "stolik_commit_seconds_count %ld\nstolik_commit_seconds_sum %f\n";
        answer(fd, "200 OK", form, commits, commit_seconds);
    } else if (strncmp(text, "POST /api/guest", 15) == 0) {
        answer(fd, "201 Created", "{\"token\":\"%0100d\"}", fd);
    } else if (strncmp(text, "POST /api/tables", 16) == 0) {
        const char *seats = strstr(text, "\"seats\":");
        if (table_count == table_room) tables = grown(tables, (size_t)(table_room += 4096) * sizeof *tables);
        tables[table_count] = (struct table){.seats = seats ? atoi(seats + 8) : 0};
        if (tables[table_count].seats < 1 || tables[table_count].seats > SEATS) {
            answer(fd, "422 Unprocessable Content", "{\"error\":[\"seats\",{}]}");
            return;
        }
        answer(fd, "201 Created", "{\"code\":\"%06d\"}", table_count++);
    } else {
        answer(fd, "404 Not Found", "not found\n");
    }
}

static void message(int fd, const char *text) {
    struct connection *one = &connections[fd];
    char kind[16] = "", code[20] = "", id[36] = "", what[16] = "";
    text_of(text, "t", kind, sizeof kind);
    if (strcmp(kind, "hello") == 0) {
        say(fd, "{\"t\":\"welcome\",\"person\":\"p\",\"name\":\"Guest\",\"kind\":\"guest\",\"now\":0,\"tables\":[]}");
        return;
    }
    int number = text_of(text, "table", code, sizeof code) ? atoi(code) : -1;
    if (number < 0 || number >= table_count) {
        say(fd, "{\"t\":\"bad\",\"event\":[\"server-not-here\",{}]}");
        return;
    }
    struct table *table = &tables[number];
    text_of(text, "id", id, sizeof id);
    text_of(text, "do", what, sizeof what);
    if (strcmp(kind, "join") == 0) {
        say(fd, "{\"t\":\"shown\",\"v\":%d,\"seat\":null,\"legal\":[],\"asked\":false}", table->v);
    } else if (strcmp(what, "sit") == 0) {
        const char *seat = strstr(text, "\"seat\":");
        one->table = number;
        one->seat = seat ? atoi(seat + 7) % table->seats : 0;
        table->fds[one->seat] = fd;
        say(fd, "{\"t\":\"done\",\"id\":\"%s\",\"v\":%d}", id, table->v);
    } else if (one->table != number) {
        say(fd, "{\"t\":\"refused\",\"id\":\"%s\",\"reason\":[\"table-no-seat\",{}]}", id);
    } else if (strcmp(what, "ready") == 0) {
        table->ready++;
        tell(number, one->seat, id);
    } else {
        static const char row[ROW];
        if (write(log_file, row, ROW) != ROW) fail("the row of an action");
        waiting[waiting_count].table = number;
        waiting[waiting_count].seat = one->seat;
        memcpy(waiting[waiting_count].id, id, sizeof id);
        if (++waiting_count == GATHERED) commit();
    }
}

// One request at the beginning of what has come: its size, 0 if it is not whole.
static size_t take_request(int fd, char *data, size_t size) {
    char *end = strstr(data, "\r\n\r\n"), *length = strcasestr(data, "\r\ncontent-length:");
    size_t body = end && length && length < end ? strtoul(length + 17, NULL, 10) : 0;
    if (!end || size < (size_t)(end - data) + 4 + body) return 0;
    size = (size_t)(end - data) + 4 + body;
    char behind = data[size];
    data[size] = 0;
    request(fd, data);
    data[size] = behind;
    return size;
}

// The same of a frame, which a client has masked.
static size_t take_frame(int fd, char *data, size_t size) {
    const uint8_t *bytes = (const uint8_t *)data;
    if (size < 6) return 0;
    size_t length = bytes[1] & 127, head = length < 126 ? 6 : 8;
    if (length == 127) {  // nothing that long is said here
        hang_up(fd);
        return 0;
    }
    if (head == 8) length = (size_t)bytes[2] << 8 | bytes[3];
    if (size < head + length) return 0;
    char *payload = data + head, behind = payload[length];
    for (size_t at = 0; at < length; at++) payload[at] = (char)(payload[at] ^ payload[(int)(at & 3) - 4]);
    payload[length] = 0;
    int opcode = bytes[0] & 15;
    if (opcode == 1) message(fd, payload);
    payload[length] = behind;
    if (opcode == 8) hang_up(fd);
    return head + length;
}

static void take(int fd) {
    struct connection *one = &connections[fd];
    size_t size = (size_t)one->kept_size, used = 0;
    if (size) memcpy(input, one->kept, size);
    ssize_t got = recv(fd, input + size, INPUT - size, 0);
    if (got < 0 && errno == EAGAIN) return;
    if (got <= 0) {
        hang_up(fd);
        return;
    }
    size += (size_t)got;
    input[size] = 0;
    while (used < size && one->open) {
        size_t taken = (one->up ? take_frame : take_request)(fd, input + used, size - used);
        if (!taken) break;
        used += taken;
    }
    if (!one->open) return;
    one->kept_size = (int)(size - used);
    if (one->kept_size) {
        one->kept = grown(one->kept, (size_t)one->kept_size);
        memcpy(one->kept, input + used, (size_t)one->kept_size);
    }
}

// --- the loop --------------------------------------------------------------------------------------------------------

static void welcome(int listener) {
    int yes = 1;
    for (int fd; (fd = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC)) >= 0;) {
        if (fd >= most_descriptors) {
            close(fd);
            continue;
        }
        connections[fd] = (struct connection){.table = -1, .open = true};
        setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
        struct epoll_event event = {.events = EPOLLIN, .data.fd = fd};
        if (epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &event) < 0) fail("epoll");
    }
}

// The connections whose turn it is among those of a whole period of pings.
static void ping(int64_t *last, double *place) {
    int64_t t = now();
    double until = *place + (double)(t - *last) / (1e9 * PING_SECONDS) * most_descriptors;
    for (int fd = (int)*place; fd < (int)until; fd++) {
        struct connection *one = &connections[fd % most_descriptors];
        if (one->open && one->up) put_frame(fd % most_descriptors, 9, "ping", 4);
    }
    *last = t;
    *place = until >= most_descriptors ? until - most_descriptors : until;
}

static void serve(int listener) {
    struct epoll_event events[256];
    int64_t due = 0, pinged = now();
    double place = 0;
    for (;;) {
        int64_t left = waiting_count ? due - now() : 1000 * MILLISECOND;
        left = left < 0 ? 0 : left;
        struct timespec wait = {left / (1000 * MILLISECOND), left % (1000 * MILLISECOND)};
        int ready = epoll_pwait2(epoll, events, 256, &wait, NULL);
        for (int at = 0; at < ready; at++) {
            int fd = events[at].data.fd;
            bool none = !waiting_count;
            if (fd == listener) welcome(listener);
            else if (connections[fd].open) take(fd);
            if (none && waiting_count) due = now() + GATHER;
        }
        if (waiting_count && now() >= due) commit();
        if (now() - pinged > 100 * MILLISECOND) ping(&pinged, &place);
    }
}

static void stop(int number) {
    (void)number;
    _exit(0);
}

int main(int argc, char **argv) {
    const char *port = NULL, *folder = NULL;
    for (int at = 1; at + 1 < argc; at++) {
        if (strcmp(argv[at], "--port") == 0) port = argv[at + 1];
        if (strcmp(argv[at], "--data") == 0) folder = argv[at + 1];
    }
    if (!port || !folder) {
        fputs("floor --port PORT --data FOLDER\n", stderr);
        return 2;
    }
    signal(SIGTERM, stop);
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    most_descriptors = limit.rlim_max < 200000 ? (int)limit.rlim_max : 200000;
    connections = calloc((size_t)most_descriptors, sizeof *connections);
    if (!connections) fail("no memory");
    char path[4096];
    snprintf(path, sizeof path, "%s/floor.log", folder);
    log_file = open(path, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
    if (log_file < 0) fail(path);
    int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0), yes = 1;
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    struct sockaddr_in own = {.sin_family = AF_INET, .sin_port = htons((uint16_t)atoi(port))};
    own.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (bind(listener, (struct sockaddr *)&own, sizeof own) < 0 || listen(listener, 4096) < 0) fail("the port");
    epoll = epoll_create1(EPOLL_CLOEXEC);
    struct epoll_event event = {.events = EPOLLIN, .data.fd = listener};
    if (epoll_ctl(epoll, EPOLL_CTL_ADD, listener, &event) < 0) fail("epoll");
    serve(listener);
    return 0;
}
