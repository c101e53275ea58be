/** Milliseconds to wait for what comes at once on a quiet machine; a slow one may take its time. */
export const PATIENCE = 30_000;
