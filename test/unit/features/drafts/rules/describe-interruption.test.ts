import { describeInterruption } from '@/features/drafts/rules/describe-interruption';

it.each( [
	[
		'open',
		{ time: 0, isOpen: true, left: [] },
		[
			'Publishing was interrupted.',
			'Part of the changes may be published. Continue, or restore the earlier design.',
		],
	],
	[
		'restored',
		{ time: 0, isOpen: false, left: [] },
		[ 'Publishing was interrupted.', 'The earlier design was restored.' ],
	],
	[
		'restored in part',
		{
			time: 0,
			isOpen: false,
			left: [
				{ title: 'Header', person: 'Anna' },
				{ title: 'Main', person: '' },
			],
		},
		[
			'Publishing was interrupted.',
			'The earlier design was restored, except for items with newer changes: Header (Anna), Main.',
		],
	],
] )(
	'describes an interruption that is %s',
	( _name, interruption, expected ) => {
		expect( describeInterruption( interruption ) ).toEqual( expected );
	}
);

it( 'names the time', () => {
	expect(
		describeInterruption( {
			time: 1764150412,
			isOpen: true,
			left: [],
		} )[ 0 ]
	).toMatch( /^Publishing was interrupted \(.+\)\.$/ );
} );
