import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { isRecord, toRecord } from '@/utils/is-record';
import { shorten } from '@/utils/shorten';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';
import { getMomentId } from '../rules/parse-moment';
import type { HistoryFilters } from '../rules/history-filters';
import {
	ACT_TYPES,
	type HistoryAct,
	type HistoryAuthor,
	type HistoryRecord,
	type HistoryRow,
	type InterruptedGoingBack,
	type RecordChange,
} from '../rules/types';
import { readList } from '@/utils/read-list';
import { readHistoryAuthor, readRecordName } from './read-records';

/** A page of the history. */
export interface HistoryPage {
	/** The newest first. */
	rows: readonly HistoryRow[];
	/** Cursor of the next page; empty where there is none. */
	next: string;
	/** Authors of the rows whose names the person may see. */
	authors: readonly HistoryAuthor[];
	/** Nonce for frames of moments. */
	nonce: string;
	/** Whether the site keeps revisions. */
	hasRevisions: boolean;
	/** Going back that was interrupted; undefined for none. */
	interrupted: InterruptedGoingBack | undefined;
}

const CHANGES: readonly RecordChange[] = [ 'created', 'deleted', 'restored' ];

const ROWS_PER_PAGE = 20;

/** A page of the changes of the design, newest first; the first page has an empty cursor. */
export const historyResource = defineResource( {
	name: 'history',
	path: ( filters: HistoryFilters, before: string ) =>
		addQueryArgs( '/atelier/v1/history', {
			per_page: ROWS_PER_PAGE,
			...filters,
			...( before !== '' && { before } ),
		} ),
	parse: ( body ): HistoryPage => {
		if ( ! isRecord( body ) || ! Array.isArray( body.rows ) ) {
			throw new TypeError( 'The answer holds no history.' );
		}
		return {
			rows: readList( body.rows, readHistoryRow ),
			next: toText( body.next ),
			authors: readList( body.authors, readHistoryAuthor ).filter(
				( { id, name } ) => id > 0 && name !== ''
			),
			nonce: toText( body.nonce ),
			hasRevisions: body.revisions !== false,
			interrupted: readInterrupted( body.interrupted ),
		};
	},
	// Any write may change the design.
	isStaleAfter: () => true,
} );

/**
 * Reads a row of the history; undefined for an invalid one.
 *
 * @param value The row.
 */
function readHistoryRow(
	value: Record< string, unknown >
): HistoryRow | undefined {
	const at = toText( value.at );
	return at === ''
		? undefined
		: {
				id: toText( value.id ) || at,
				at,
				momentId: getMomentId( at ),
				time: toNumber( value.to ),
				author: readHistoryAuthor( value.author ),
				records: readList( value.records, readHistoryRecord ),
				name: shorten( toText( value.name ) ),
				isAutomatic: value.automatic === true,
				wentBackTo: toNumber( value.wentBackTo ),
				act: readAct( value.act ),
		  };
}

function readInterrupted( value: unknown ): InterruptedGoingBack | undefined {
	const { at, name, time, author, began, done, left } = toRecord( value );
	const moment = toText( at );
	return moment === ''
		? undefined
		: {
				at: moment,
				name: shorten( toText( name ) ),
				time: toNumber( time ),
				author: readHistoryAuthor( author ),
				began: toNumber( began ),
				done: readTitles( done ),
				left: readTitles( left ),
		  };
}

const readTitles = ( value: unknown ) =>
	Array.isArray( value )
		? value.map( ( title ) => shorten( toText( title ) ) )
		: [];

function readAct( value: unknown ): HistoryAct | undefined {
	const { type, name, proposedBy } = toRecord( value );
	const known = ACT_TYPES.find( ( each ) => each === type );
	return (
		known && {
			type: known,
			name: shorten( toText( name ) ),
			proposer: readHistoryAuthor( proposedBy ).name,
		}
	);
}

function readHistoryRecord(
	value: Record< string, unknown >
): HistoryRecord | undefined {
	const name = readRecordName( value );
	return (
		name && {
			...name,
			count: toNumber( value.count ),
			change:
				CHANGES.find( ( each ) => each === value.change ) ?? 'changed',
			time: toNumber( value.time ),
		}
	);
}
