import { splitCss } from '../split-css';

/**
 * Returns the parts of a printed selector as the styles name them: without what WordPress puts around it, and without the number of
 * a block that has a style variation.
 *
 * @param selector The selector of a rule, or a part of it.
 */
export function normalizeSelector( selector: string ): string[] {
	const [ , inner ] =
		/^:root\s+:where\(([^]*)\)$/.exec( selector.trim() ) ?? [];
	return splitCss( inner ?? selector, ',' ).map(
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
 * Tells whether two lists of selectors have one in common.
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
