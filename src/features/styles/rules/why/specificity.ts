import { splitCss } from '../split-css';

/** Specificity of a selector: ids, classes, elements. */
export type Specificity = readonly [
	ids: number,
	classes: number,
	elements: number,
];

const NOTHING: Specificity = [ 0, 0, 0 ];

/** Pseudo-classes that have the specificity of their most specific argument. */
const AS_ARGUMENT = /^:(?:is|not|has|matches|any)$/i;

/** Pseudo elements that may be written with one colon. */
const OLD_ELEMENTS = /^:(?:before|after|first-line|first-letter)$/i;

const TOKEN =
	/(?<id>#(?:[\w-]|\\.|[^\x00-\x7f])+)|(?<class>\.(?:[\w-]|\\.|[^\x00-\x7f])+)|(?<attribute>\[[^\]]*\])|(?<element>::[\w-]+)|(?<pseudo>:[\w-]+)|(?<tag>(?:[\w-]|\\.|[^\x00-\x7f])+)|(?<rest>[\s>+~*|&,]+)/gy;

/**
 * Returns the specificity of a single selector.
 *
 * @param selector The selector.
 */
export function getSpecificity( selector: string ): Specificity {
	let total = NOTHING;
	let at = 0;
	while ( at < selector.length ) {
		TOKEN.lastIndex = at;
		const match = TOKEN.exec( selector );
		if ( ! match ) {
			at++;
			continue;
		}
		at += match[ 0 ].length;
		const groups = match.groups ?? {};
		if ( groups.pseudo ?? groups.element ) {
			const argument = readBrackets( selector, at );
			at += argument ? argument.length + 2 : 0;
			total = add(
				total,
				groups.element
					? [ 0, 0, 1 ]
					: weighPseudo( groups.pseudo ?? '', argument )
			);
		} else if ( groups.id ) {
			total = add( total, [ 1, 0, 0 ] );
		} else if ( groups.class ?? groups.attribute ) {
			total = add( total, [ 0, 1, 0 ] );
		} else if ( groups.tag ) {
			total = add( total, [ 0, 0, 1 ] );
		}
	}
	return total;
}

/**
 * Compares two specificities; the result is negative where the first is lower.
 *
 * @param a One specificity.
 * @param b The other.
 */
export function compareSpecificity( a: Specificity, b: Specificity ): number {
	return a[ 0 ] - b[ 0 ] || a[ 1 ] - b[ 1 ] || a[ 2 ] - b[ 2 ];
}

/**
 * Returns the highest specificity of several selectors.
 *
 * @param selectors The selectors.
 */
export function getHighestSpecificity(
	selectors: readonly string[]
): Specificity {
	return selectors
		.map( getSpecificity )
		.reduce(
			( highest, next ) =>
				compareSpecificity( next, highest ) > 0 ? next : highest,
			NOTHING
		);
}

function weighPseudo(
	name: string,
	argument: string | undefined
): Specificity {
	if ( /^:where$/i.test( name ) ) {
		return NOTHING;
	}
	if ( OLD_ELEMENTS.test( name ) ) {
		return [ 0, 0, 1 ];
	}
	if ( AS_ARGUMENT.test( name ) ) {
		return getHighestSpecificity( splitCss( argument ?? '', ',' ) );
	}
	const [ , of ] = /\sof\s+(.+)$/i.exec( argument ?? '' ) ?? [];
	return add(
		[ 0, 1, 0 ],
		of ? getHighestSpecificity( splitCss( of, ',' ) ) : NOTHING
	);
}

function readBrackets( text: string, start: number ): string | undefined {
	if ( text[ start ] !== '(' ) {
		return undefined;
	}
	let depth = 0;
	for ( let end = start; end < text.length; end++ ) {
		depth += Number( text[ end ] === '(' ) - Number( text[ end ] === ')' );
		if ( depth === 0 ) {
			return text.slice( start + 1, end );
		}
	}
	return text.slice( start + 1 );
}

function add( a: Specificity, b: Specificity ): Specificity {
	return [ a[ 0 ] + b[ 0 ], a[ 1 ] + b[ 1 ], a[ 2 ] + b[ 2 ] ];
}
