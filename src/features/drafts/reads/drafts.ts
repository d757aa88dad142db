import { defineResource } from '@/data/reads/define-resource';
import { isRecord, toRecord } from '@/utils/is-record';
import { readList } from '@/utils/read-list';
import { shorten } from '@/utils/shorten';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';
import type {
	ComparedValue,
	ComparedValues,
	Draft,
	DraftEntry,
	DraftNote,
	DraftProposal,
	DraftSummary,
	EntryState,
	Interruption,
	NamedEntry,
	RevisedRecord,
} from '../rules/types';

/** Route of the drafts. */
export const DRAFTS_ROUTE = '/atelier/v1/drafts';

const STATES: readonly EntryState[] = [
	'ready',
	'equal',
	'collides',
	'refused',
];

const REMOVALS: readonly DraftEntry[ 'removal' ][] = [ 'delete', 'reset' ];

/** All drafts of the design, the last changed one first. */
export const draftsResource = defineResource( {
	name: 'drafts',
	path: () => DRAFTS_ROUTE,
	parse: ( body ): readonly DraftSummary[] =>
		readList( body, readSummary ).filter( ( { id } ) => id > 0 ),
	// Any save in a draft changes when it was changed.
	isStaleAfter: () => true,
} );

/** A draft with its entries. */
export const draftResource = defineResource( {
	name: 'draft',
	path: ( id: number | undefined ) =>
		id ? `${ DRAFTS_ROUTE }/${ id }` : undefined,
	parse: readDraft,
	isStaleAfter: () => true,
} );

/**
 * Reads a draft.
 *
 * @param body The answer.
 * @throws When the answer is not a draft.
 */
export function readDraft( body: unknown ): Draft {
	if ( ! isRecord( body ) || ! Array.isArray( body.entries ) ) {
		throw new TypeError( 'The answer is no draft.' );
	}
	return {
		...readSummary( body ),
		entries: readList( body.entries, readEntry ),
		token: toText( body.token ),
		difference: readDifference( body.difference ),
		undoEntries: readList( body.undo, readEntry ),
		fileUrl: toText( body.file ),
		publishers: readTexts( body.publishers ),
	};
}

function readSummary( value: Record< string, unknown > ): DraftSummary {
	return {
		id: toNumber( value.id ),
		name: shorten( toText( value.name ) ),
		isPublished: value.status === 'publish',
		isByApi: value.is_by_api === true,
		author: shorten( toText( toRecord( value.author ).name ) ),
		isUsable: value.is_usable !== false,
		theme: shorten( toText( value.theme ) ),
		count: toNumber( value.count ),
		modified: toNumber( value.modified ),
		sharedUntil: toNumber( value.shared ),
		scheduledAt: toNumber( value.scheduled ),
		stopReason: toText( toRecord( value.stopped ).reason ),
		interruption: readInterruption( value.interrupted ),
		proposal: readProposal( value.proposal ),
		returned: readNote( value.returned ),
	};
}

function readInterruption( value: unknown ): Interruption | undefined {
	return isRecord( value )
		? {
				time: toNumber( value.time ),
				isOpen: value.isOpen === true,
				left: readList( value.left, ( { title, person } ) => ( {
					title: shorten( toText( title ) ),
					person: shorten( toText( person ) ),
				} ) ),
		  }
		: undefined;
}

function readProposal( value: unknown ): DraftProposal | undefined {
	const note = readNote( value );
	return note && { ...note, isChanged: toRecord( value ).isChanged === true };
}

function readDifference( value: unknown ): Draft[ 'difference' ] {
	return isRecord( value )
		? {
				revision: toNumber( value.revision ),
				records: readList( value.records, readRevisedRecord ),
		  }
		: undefined;
}

function readNote( value: unknown ): DraftNote | undefined {
	return isRecord( value )
		? {
				person: shorten( toText( value.person ) ),
				isOwn: value.isOwn === true,
				time: toNumber( value.time ),
				note: toText( value.note ),
				isApi: value.isApi === true,
		  }
		: undefined;
}

function readEntry( value: Record< string, unknown > ): DraftEntry {
	return {
		key: toText( value.key ),
		kind: toText( value.kind ),
		restId: toText( value.restId ),
		title: shorten( toText( value.title ) ),
		state: STATES.find( ( state ) => state === value.state ) ?? 'gone',
		reason: toText( value.reason ),
		removal: REMOVALS.find( ( name ) => name === value.removal ) ?? '',
		isNew: value.isNew === true,
		usedBy: readList( value.usedBy, readNamedEntry ),
		changes: readTexts( value.changes ),
		words: readTexts( value.words ),
		collisions: readTexts( value.collisions ),
		compared: readCompared( toRecord( value.compared ) ),
		isMerged: value.isMerged === true,
		blockTitles: readBlockTitles( value.blocks ),
		author: shorten( toText( toRecord( value.author ).name ) ),
		time: toNumber( value.time ),
	};
}

function readCompared( {
	content,
	config,
	values,
}: Record< string, unknown > ): ComparedValues {
	return {
		content: readVersions( content ),
		config: readVersions( config ),
		values: readList( values, ( value ) => ( {
			path: toText( value.path ),
			draft: toText( value.draft ),
			live: toText( value.live ),
		} ) ),
	};
}

function readVersions( value: unknown ): ComparedValue | undefined {
	return isRecord( value )
		? { draft: toText( value.draft ), live: toText( value.live ) }
		: undefined;
}

function readTexts( value: unknown ): readonly string[] {
	return ( Array.isArray( value ) ? value : [] ).map( ( text ) =>
		shorten( toText( text ) )
	);
}

function readBlockTitles( value: unknown ): ReadonlyMap< string, string > {
	return new Map(
		readList( value, ( block ) => block ).map( ( { name, title } ) => [
			toText( name ),
			shorten( toText( title ) ),
		] )
	);
}

/**
 * Reads a record of a revision.
 *
 * @param record The record.
 */
export function readRevisedRecord(
	record: Record< string, unknown >
): RevisedRecord {
	return { ...readNamedEntry( record ), restId: toText( record.restId ) };
}

/**
 * Reads the kind and title of a record.
 *
 * @param value The record.
 */
export function readNamedEntry( {
	kind,
	title,
}: Record< string, unknown > ): NamedEntry {
	return { kind: toText( kind ), title: shorten( toText( title ) ) };
}
