/** How long a step may take, in milliseconds: on a very large site the host's documents alone take over 30 s. */
export const TIMEOUT_MS = 180_000;
