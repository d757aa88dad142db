export { AddressedFontLibrary } from './addressed-font-library';
export { FontLibrary, type FontLibraryProps } from './font-library';
export { nameInstalled } from './library/list-library';
export { useOpenFontLibrary } from './use-open-font-library';
export { getFontFaceCss } from './rules/font-face-css';
export { readFontLists } from './rules/font-lists';
export type { ThemeFiles } from './theme-files';
