import { groupByDay } from '@/features/history/rules/group-by-day';
import type { HistoryRow } from '@/features/history/rules/types';

const row = ( id: string, time: number ) => ( { id, time } ) as HistoryRow;
const getDay = ( time: number ) => `day ${ Math.floor( time / 100 ) }`;

it.each< [ string, readonly HistoryRow[], readonly string[] ] >( [
	[ 'no rows', [], [] ],
	[ 'one day', [ row( 'b', 120 ), row( 'a', 101 ) ], [ 'day 1: b a' ] ],
	[
		'days in the order of the rows',
		[ row( 'c', 210 ), row( 'b', 120 ), row( 'a', 20 ) ],
		[ 'day 2: c', 'day 1: b', 'day 0: a' ],
	],
	[
		'a row that two pages list once',
		[ row( 'b', 120 ), row( 'a', 101 ), row( 'a', 101 ) ],
		[ 'day 1: b a' ],
	],
] )( 'groupByDay groups %s', ( _name, rows, expected ) => {
	expect(
		groupByDay( rows, getDay ).map(
			( { day, rows: list } ) =>
				`${ day }: ${ list.map( ( { id } ) => id ).join( ' ' ) }`
		)
	).toEqual( expected );
} );
