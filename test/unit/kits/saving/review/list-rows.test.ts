import { dirtyRecordId } from '@/data/writes/dirty-record';
import type { SaveOutcome } from '@/data/writes/save-outcome';
import { listReviewRows } from '@/kits/saving/review/list-rows';

const aRecord = ( key: number ) => ( {
	kind: 'postType',
	name: 'page',
	key,
	title: '',
} );
const keysOf = ( results: SaveOutcome[], dirty: number[] ) =>
	listReviewRows(
		dirty.map( aRecord ),
		Object.fromEntries(
			results.map( ( result ) => [
				dirtyRecordId( result.record ),
				result,
			] )
		)
	).map( ( { key } ) => key );

describe( 'listRows', () => {
	it( 'shows what was saved above what was not', () => {
		expect(
			keysOf(
				[
					{ record: aRecord( 1 ), status: 'failed', reason: 'No.' },
					{ record: aRecord( 2 ), status: 'saved' },
				],
				[ 1, 3 ]
			)
		).toEqual( [ 2, 1, 3 ] );
	} );

	it( 'shows a record once that changed again after it was saved', () => {
		expect(
			keysOf( [ { record: aRecord( 1 ), status: 'saved' } ], [ 1 ] )
		).toEqual( [ 1 ] );
	} );
} );
