/** Name of the store. */
export const STORE_NAME = 'atelier/resources';

/** How many answers are kept; those received longest ago are forgotten first. */
export const MAX_ANSWERS = 200;

/** An older answer is shown at once, and asked for again, when it is read again. */
export const FRESH_MS = 30_000;
