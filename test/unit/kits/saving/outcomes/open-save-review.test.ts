import { createRegistry } from '@wordpress/data';

import type { SaveOutcome } from '@/data/writes/save-outcome';
import { store } from '@/data/store';
import { openSaveReview } from '@/kits/saving/outcomes';

const aRecord = ( key: number ) => ( {
	kind: 'postType',
	name: 'page',
	key,
	title: 'About',
} );

const saved: SaveOutcome = { status: 'saved', record: aRecord( 1 ) };
const failed: SaveOutcome = {
	status: 'failed',
	record: aRecord( 2 ),
	reason: 'No.',
};

describe( 'openSaveReview', () => {
	it.each( [
		[ 'no results', [], 0 ],
		[ 'only saved records', [ saved ], 0 ],
		[ 'a reason why one was not saved', [ failed ], 1 ],
		[ 'both', [ saved, failed ], 2 ],
	] )( 'with %s', ( _name, outcomes: readonly SaveOutcome[], count ) => {
		const registry = createRegistry();
		registry.register( store );
		for ( const outcome of outcomes ) {
			void registry.dispatch( store ).addSaveOutcome( outcome );
		}
		openSaveReview( registry as never );
		const { getSaveResults, isSaveViewOpened } = registry.select( store );
		expect( Object.keys( getSaveResults() ) ).toHaveLength( count );
		expect( isSaveViewOpened() ).toBe( true );
	} );
} );
