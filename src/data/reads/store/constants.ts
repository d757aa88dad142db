/** Name of the store. */
export const STORE_NAME = 'atelier/resources';

/** Size of the cache; the answers received longest ago are removed first. */
export const MAX_ANSWERS = 200;

/** An older answer is still shown at once, but requested again when it is read. */
export const FRESH_MS = 30_000;
