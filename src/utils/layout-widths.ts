import layoutWidths from '../../includes/page/layout-widths.json';

/** Widths in pixels that the layout, its style sheets (`layout-width()`) and the printed shell share. */
export const LAYOUT_WIDTHS: Readonly< typeof layoutWidths > = layoutWidths;
