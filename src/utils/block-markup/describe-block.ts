import { isRecord } from '../is-record';
import { shorten } from '../shorten';
import type { MarkupBlock } from './markup';

/** One attribute that differs between two blocks. */
export interface AttributeDifference {
	/** Keys from the block's attributes down. */
	path: readonly string[];
	before: unknown;
	after: unknown;
}

/** Attributes that name a block without text. */
const NAMING_ATTRIBUTES = [ 'label', 'title', 'slug' ];

const MAX_LENGTH = 60;

/**
 * Returns the text of a block without markup, or the attribute that names it; empty for a block without either.
 *
 * @param block Block.
 */
export function getBlockText( block: MarkupBlock ): string {
	const name = NAMING_ATTRIBUTES.map(
		( key ) => block.attributes[ key ]
	).find( ( value ) => typeof value === 'string' && value !== '' );
	const text = block.parts
		.join( ' ' )
		.replace( /<[^>]*>/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();
	return shorten( text === '' ? String( name ?? '' ) : text, MAX_LENGTH );
}

/**
 * Lists the attributes that differ between two blocks, value by value.
 *
 * @param before Attributes of the one.
 * @param after  Attributes of the other.
 */
export function diffAttributes(
	before: unknown,
	after: unknown
): readonly AttributeDifference[] {
	return compare( before, after, [] );
}

function compare(
	before: unknown,
	after: unknown,
	path: readonly string[]
): AttributeDifference[] {
	if ( isNode( before ) && isNode( after ) ) {
		const keys = new Set(
			[ before, after ].flatMap( ( node ) => Object.keys( node ?? {} ) )
		);
		return Array.from( keys ).flatMap( ( key ) =>
			compare( readKey( before, key ), readKey( after, key ), [
				...path,
				key,
			] )
		);
	}
	return JSON.stringify( before ) === JSON.stringify( after )
		? []
		: [ { path, before, after } ];
}

function isNode(
	value: unknown
): value is Record< string, unknown > | undefined {
	return value === undefined || isRecord( value );
}

function readKey(
	node: Record< string, unknown > | undefined,
	key: string
): unknown {
	return node && Object.hasOwn( node, key ) ? node[ key ] : undefined;
}
