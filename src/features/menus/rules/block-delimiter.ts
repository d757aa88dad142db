import type { MenuAttributes } from './types';

/** A delimiter of a block in markup. */
export interface BlockDelimiter {
	kind: 'void' | 'opener' | 'closer';
	/** Name of the block with its namespace. */
	name: string;
	/** Its attributes as JSON; empty without any. */
	json: string;
	start: number;
	end: number;
}

// The grammar of WordPress's own parser. The possessive group prevents backtracking at each brace of long JSON.
const DELIMITER =
	/<!--\s+(\/)?wp:([a-z][a-z0-9_-]*\/)?([a-z][a-z0-9_-]*)\s+({(?:(?=([^}]+|}+(?=})|(?!}\s+\/?-->)[^])*)\5|[^]*?)}\s+)?(\/)?-->/g;

/**
 * Returns the delimiters of blocks in markup, in their order.
 *
 * @param markup Block markup.
 */
export function findDelimiters( markup: string ): BlockDelimiter[] {
	return [ ...markup.matchAll( DELIMITER ) ].map( ( match ) => {
		const [ text, slash, namespace = 'core/', name, json = '', , end ] =
			match;
		const kind = end ? 'void' : 'opener';
		return {
			kind: slash ? 'closer' : kind,
			name: `${ namespace }${ name }`,
			json: json.trim(),
			start: match.index,
			end: match.index + text.length,
		};
	} );
}

/**
 * Parses the attributes of a delimiter; returns none for invalid JSON.
 *
 * @param json JSON.
 */
export function parseAttributes( json: string ): MenuAttributes {
	if ( json === '' ) {
		return {};
	}
	try {
		return JSON.parse( json );
	} catch {
		return {};
	}
}

/**
 * Returns an opening or void delimiter, formatted as by WordPress.
 *
 * @param name       Name of the block with its namespace.
 * @param attributes Its attributes.
 * @param isVoid     Whether the block has no content.
 */
export function formatOpener(
	name: string,
	attributes: MenuAttributes,
	isVoid: boolean
): string {
	const json = Object.keys( attributes ).length
		? `${ formatAttributes( attributes ) } `
		: '';
	return `<!-- wp:${ shortName( name ) } ${ json }${ isVoid ? '/' : '' }-->`;
}

/**
 * Returns a closing delimiter.
 *
 * @param name Name of the block with its namespace.
 */
export function formatCloser( name: string ): string {
	return `<!-- /wp:${ shortName( name ) } -->`;
}

function shortName( name: string ): string {
	return name.replace( /^core\//, '' );
}

// Characters that would end the comment, or that HTML filters change, are escaped.
function formatAttributes( attributes: MenuAttributes ): string {
	return JSON.stringify( attributes )
		.replaceAll( '\\\\', '\\u005c' )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' )
		.replaceAll( '\\"', '\\u0022' );
}
