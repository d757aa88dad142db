import { parse } from '@wordpress/block-serialization-default-parser';

import { isRecord } from '../is-record';

/** A block as parsed from its markup. Its type need not be registered. */
export interface MarkupBlock {
	/** Its name; null for markup that is outside of blocks. */
	name: string | null;
	attributes: Readonly< Record< string, unknown > >;
	/** Its markup in order; null is the position of the next inner block. */
	parts: readonly ( string | null )[];
	innerBlocks: readonly MarkupBlock[];
}

type ParsedBlock = ReturnType< typeof parse >[ number ];

/** Characters that could end the comment of a block, or that a filter of markup could change. */
const ESCAPES: readonly ( readonly [ RegExp, string ] )[] = [
	[ /\\\\/g, '\\u005c' ],
	[ /--/g, '\\u002d\\u002d' ],
	[ /</g, '\\u003c' ],
	[ />/g, '\\u003e' ],
	[ /&/g, '\\u0026' ],
	[ /\\"/g, '\\u0022' ],
];

/**
 * Reads the blocks of a record's content. Whitespace between blocks is omitted.
 *
 * @param markup Stored content.
 */
export function parseMarkup( markup: string ): MarkupBlock[] {
	return parse( markup ).map( toBlock ).filter( isSaying );
}

/**
 * Serialises blocks as WordPress does.
 *
 * @param blocks Blocks.
 */
export function serializeMarkup( blocks: readonly MarkupBlock[] ): string {
	return blocks.map( serializeBlock ).join( '\n\n' );
}

function toBlock( block: ParsedBlock ): MarkupBlock {
	return {
		name: block.blockName,
		attributes: isRecord( block.attrs ) ? block.attrs : {},
		// Whitespace around markup outside of blocks also separates blocks.
		parts:
			block.blockName === null
				? [ block.innerHTML.trim() ]
				: block.innerContent,
		innerBlocks: block.innerBlocks.map( toBlock ),
	};
}

function isSaying( { name, parts }: MarkupBlock ): boolean {
	return name !== null || parts.some( ( part ) => part?.trim() !== '' );
}

function serializeBlock( {
	name,
	attributes,
	parts,
	innerBlocks,
}: MarkupBlock ): string {
	const inner = innerBlocks.values();
	const content = parts
		.map( ( part ) => {
			const next = part === null ? inner.next().value : undefined;
			return next ? serializeBlock( next ) : part ?? '';
		} )
		.join( '' );
	if ( name === null ) {
		return content;
	}
	const text =
		Object.keys( attributes ).length > 0
			? ` ${ escapeAttributes( attributes ) }`
			: '';
	const shortName = name.replace( /^core\//, '' );
	return parts.length === 0
		? `<!-- wp:${ shortName }${ text } /-->`
		: `<!-- wp:${ shortName }${ text } -->${ content }<!-- /wp:${ shortName } -->`;
}

function escapeAttributes( attributes: MarkupBlock[ 'attributes' ] ): string {
	return ESCAPES.reduce(
		( text, [ pattern, escape ] ) => text.replace( pattern, escape ),
		JSON.stringify( attributes )
	);
}
