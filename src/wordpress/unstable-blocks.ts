/*
 * Names of the blocks' package that WordPress marks as experimental, under stable names.
 */
import { __EXPERIMENTAL_ELEMENTS } from '@wordpress/blocks';

/** Selectors of the elements of styles, in the order in which they are printed. */
export const STYLE_ELEMENTS: Readonly< Record< string, string > > =
	__EXPERIMENTAL_ELEMENTS;
