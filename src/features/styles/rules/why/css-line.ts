import { normalizeSelector } from './normalize-selector';

/**
 * Returns the line of a CSS text on which a rule sets a property; undefined where there is no such rule. Of several rules the
 * last one wins, as in a document.
 *
 * @param css       The text.
 * @param selectors Selectors of the rule, as the browser has them.
 * @param property  Longhand of the property.
 */
export function findCssLine(
	css: string,
	selectors: readonly string[],
	property: string
): number | undefined {
	// Comments are blanked, but their line breaks remain.
	const text = css.replace( /\/\*[^]*?\*\//g, ( comment ) =>
		comment.replace( /[^\n]/g, ' ' )
	);
	const wanted = new Set( selectors.flatMap( normalizeSelector ) );
	let line: number | undefined;
	for ( const match of text.matchAll( /([^{}]+)\{(?=([^{}]*))/g ) ) {
		const [ , prelude = '', body = '' ] = match;
		const selector = prelude.slice( prelude.lastIndexOf( ';' ) + 1 );
		const isWanted = normalizeSelector( selector ).some( ( part ) =>
			wanted.has( part )
		);
		const at = isWanted ? findProperty( body, property ) : undefined;
		if ( at !== undefined ) {
			line = countLines(
				text.slice( 0, match.index + prelude.length + 1 + at )
			);
		}
	}
	return line;
}

// The name of a shorthand begins those of its longhands, except `border-radius`.
function findProperty( body: string, property: string ): number | undefined {
	let at: number | undefined;
	for ( const match of body.matchAll( /([\w-]+)\s*:/g ) ) {
		const [ , name = '' ] = match;
		const isOfRadius = name === 'border-radius';
		if (
			isOfRadius
				? property.endsWith( '-radius' )
				: property === name || property.startsWith( `${ name }-` )
		) {
			at = match.index;
		}
	}
	return at;
}

function countLines( text: string ): number {
	return text.split( '\n' ).length;
}
