import type { Action } from '@wordpress/dataviews';
import { hasBulkAction } from '@/kits/list/actions/has-bulk-action';

interface Item {
	isOwn: boolean;
}

const action = ( changes: Partial< Action< Item > > ) =>
	( { id: 'delete', label: 'Delete', ...changes } ) as Action< Item >;

describe( 'hasBulkAction', () => {
	it.each( [
		[ 'no action', [], [ { isOwn: true } ], false ],
		[
			'an action for one alone',
			[ action( {} ) ],
			[ { isOwn: true } ],
			false,
		],
		[
			'an action for several',
			[ action( { supportsBulk: true } ) ],
			[ { isOwn: true } ],
			true,
		],
		[
			'one that no item is eligible for',
			[
				action( {
					supportsBulk: true,
					isEligible: ( { isOwn } ) => isOwn,
				} ),
			],
			[ { isOwn: false } ],
			false,
		],
		[ 'no items', [ action( { supportsBulk: true } ) ], [], false ],
	] )( 'with %s', ( _case, actions, items, expected ) => {
		expect( hasBulkAction( actions, items ) ).toBe( expected );
	} );
} );
