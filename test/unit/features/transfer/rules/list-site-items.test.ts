import { listSiteItems } from '@/features/transfer/rules/list-site-items';
import type { JudgedRecord } from '@/features/transfer/rules/types';

const row = ( key: string, values: Partial< JudgedRecord > ) =>
	( {
		key,
		state: 'different',
		isTicked: false,
		isAllowed: true,
		choices: [ 'replace', 'both' ],
		missing: [],
		token: undefined,
		...values,
	} ) as unknown as JudgedRecord;

const ROWS = [
	row( 'new', { state: 'new', isTicked: true, choices: [ 'replace' ] } ),
	row( 'asked', { state: 'new', choices: [ 'replace' ] } ),
	row( 'same', { state: 'same', choices: [] } ),
	row( 'different', { token: 'seen' } ),
	row( 'fixed', { choices: [] } ),
	row( 'lacking', { missing: [ 'block/shop/cart' ] } ),
	row( 'forbidden', { isAllowed: false } ),
];

it.each( [
	[ false, [ { key: 'new', choice: 'replace' } ] ],
	[
		true,
		[
			{ key: 'new', choice: 'replace' },
			{ key: 'different', choice: 'replace', token: 'seen' },
		],
	],
] )(
	'takes what is new, and replaces what differs: %s',
	( doesReplace, expected ) => {
		expect( listSiteItems( ROWS, doesReplace ) ).toEqual( expected );
	}
);
