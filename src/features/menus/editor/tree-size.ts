/** Height of each row. It is the same for all, so that only the rows in view have to be rendered. */
export const ROW_HEIGHT_PX = 36;

/** Indentation of each level. */
export const INDENT_PX = 20;
