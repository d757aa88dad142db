import layoutWidths from '../../includes/page/layout-widths.json';

/** Widths in pixels, shared by the layout, its style sheets (`layout-width()`) and the printed shell. */
export const LAYOUT_WIDTHS: Readonly< typeof layoutWidths > = layoutWidths;
