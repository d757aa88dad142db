import { describeDraftImport } from '@/features/transfer/rules/describe-draft-import';
import type { JudgedRecord } from '@/features/transfer/rules/types';

const row = ( key: string, state: JudgedRecord[ 'state' ] ) =>
	( { key, kind: key.split( '/' )[ 0 ], state } ) as JudgedRecord;

const ROWS = [
	row( 'pattern/hero', 'different' ),
	row( 'pattern/fresh', 'new' ),
	row( 'font/inter', 'new' ),
	row( 'look/dark', 'new' ),
];

it.each( [
	[ [], true, [ /^In a draft/, /^Without a draft/ ] ],
	[ [ [ 'pattern/fresh', 'replace' ] ], false, [ /^In a draft/ ] ],
	[ [ [ 'pattern/hero', 'both' ] ], false, [ /^In a draft/ ] ],
	[
		[ [ 'pattern/hero', 'replace' ] ],
		false,
		[ /^In a draft/, /keep their categories/ ],
	],
	[ [ [ 'font/inter', 'replace' ] ], false, [ /^In a draft/, /at once/ ] ],
	[ [ [ 'look/dark', 'replace' ] ], false, [ /^In a draft/, /at once/ ] ],
] as const )(
	'says of %j (new: %s) what a draft does',
	( chosen, isNew, expected ) => {
		expect(
			describeDraftImport( ROWS, new Map( chosen as never ), isNew )
		).toEqual(
			expected.map( ( words ) => expect.stringMatching( words ) )
		);
	}
);
