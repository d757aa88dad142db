import { HISTORY_KINDS, type HistoryKind } from './types';

/** Filters of the history. */
export interface HistoryFilters {
	kind?: HistoryKind;
	/** Id of a person; 0 for changes of unknown people. */
	author?: number;
	/** Key of a record. */
	record?: string;
	/** Text in titles of records and names of moments. */
	search?: string;
}

/** Filters as parameters of an address; undefined removes a parameter. */
export type FilterQuery = Record< keyof HistoryFilters, string | undefined >;

const RECORD = /^[a-z_]+\/.+$/;

/**
 * Reads the filters of an address; invalid ones are dropped.
 *
 * @param query Query.
 */
export function parseHistoryFilters( {
	kind,
	author,
	record,
	search,
}: Partial< FilterQuery > ): HistoryFilters {
	const known = HISTORY_KINDS.find( ( each ) => each === kind );
	return {
		...( known && { kind: known } ),
		...( /^\d{1,15}$/.test( author ?? '' ) && {
			author: Number( author ),
		} ),
		...( record !== undefined && RECORD.test( record ) && { record } ),
		...( search && { search } ),
	};
}

/**
 * Returns filters as parameters of an address.
 *
 * @param filters Filters.
 */
export function formatFilters( {
	kind,
	author,
	record,
	search,
}: HistoryFilters ): FilterQuery {
	return {
		kind,
		author: author === undefined ? undefined : String( author ),
		record,
		search: search === '' ? undefined : search,
	};
}
