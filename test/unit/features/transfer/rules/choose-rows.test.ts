import {
	changeChoice,
	findCompanions,
	getFirstChoices,
} from '@/features/transfer/rules/choose-rows';
import { completeNeeds } from '@/features/transfer/rules/complete-needs';
import { countStates } from '@/features/transfer/rules/count-states';
import { describeRow } from '@/features/transfer/rules/describe-row';
import { groupByKind } from '@/features/transfer/rules/group-by-kind';
import type { DesignKind, JudgedRecord } from '@/features/transfer/rules/types';

function row(
	key: string,
	changes: Partial< JudgedRecord > = {}
): JudgedRecord {
	return {
		key,
		kind: key.split( '/' )[ 0 ] as DesignKind,
		title: key,
		needs: [],
		missing: [],
		pictures: [],
		state: 'new',
		links: [],
		choices: [ 'replace' ],
		isTicked: true,
		isAllowed: true,
		losses: [],
		hidesFile: false,
		token: undefined,
		contents: undefined,
		...changes,
	};
}

const ROWS = [
	row( 'active/single', { needs: [ 'template/single' ] } ),
	row( 'template/single', { needs: [ 'part/header', 'pattern/hero' ] } ),
	row( 'part/header', { needs: [ 'menu/main' ], state: 'different' } ),
	row( 'menu/main', { state: 'same' } ),
	row( 'pattern/hero', { needs: [ 'pattern/hero-line' ], isTicked: false } ),
	row( 'pattern/hero-line', {
		missing: [ 'block/woocommerce/cart', 'block/woocommerce/other' ],
		isTicked: false,
	} ),
];

const keysOf = ( map: ReadonlyMap< string, unknown > ) => [ ...map.keys() ];

describe( 'what is chosen of a file', () => {
	it( 'begins with what is new and lacks nothing', () => {
		expect(
			keysOf(
				getFirstChoices(
					ROWS.map( ( one ) => ( {
						...one,
						isTicked: one.isTicked && one.state === 'new',
					} ) )
				)
			)
		).toEqual( [ 'active/single', 'template/single' ] );
	} );

	it( 'takes new records along that it needs, and leaves those that are here', () => {
		const companions = findCompanions(
			new Map( [ [ 'active/single', 'replace' ] ] ),
			ROWS
		);
		expect( keysOf( companions ) ).toEqual( [
			'template/single',
			'pattern/hero',
			'pattern/hero-line',
		] );
		expect( companions.get( 'pattern/hero' ) ).toEqual( [ ROWS[ 1 ] ] );
	} );

	it( 'takes no new record along for one that is skipped', () => {
		expect(
			keysOf(
				findCompanions(
					new Map( [ [ 'menu/main', 'replace' ] ] ),
					ROWS
				)
			)
		).toEqual( [] );
	} );

	it( 'changes one choice and keeps the others', () => {
		const choices = new Map( [ [ 'a', 'replace' as const ] ] );
		expect( [ ...changeChoice( choices, 'b', 'both' ) ] ).toEqual( [
			[ 'a', 'replace' ],
			[ 'b', 'both' ],
		] );
		expect( [ ...changeChoice( choices, 'a', undefined ) ] ).toEqual( [] );
		expect( choices.size ).toBe( 1 );
	} );

	it( 'is counted by state, and by what lacks something', () => {
		expect( countStates( ROWS ) ).toEqual( {
			new: 4,
			same: 1,
			different: 1,
			needs: 1,
		} );
	} );

	it( 'is grouped by kind in the order of the kinds', () => {
		expect(
			groupByKind( ROWS ).map( ( { kind, records } ) => [
				kind,
				records.length,
			] )
		).toEqual( [
			[ 'template', 1 ],
			[ 'part', 1 ],
			[ 'pattern', 2 ],
			[ 'menu', 1 ],
			[ 'active', 1 ],
		] );
	} );
} );

describe( 'completeNeeds', () => {
	it( 'comes to an end where two need each other', () => {
		const pair = [
			row( 'pattern/a', { needs: [ 'pattern/b' ] } ),
			row( 'pattern/b', { needs: [ 'pattern/a', 'pattern/gone' ] } ),
		];
		expect(
			keysOf( completeNeeds( new Set( [ 'pattern/a' ] ), pair ) ).sort()
		).toEqual( [ 'pattern/a', 'pattern/b' ] );
	} );
} );

describe( 'describeRow', () => {
	const cases: [ string, JudgedRecord, readonly JudgedRecord[], string[] ][] =
		[
			[ 'nothing for what is new and whole', row( 'menu/a' ), [], [] ],
			[
				'the plugin that is missing, once',
				ROWS[ 5 ] as JudgedRecord,
				[],
				[ 'It needs the plugin “woocommerce”.' ],
			],
			[
				'files that stay where they are',
				row( 'part/a', { pictures: [ 'a.jpg', 'b.png' ] } ),
				[],
				[ 'It shows files that stay where they are: a.jpg, b.png.' ],
			],
			[
				'that a place is left out',
				row( 'template/a', { missing: [ 'pattern/b' ] } ),
				[],
				[
					'It needs the pattern “b”. Imported without that, the place of it is left out.',
				],
			],
			[
				'what needs it',
				row( 'menu/a' ),
				[ row( 'part/header', { title: 'Header' } ) ],
				[ 'Needed by Header.' ],
			],
			[
				'that it stays where nothing can be done',
				row( 'font/a', { state: 'different', choices: [] } ),
				[],
				[ 'Different here. The one of this site stays.' ],
			],
			[
				'links, files, rights and losses',
				row( 'part/a', {
					links: [ 'post/page/x' ],
					hidesFile: true,
					isAllowed: false,
					losses: [ 'css', 'markup' ],
				} ),
				[],
				[
					'You may not change this.',
					'It takes the place of the theme’s own.',
					'1 link leads to a page that is not on this site, and stays an address.',
					'You may not write CSS: its CSS is left out.',
					'Markup that you may not write is taken out of it.',
				],
			],
		];
	it.each( cases )( 'says %s', ( _title, record, neededBy, expected ) => {
		expect( describeRow( record, neededBy ) ).toEqual( expected );
	} );
} );
