import { describeCounts } from '@/features/transfer/rules/describe-counts';
import type { JudgedRecord } from '@/features/transfer/rules/types';

const row = ( state: JudgedRecord[ 'state' ], ...missing: string[] ) =>
	( { state, missing } ) as unknown as JudgedRecord;

it.each( [
	[ [ row( 'same' ), row( 'new' ) ], 'New: 1 · Same: 1 · Different: 0' ],
	[
		[
			row( 'new', 'block/shop/cart', 'block/shop/pay' ),
			row( 'new', 'block/shop/cart' ),
		],
		'New: 2 · Same: 0 · Different: 0 · Needs the plugin “shop”: 2',
	],
	[
		[ row( 'different', 'block/shop/cart' ), row( 'new', 'font/inter' ) ],
		'New: 1 · Same: 0 · Different: 1 · Needs something else: 2',
	],
] )( 'counts %#', ( rows, expected ) => {
	expect( describeCounts( rows ) ).toBe( expected );
} );
