/** Value of `preview` in the address that shows the Style Book (specification 2.1). */
export const STYLE_BOOK = 'stylebook';
