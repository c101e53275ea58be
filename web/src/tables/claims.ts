// The events that are a claim: who was first heard it so.
export const CLAIM = /^trojki-place/;
