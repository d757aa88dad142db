import { normalizeSelector } from './normalize-selector';

/** Returns whether a declaration of a text is the one that is looked for, by its value. */
export type IsDeclaration = ( name: string, value: string ) => boolean;

/**
 * Returns the line of a CSS text on which a rule sets a property to a value; undefined where there is no such rule. Of several rules the
 * last one wins, as in a document.
 *
 * @param css           The text.
 * @param selectors     Selectors of the rule, as the browser has them.
 * @param property      Longhand of the property.
 * @param isDeclaration Checks the value.
 */
export function findCssLine(
	css: string,
	selectors: readonly string[],
	property: string,
	isDeclaration: IsDeclaration
): number | undefined {
	const text = blankComments( css );
	const wanted = new Set( selectors.flatMap( normalizeSelector ) );
	let line: number | undefined;
	for ( const match of text.matchAll( /([^{}]+)\{(?=([^{}]*))/g ) ) {
		const [ , prelude = '', body = '' ] = match;
		const selector = prelude.slice( prelude.lastIndexOf( ';' ) + 1 );
		const isWanted = normalizeSelector( selector ).some( ( part ) =>
			wanted.has( part )
		);
		const at = isWanted
			? findProperty( body, property, isDeclaration )
			: undefined;
		if ( at !== undefined ) {
			line = countLines(
				text.slice( 0, match.index + prelude.length + 1 + at )
			);
		}
	}
	return line;
}

/**
 * Returns whether a CSS text without selectors, as blocks have, sets a property to a value.
 *
 * @param css           The text.
 * @param property      Longhand of the property.
 * @param isDeclaration Checks the value.
 */
export function setsCssProperty(
	css: string,
	property: string,
	isDeclaration: IsDeclaration
): boolean {
	return (
		findProperty( blankComments( css ), property, isDeclaration ) !==
		undefined
	);
}

// Comments are blanked, but their line breaks remain.
function blankComments( css: string ): string {
	return css.replace( /\/\*[^]*?\*\//g, ( comment ) =>
		comment.replace( /[^\n]/g, ' ' )
	);
}

// The name of a shorthand begins those of its longhands, except `border-radius`.
function findProperty(
	body: string,
	property: string,
	isDeclaration: IsDeclaration
): number | undefined {
	let at: number | undefined;
	for ( const match of body.matchAll( /([\w-]+)\s*:([^;{}]*)/g ) ) {
		const [ , name = '', value = '' ] = match;
		const isOfRadius = name === 'border-radius';
		const isOfProperty = isOfRadius
			? property.endsWith( '-radius' )
			: property === name || property.startsWith( `${ name }-` );
		if ( isOfProperty && isDeclaration( name, value.trim() ) ) {
			at = match.index;
		}
	}
	return at;
}

function countLines( text: string ): number {
	return text.split( '\n' ).length;
}
