/** The group of all patterns. */
export const ALL_PATTERNS = 'all-patterns';

/** The group of the patterns that people of the site created. */
export const MY_PATTERNS = 'my-patterns';

/** The group of patterns without a category, and the general area of parts (specification 9). */
export const UNCATEGORIZED = 'uncategorized';

/** The group of all template parts (specification 9). */
export const ALL_PARTS = 'all-parts';
