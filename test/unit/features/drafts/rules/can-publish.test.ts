import {
	canPublish,
	canUndoPublication,
} from '@/features/drafts/rules/can-publish';
import type { DraftEntry, EntryState } from '@/features/drafts/rules/types';

const anEntry = ( state: EntryState, key: string ) =>
	( { state, key } ) as DraftEntry;

describe( 'canPublish', () => {
	it.each< [ string, readonly EntryState[], boolean, boolean ] >( [
		[ 'nothing', [], false, false ],
		[ 'what is ready', [ 'ready', 'equal' ], true, true ],
		[ 'what is live already', [ 'equal' ], false, false ],
		[ 'a collision', [ 'ready', 'collides' ], false, true ],
		[ 'what was deleted live', [ 'ready', 'gone' ], false, false ],
		[ 'what the person may not write', [ 'refused' ], false, false ],
	] )(
		'of %s: %s, undecided %s, decided %s',
		( _, states, undecided, decided ) => {
			const entries = states.map( ( state, index ) =>
				anEntry( state, `wp_block/${ index }` )
			);
			expect( canPublish( entries, new Map() ) ).toBe( undecided );
			expect(
				canPublish(
					entries,
					new Map( entries.map( ( { key } ) => [ key, 'draft' ] ) )
				)
			).toBe( decided );
		}
	);
} );

describe( 'canUndoPublication', () => {
	it.each< [ string, readonly EntryState[], boolean, boolean ] >( [
		[ 'a record that is as it was published', [ 'ready' ], true, true ],
		[ 'a record that was changed since', [ 'collides' ], false, true ],
		[ 'a record that was deleted since', [ 'gone' ], true, true ],
		[
			'a record that the person may not write',
			[ 'refused' ],
			false,
			false,
		],
	] )(
		'of %s: undecided %s, decided %s',
		( _, states, undecided, decided ) => {
			const entries = states.map( ( state ) => anEntry( state, 'a' ) );
			expect( canUndoPublication( entries, new Map() ) ).toBe(
				undecided
			);
			expect(
				canUndoPublication( entries, new Map( [ [ 'a', 'live' ] ] ) )
			).toBe( decided );
		}
	);
} );
