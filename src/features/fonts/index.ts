export { AddressedFontLibrary } from './addressed-font-library';
export { FontLibrary, type FontLibraryProps } from './font-library';
export {
	parseFontLocation as readFontPlace,
	formatFontLocation as writeFontPlace,
	type FontLocation as FontPlace,
	type FontQuery,
} from './font-location';
export { nameInstalled } from './library/list-library';
export { preloadParts as preloadFontParts } from './lazy-parts';
export { useOpenFontLibrary } from './use-open-font-library';
export { getFontFaceCss } from './rules/font-face-css';
export { readFontLists } from './rules/font-lists';
export type { ThemeFiles } from './theme-files';
