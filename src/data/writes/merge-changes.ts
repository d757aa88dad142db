import { mergeBlocks } from '@/utils/block-markup/merge-blocks';
import { isRecord, toRecord } from '@/utils/is-record';
import { areEqualValues, isEmptyValue } from '@/utils/theme-json/equal-values';
import type { ConfigPath } from '@/utils/theme-json/value-at-path';
import { toText } from '@/utils/to-text';
import { areEqualFields, rawValue, type Fields } from './compare-fields';

/** A person's changes, merged with another person's saved version. */
export interface MergedChanges {
	/** Fields, or paths in them, that both changed to different values. */
	conflicts: readonly string[];
	/** Fields to save: this person's changes over the other's. */
	edits: Fields;
	/** Fields, or paths in them, that only the other changed. */
	mergedFields: readonly string[];
	/** Both versions of the fields in `conflicts` that are merged by block: they differ only in the blocks that both changed. */
	contents?: Readonly< Record< string, MergedVersions > >;
}

/** A content with either version of the blocks that both changed. */
export interface MergedVersions {
	mine: string;
	theirs: string;
}

/** Input of {@link mergeChanges}. */
export interface MergeInput {
	/** Fields that this person wants to save. */
	edits: Fields;
	/** The version from which their changes began. */
	base: Fields;
	/** The server's current version. */
	server: Fields;
	/** Fields that are merged path by path, such as the styles of a site. */
	nested?: readonly string[];
	/** Fields that are merged block by block. */
	blocks?: readonly string[];
}

/** Fields that the server derives from others; nobody edits them. */
const DERIVED_FIELDS: readonly string[] = [
	'_embedded',
	'_links',
	'atelier_token',
	'atelier_tokens',
	'atelier_unreadable',
	'author_text',
	'class_list',
	'count',
	'date_gmt',
	'generated_slug',
	'guid',
	'has_theme_file',
	'level',
	'link',
	'modified',
	'modified_gmt',
	'original_source',
	'permalink_template',
	'source',
	'wp_id',
];

const DATED_STATUSES: readonly unknown[] = [ 'publish', 'future', 'private' ];

// The date of a draft moves with every save.
function isDerived( name: string, { status }: Fields ): boolean {
	return (
		DERIVED_FIELDS.includes( name ) ||
		( name === 'date' &&
			status !== undefined &&
			! DATED_STATUSES.includes( status ) )
	);
}

type Node = Readonly< Record< string, unknown > >;

/**
 * Merges a person's changes with the version that somebody else has saved since these began.
 *
 * Equal changes are no conflict; a field that is missing in the server's answer counts as unchanged.
 *
 * @param input The three versions.
 */
export function mergeChanges( {
	edits,
	base,
	server,
	nested = [],
	blocks = [],
}: MergeInput ): MergedChanges {
	const conflicts: string[] = [];
	const contents: Record< string, MergedVersions > = {};
	const mergedFields = Object.keys( server ).filter(
		( name ) =>
			! ( name in edits ) &&
			name in base &&
			! isDerived( name, server ) &&
			! areEqualFields( server[ name ], base[ name ], name )
	);
	const merged = Object.fromEntries(
		Object.entries( edits ).map( ( [ name, mine ] ) => {
			const before = rawValue( base[ name ] );
			const now = rawValue( server[ name ] );
			if (
				now === undefined ||
				areEqualFields( now, before, name ) ||
				areEqualFields( now, mine, name )
			) {
				return [ name, mine ];
			}
			if ( nested.includes( name ) ) {
				const part = mergeNodes( [ name ], mine, before, now );
				conflicts.push( ...part.conflicts );
				mergedFields.push( ...part.mergedFields );
				return [ name, part.value ];
			}
			if ( blocks.includes( name ) ) {
				const content = mergeContents( before, mine, now );
				if ( content.isMerged ) {
					mergedFields.push( name );
				}
				if ( content.isConflict ) {
					conflicts.push( name );
					contents[ name ] = content.versions;
				}
				return [ name, content.versions.mine ];
			}
			conflicts.push( name );
			return [ name, mine ];
		} )
	);
	return {
		conflicts,
		edits: merged,
		mergedFields,
		...( Object.keys( contents ).length > 0 && { contents } ),
	};
}

interface MergedContents {
	versions: MergedVersions;
	isConflict: boolean;
	/** Whether the result has changes of the other person. */
	isMerged: boolean;
}

function mergeContents(
	before: unknown,
	mine: unknown,
	now: unknown
): MergedContents {
	const versions = {
		base: toText( before ),
		mine: toText( mine ),
		theirs: toText( now ),
	};
	const merged = mergeBlocks( versions );
	if ( ! merged ) {
		return {
			versions: { mine: versions.mine, theirs: versions.theirs },
			isConflict: true,
			isMerged: false,
		};
	}
	const isConflict = merged.conflicts > 0;
	return {
		versions: {
			mine: merged.content,
			theirs:
				mergeBlocks( versions, 'theirs' )?.content ?? merged.content,
		},
		isConflict,
		isMerged: ! isConflict || merged.content !== versions.mine,
	};
}

interface MergedNode {
	value: unknown;
	conflicts: readonly string[];
	mergedFields: readonly string[];
}

// Lists count as one value: their items have no keys by which they could be matched.
function mergeNodes(
	path: ConfigPath,
	mine: unknown,
	before: unknown,
	now: unknown
): MergedNode {
	if ( areEqualValues( mine, before, path ) ) {
		const isMerged = ! areEqualValues( now, before, path );
		return {
			value: now,
			conflicts: [],
			mergedFields: isMerged ? [ path.join( '.' ) ] : [],
		};
	}
	if (
		areEqualValues( now, before, path ) ||
		areEqualValues( now, mine, path )
	) {
		return { value: mine, conflicts: [], mergedFields: [] };
	}
	const isNode = ( value: unknown ) =>
		isRecord( value ) ||
		isEmptyValue( value, path ) ||
		( value === undefined && isRecord( before ) );
	if ( ! isNode( mine ) || ! isNode( now ) ) {
		return {
			value: mine,
			conflicts: [ path.join( '.' ) ],
			mergedFields: [],
		};
	}
	const [ own, from, theirs ] = [ mine, before, now ].map( toRecord ) as [
		Node,
		Node,
		Node,
	];
	const names = [
		...new Set( [ ...Object.keys( own ), ...Object.keys( theirs ) ] ),
	];
	const parts = names.map(
		( name ) =>
			[
				name,
				mergeNodes(
					[ ...path, name ],
					get( own, name ),
					get( from, name ),
					get( theirs, name )
				),
			] as const
	);
	return {
		value: Object.fromEntries(
			parts
				.filter( ( [ , { value } ] ) => value !== undefined )
				.map( ( [ name, { value } ] ) => [ name, value ] )
		),
		conflicts: parts.flatMap( ( [ , { conflicts } ] ) => conflicts ),
		mergedFields: parts.flatMap(
			( [ , { mergedFields } ] ) => mergedFields
		),
	};
}

function get( node: Node, name: string ): unknown {
	return Object.hasOwn( node, name ) ? node[ name ] : undefined;
}
