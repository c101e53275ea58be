// The HTTP API for finished matches: to look at one again, and to hear what would have been better.
import type { Replay, Review } from "../protocol";
import { call } from "./api";

export const past = {
  replay: (code: string, deal: number, seat: string, describe = false) =>
    call<Replay>(
      "GET",
      `/api/matches/${encodeURIComponent(code)}/replay?deal=${deal}&seat=${seat}${describe ? "&describe=true" : ""}`,
    ),
  review: (code: string) => call<Review>("GET", `/api/matches/${encodeURIComponent(code)}/review`),
};
