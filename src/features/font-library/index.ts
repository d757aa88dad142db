export { AddressedFontLibrary } from './addressed-font-library';
export { FontLibrary, type FontLibraryProps } from './font-library';
export {
	readFontPlace,
	writeFontPlace,
	type FontPlace,
	type FontQuery,
} from './font-place';
export { preloadParts as preloadFontParts } from './lazy-parts';
export { useOpenFontLibrary } from './use-open-font-library';
