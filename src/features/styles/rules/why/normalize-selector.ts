import { splitCss } from '../split-css';

/**
 * Returns the parts of a printed selector as the styles name them: without the wrappers that WordPress adds, and without the number of
 * a block that has a style variation.
 *
 * @param selector The selector of a rule, or a part of it.
 */
export function normalizeSelector( selector: string ): string[] {
	return splitCss( unwrap( selector.trim() ), ',' ).map(
		( part ) =>
			part
				.replace(
					/(?:html\s+|body)?\.editor-styles-wrapper(?![\w-])\s*/g,
					''
				)
				.replace( /(\.is-style-[\w-]+?)--[\w-]+/g, '$1' )
				.replaceAll( /["']/g, '' )
				.replace( /\s+/g, ' ' )
				.replace( /\s*([>+~,])\s*/g, '$1' )
				.trim() || 'body'
	);
}

/**
 * Returns whether two lists of selectors have one in common.
 *
 * @param printed Selectors of a rule.
 * @param named   Selectors of a place of the styles.
 */
export function haveCommonSelector(
	printed: readonly string[],
	named: readonly string[]
): boolean {
	const all = new Set( named.flatMap( normalizeSelector ) );
	return printed
		.flatMap( normalizeSelector )
		.some( ( selector ) => all.has( selector ) );
}

// Removes the `:where()` that WordPress puts around the first part of a selector to equalize specificity.
function unwrap( selector: string ): string {
	const [ start = '' ] = /^(?::root\s+)?:where\(/.exec( selector ) ?? [];
	let depth = start === '' ? 0 : 1;
	for ( let end = start.length; depth > 0 && end < selector.length; end++ ) {
		depth +=
			Number( selector[ end ] === '(' ) -
			Number( selector[ end ] === ')' );
		if ( depth === 0 ) {
			return (
				selector.slice( start.length, end ) + selector.slice( end + 1 )
			);
		}
	}
	return selector;
}
