// How long a card that need not be thought about waits all the same: as long as somebody thinks, and never just as
// long as the time before. So a planned play tells the others nothing.
const [LEAST, MOST] = [700, 1500]; // milliseconds

export const thought = (): number => LEAST + (MOST - LEAST) * Math.random();
