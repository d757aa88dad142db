/** All rows have this height, so that only those in view need to be there. */
export const ROW_HEIGHT_PX = 36;

/** How far each level is indented. */
export const INDENT_PX = 20;
