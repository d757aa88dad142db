import {
	canGoBack,
	describeAction,
	describeUntickedNeeds,
	getTickedKeys,
} from '@/features/history/rules/plan-going-back';
import type { HistoryChange } from '@/features/history/rules/types';

const aChange = ( changes: Partial< HistoryChange > ): HistoryChange => ( {
	key: 'wp_block/3',
	kind: 'wp_block',
	title: 'Hero',
	restId: '3',
	action: 'change',
	isTicked: true,
	token: 'a',
	refusal: '',
	isAllowed: true,
	openBy: [],
	needs: [],
	before: '',
	then: '',
	...changes,
} );

it.each< [ string, Partial< HistoryChange >, boolean ] >( [
	[ 'a change', {}, true ],
	[ 'what was made later', { action: 'remove', isTicked: false }, true ],
	[ 'what is not kept', { action: 'not_kept', isTicked: false }, false ],
	[ 'what the person may not change', { isAllowed: false }, false ],
] )( 'canGoBack says of %s: %#', ( _name, change, expected ) => {
	expect( canGoBack( aChange( change ) ) ).toBe( expected );
} );

it.each< [ string, ReadonlyMap< string, boolean >, readonly string[] ] >( [
	[ 'the defaults', new Map(), [ 'a' ] ],
	[
		'the person’s ticks',
		new Map( [
			[ 'a', false ],
			[ 'b', true ],
		] ),
		[ 'b' ],
	],
	[
		'no record that cannot go back',
		new Map( [
			[ 'c', true ],
			[ 'd', true ],
		] ),
		[ 'a' ],
	],
] )( 'getTickedKeys follows %s', ( _name, ticks, expected ) => {
	const keys = getTickedKeys(
		[
			aChange( { key: 'a' } ),
			aChange( { key: 'b', isTicked: false, action: 'remove' } ),
			aChange( { key: 'c', isAllowed: false } ),
			aChange( { key: 'd', action: 'not_kept' } ),
		],
		ticks
	);
	expect( Array.from( keys ) ).toEqual( expected );
} );

const NEEDS = [
	{ key: 'wp_block/3', title: 'Hero', isGone: false },
	{ key: 'wp_navigation/9', title: 'Main', isGone: true },
];

it.each< [ readonly string[], readonly string[] ] >( [
	[
		[],
		[
			'Will show “Hero” as it is now.',
			'Uses “Main”, which is no longer there: nothing will show in its place.',
		],
	],
	[ [ 'wp_block/3', 'wp_navigation/9' ], [] ],
	[ [ 'wp_navigation/9' ], [ 'Will show “Hero” as it is now.' ] ],
] )(
	'describeUntickedNeeds says what a template shows where %j go back',
	( ticked, expected ) => {
		expect(
			describeUntickedNeeds( { needs: NEEDS }, new Set( ticked ) )
		).toEqual( expected );
	}
);

it.each< [ Partial< HistoryChange >, RegExp ] >( [
	[ {}, /^Will be as it was then\.$/ ],
	[ { action: 'recreate' }, /deleted since; it comes back/ ],
	[ { action: 'reset' }, /the theme’s own comes back/ ],
	[ { action: 'remove' }, /made later.*unless you tick it/ ],
	[ { action: 'not_kept' }, /not kept/ ],
	[ { kind: 'active', before: 'Wide', then: 'Index' }, /^Wide → Index$/ ],
	[ { kind: 'identity', before: '', then: 'Shop' }, /^Not set → Shop$/ ],
	[ { kind: 'block-style', before: 'Card', then: '' }, /^Card → Not set$/ ],
] )( 'describeAction says what becomes of it: row %#', ( change, expected ) => {
	expect( describeAction( aChange( change ) ) ).toMatch( expected );
} );
