import { getTypographyFontSizeValue } from '@wordpress/global-styles-engine';

import type { CssProperty } from '../rules/why/css-properties';
import type { Cascade, CascadeEntry } from '../rules/why/cascade';
import { haveCommonSelector } from '../rules/why/normalize-selector';
import { toCss } from '../rules/why/to-css';
import type { ExplainContext } from './explain-context';
import type { Declaration } from './find-declarations';

/** A property of an element with the settings and the declaration that may set it. */
export interface FoundProperty {
	property: CssProperty;
	cascade: Cascade | undefined;
	declaration: Declaration | undefined;
	/** Number of steps to the ancestor that has the declaration. */
	distance: number;
}

/**
 * Returns the entry whose rule is the declaration that applies; undefined where there is none.
 *
 * @param found The property.
 */
export function findPrintedEntry( {
	cascade,
	declaration,
	distance,
}: FoundProperty ): CascadeEntry | undefined {
	return cascade && declaration && cascade.distance === distance
		? cascade.entries.find(
				( { node, isReplaced, selectors } ) =>
					node !== undefined &&
					! isReplaced &&
					haveCommonSelector( declaration.selectors, selectors )
		  )
		: undefined;
}

/**
 * Returns the CSS value that WordPress prints for an entry; undefined where it prints none.
 *
 * @param entry    The entry.
 * @param property Property that it sets.
 * @param context  Facts about the document and the site.
 */
export function printEntry(
	{ value, isNegative }: CascadeEntry,
	{ name }: CssProperty,
	{ configs: { merged } }: ExplainContext
): string | undefined {
	const css = toCss( value, merged.styles );
	if ( css !== undefined && isNegative ) {
		return `calc(${ css } * -1)`;
	}
	return css !== undefined && name === 'font-size'
		? String(
				getTypographyFontSizeValue(
					{ name: '', slug: '', size: css },
					merged.settings
				)
		  )
		: css;
}

/**
 * Returns an ancestor of an element.
 *
 * @param element  The element.
 * @param distance Number of steps; 0 is the element itself.
 */
export function getAncestor( element: Element, distance: number ): Element {
	let current = element;
	for ( let step = 0; step < distance; step++ ) {
		current = current.parentElement ?? current;
	}
	return current;
}
