/** The category of all patterns. */
export const ALL_PATTERNS = 'all-patterns';

/** The category of the patterns that people of the site made. */
export const MY_PATTERNS = 'my-patterns';

/** The category of patterns that have none, and the area of parts that have none (specification 9). */
export const UNCATEGORIZED = 'uncategorized';

/** The group of all template parts (specification 9). */
export const ALL_PARTS = 'all-parts';
