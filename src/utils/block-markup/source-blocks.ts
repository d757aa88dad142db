import { isRecord } from '../is-record';
import type { MarkupBlock } from './markup';

/** A block with the bytes of which it was read. */
export interface SourceBlock {
	/** The block for comparisons: whitespace at both ends of its markup is omitted. */
	block: MarkupBlock;
	/** All of its markup. */
	source: string;
	/** Whitespace before it; undefined for the first of its list. */
	lead: string | undefined;
	/** Its markup before and after its inner blocks; undefined without any. */
	shell: { start: string; end: string } | undefined;
	inner: SourceList;
}

/** Blocks in the order of their markup. */
export interface SourceList {
	blocks: readonly SourceBlock[];
	/** Whitespace before the first one. */
	head: string;
	/** Whitespace after the last one. */
	tail: string;
}

/** A block whose end was not read yet. The root has an empty name. */
interface OpenBlock {
	name: string;
	attributes: MarkupBlock[ 'attributes' ];
	from: number;
	/** End of its markup that was read. */
	cursor: number;
	parts: ( string | null )[];
	/** Markup before its first inner block. */
	start: string;
	/** Whitespace before its first inner block. */
	head: string;
	inner: SourceBlock[];
}

type NewBlock = Omit< SourceBlock, 'lead' | 'source' > & {
	from: number;
	to: number;
};

/** Deeper markup is not merged, since each level costs a comparison. PHP has the same limits. */
const MAX_DEPTH = 50;
const MAX_ATTRIBUTE_DEPTH = 50;

const OPENING = /<!--[ \t\n\v\f\r]+\/?wp:/g;
const COMMENT =
	/^<!--[ \t\n\v\f\r]+(\/)?wp:([a-z][a-z0-9_-]*\/)?([a-z][a-z0-9_-]*)[ \t\n\v\f\r]+(?:(\{.*\})[ \t\n\v\f\r]+)?(\/)?-->$/s;
const LEADING_SPACE = /^[ \t\n\v\f\r]*/;

/**
 * Reads the blocks of a content with their bytes.
 *
 * @param markup The content.
 * @return Undefined for markup that is invalid, ambiguous or too deep.
 */
export function readSourceBlocks( markup: string ): SourceList | undefined {
	const stack: OpenBlock[] = [ openBlock( '', {}, 0, 0 ) ];
	OPENING.lastIndex = 0;
	for (
		let match = OPENING.exec( markup );
		match;
		match = OPENING.exec( markup )
	) {
		const from = match.index;
		const to = markup.indexOf( '-->', from ) + 3;
		const comment = COMMENT.exec( markup.slice( from, to ) );
		if ( ! comment ) {
			return undefined;
		}
		OPENING.lastIndex = to;
		const [ , closer, namespace = 'core/', word = '', text, isVoid ] =
			comment;
		const name = namespace + word;
		if ( closer ) {
			const open = stack.pop();
			const parent = stack.at( -1 );
			if ( ! parent || open?.name !== name || text || isVoid ) {
				return undefined;
			}
			addBlock( markup, parent, closeBlock( markup, open, from, to ) );
			parent.cursor = to;
			continue;
		}
		const parent = stack.at( -1 );
		const attributes = readAttributes( text );
		if ( ! parent || ! attributes || stack.length > MAX_DEPTH ) {
			return undefined;
		}
		const block = openBlock( name, attributes, from, to );
		if ( isVoid ) {
			addBlock( markup, parent, closeBlock( markup, block, to, to ) );
			parent.cursor = to;
		} else {
			stack.push( block );
		}
	}
	const [ root, open ] = stack;
	if ( ! root || open ) {
		return undefined;
	}
	const tail = addText( root, markup.slice( root.cursor ) );
	return { blocks: root.inner, head: root.head, tail };
}

function openBlock(
	name: string,
	attributes: MarkupBlock[ 'attributes' ],
	from: number,
	cursor: number
): OpenBlock {
	return {
		name,
		attributes,
		from,
		cursor,
		parts: [],
		start: '',
		head: '',
		inner: [],
	};
}

function closeBlock(
	markup: string,
	{ name, attributes, from, cursor, parts, start, head, inner }: OpenBlock,
	contentEnd: number,
	to: number
): NewBlock {
	const { lead, text } = splitSpace( markup.slice( cursor, contentEnd ) );
	return {
		from,
		to,
		block: {
			name,
			attributes,
			parts: [ ...parts, text ],
			innerBlocks: inner.map( ( { block } ) => block ),
		},
		shell:
			inner.length > 0
				? { start, end: markup.slice( cursor + lead.length, to ) }
				: undefined,
		inner: { blocks: inner, head, tail: lead },
	};
}

function addBlock(
	markup: string,
	parent: OpenBlock,
	{ from, to, ...block }: NewBlock
): void {
	const space = addText( parent, markup.slice( parent.cursor, from ) );
	if ( parent.name !== '' ) {
		parent.parts.push( null );
		parent.start ||= markup.slice( parent.from, from - space.length );
	}
	push( parent, space, { ...block, source: markup.slice( from, to ) } );
	parent.cursor = to;
}

/** Adds the markup before a block, and returns the whitespace at its end. Outside of blocks, text is a block without a name. */
function addText( parent: OpenBlock, markup: string ): string {
	const { lead, text, tail } = splitSpace( markup );
	if ( parent.name !== '' ) {
		parent.parts.push( text );
	} else if ( text !== '' ) {
		push( parent, lead, {
			block: {
				name: null,
				attributes: {},
				parts: [ text ],
				innerBlocks: [],
			},
			source: text,
			shell: undefined,
			inner: { blocks: [], head: '', tail: '' },
		} );
	}
	return text === '' ? lead : tail;
}

function push(
	parent: OpenBlock,
	space: string,
	block: Omit< SourceBlock, 'lead' >
): void {
	const isFirst = parent.inner.length === 0;
	if ( isFirst ) {
		parent.head = space;
	}
	parent.inner.push( { ...block, lead: isFirst ? undefined : space } );
}

function splitSpace( markup: string ): {
	lead: string;
	text: string;
	tail: string;
} {
	const [ lead ] = LEADING_SPACE.exec( markup ) ?? [ '' ];
	let end = markup.length;
	while (
		end > lead.length &&
		' \t\n\v\f\r'.includes( markup.charAt( end - 1 ) )
	) {
		end--;
	}
	return {
		lead,
		text: markup.slice( lead.length, end ),
		tail: markup.slice( end ),
	};
}

function readAttributes(
	text: string | undefined
): MarkupBlock[ 'attributes' ] | undefined {
	if ( text === undefined ) {
		return {};
	}
	try {
		const value: unknown = JSON.parse( text );
		return isRecord( value ) && ! isDeeper( value, MAX_ATTRIBUTE_DEPTH )
			? value
			: undefined;
	} catch {
		return undefined;
	}
}

function isDeeper( value: unknown, depth: number ): boolean {
	return (
		( isRecord( value ) || Array.isArray( value ) ) &&
		( depth === 0 ||
			Object.values( value ).some( ( item ) =>
				isDeeper( item, depth - 1 )
			) )
	);
}
