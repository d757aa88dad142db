import type { HistoryRow } from './types';

/** Rows of one day. */
export interface HistoryDay {
	/** For example `2026-05-03`. */
	day: string;
	rows: readonly HistoryRow[];
}

/**
 * Groups rows by the day of their last change, in their order. A row that is on several pages is listed once.
 *
 * @param rows   Rows, the newest first.
 * @param getDay Returns the day of a time in seconds, in the time zone of the site.
 */
export function groupByDay(
	rows: readonly HistoryRow[],
	getDay: ( time: number ) => string
): readonly HistoryDay[] {
	const days = new Map< string, HistoryRow[] >();
	const known = new Set< string >();
	for ( const row of rows ) {
		if ( known.has( row.id ) ) {
			continue;
		}
		known.add( row.id );
		const day = getDay( row.time );
		const others = days.get( day );
		if ( others ) {
			others.push( row );
		} else {
			days.set( day, [ row ] );
		}
	}
	return Array.from( days, ( [ day, list ] ) => ( { day, rows: list } ) );
}
