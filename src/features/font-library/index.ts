export { FontLibrary, type FontLibraryProps } from './font-library';
export {
	FontLibraryModal,
	type FontLibraryModalProps,
} from './font-library-modal';
export {
	LIBRARY_TAB,
	readFontPlace,
	writeFontPlace,
	type FontPlace,
	type FontQuery,
} from './font-place';
