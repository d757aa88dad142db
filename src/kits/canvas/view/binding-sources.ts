import {
	getBlockBindingsSource,
	registerBlockBindingsSource,
	unregisterBlockBindingsSource,
} from '@wordpress/blocks';
import type { select as defaultSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { blockEditorStore } from '@/wordpress/view-canvas';
import { isRecord } from '@/utils/is-record';

/** Bindings, by attribute. */
type Bindings = Readonly<
	Record< string, { args?: Readonly< Record< string, unknown > > } >
>;

type Values = Record< string, unknown >;

/** Arguments of a source. */
interface Asked {
	select: typeof defaultSelect;
	clientId: string;
	context: Readonly< Record< string, unknown > >;
	bindings: Bindings;
}

type Fields = Readonly< Record< string, unknown > >;

const NO_FIELDS: Fields = {};

/** Blocks whose link is bound to a record that they name themselves. The link is not visible, so nothing is requested. */
const LINKS: readonly string[] = [
	'core/navigation-link',
	'core/navigation-submenu',
];

/**
 * The sources of WordPress itself, by name, as functions that return the values. They follow its `block-bindings`
 * folder. The server lists the context that they read.
 */
export const SOURCES: Readonly< Record< string, ( asked: Asked ) => Values > > =
	{
		'core/pattern-overrides': ( asked ) => {
			const stored = readStored( asked );
			const name = pick( stored.metadata, 'name' );
			const overrides = pick(
				asked.context[ 'pattern/overrides' ],
				String( name )
			);
			return mapBindings( asked, ( _args, attribute ) => {
				const value = pick( overrides, attribute );
				// An empty override counts as no value.
				return value === undefined
					? stored[ attribute ]
					: value || undefined;
			} );
		},
		'core/post-meta': ( asked ) => {
			const { meta } = readPost( asked );
			return mapBindings(
				asked,
				( { key } ) => pick( meta, String( key ) ) ?? key
			);
		},
		'core/post-data': ( asked ) => findFields( asked, readPost ),
		'core/term-data': ( asked ) => findFields( asked, readTerm ),
	};

/** Registers the sources, so that bound attributes show their values while the host's editor, which has its own sources, is not loaded. */
export function registerBindingSources(): void {
	for ( const [ name, getValues ] of Object.entries( SOURCES ) ) {
		replaceSource( name, { getValues } );
	}
}

/** Removes the functions of the sources: the host's editor does not register a source that already returns values. */
export function unregisterBindingSources(): void {
	for ( const name of Object.keys( SOURCES ) ) {
		replaceSource( name, {} );
	}
}

// Replaces a source, with the label and the context that the server registered for it.
function replaceSource( name: string, source: object ): void {
	const known = getBlockBindingsSource( name ) as
		| { label: string; usesContext?: string[] }
		| undefined;
	if ( known ) {
		const { label, usesContext = [] } = known;
		unregisterBlockBindingsSource( name );
		registerBlockBindingsSource( { name, label, usesContext, ...source } );
	}
}

// Without a record, as in most templates, the block's stored values are returned.
function findFields( asked: Asked, read: ( asked: Asked ) => Fields ): Values {
	const { select, clientId } = asked;
	const stored = readStored( asked );
	const record = LINKS.includes(
		listBlocks( select ).getBlockName( clientId ) ?? ''
	)
		? NO_FIELDS
		: read( asked );
	return mapBindings( asked, ( args, attribute ) => {
		// `key` is the older name of the argument.
		const value = pick( record, String( args.field ?? args.key ) );
		return typeof value === 'number'
			? String( value )
			: value ?? stored[ attribute ];
	} );
}

interface BlockSelectors {
	getBlockAttributes: ( clientId: string ) => Fields | null;
	getBlockName: ( clientId: string ) => string | null;
}

function listBlocks( select: typeof defaultSelect ): BlockSelectors {
	return select( blockEditorStore ) as unknown as BlockSelectors;
}

function readStored( { select, clientId }: Asked ): Fields {
	return listBlocks( select ).getBlockAttributes( clientId ) ?? NO_FIELDS;
}

function readPost( { select, context: { postType, postId } }: Asked ): Fields {
	return ( ( postType &&
		postId &&
		select( coreStore ).getEditedEntityRecord(
			'postType',
			String( postType ),
			postId as number
		) ) ||
		NO_FIELDS ) as Fields;
}

function readTerm( {
	select,
	context: { taxonomy, termId, termData },
}: Asked ): Fields {
	return ( termData ??
		( taxonomy &&
			termId &&
			select( coreStore ).getEntityRecord(
				'taxonomy',
				String( taxonomy ),
				termId as number
			) ) ??
		NO_FIELDS ) as Fields;
}

function mapBindings(
	{ bindings }: Asked,
	read: ( args: Fields, attribute: string ) => unknown
): Values {
	return Object.fromEntries(
		Object.entries( bindings ).map( ( [ attribute, { args } ] ) => [
			attribute,
			read( args ?? NO_FIELDS, attribute ),
		] )
	);
}

function pick( value: unknown, key: string ): unknown {
	return isRecord( value ) ? value[ key ] : undefined;
}
