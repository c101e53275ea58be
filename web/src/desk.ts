// Whether the window is as large as a desk: the same as --desk in breakpoints.css, for what differs by more than style.
export const DESK = "(min-width: 56.25em) and (min-height: 38.75em)";

export const onDesk = (): boolean => matchMedia(DESK).matches;
