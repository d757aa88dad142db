import {
	buildRevisionList,
	isShownAsRelative,
	readRevisions,
} from '@/features/styles/rules/revision-list';

const config = ( text: string ) => ( {
	settings: {},
	styles: { color: { text } },
} );
const REVISIONS = readRevisions( [
	{
		id: 9,
		author: 1,
		modified_gmt: '2026-11-20T10:00:00',
		...config( 'red' ),
	},
	{
		id: 8,
		author: 2,
		modified_gmt: '2026-11-19T10:00:00',
		...config( 'blue' ),
	},
] );
const INPUT = {
	revisions: REVISIONS,
	current: config( 'red' ),
	saved: config( 'red' ),
	userId: 1,
	isFirstPage: true,
	isLastPage: true,
	newestNumber: 12,
};
const idsOf = ( changes: object ) =>
	buildRevisionList( { ...INPUT, ...changes } ).map( ( { id } ) => id );

describe( 'readRevisions', () => {
	it( 'reads what it can and leaves out the rest', () => {
		expect(
			readRevisions( [
				{ id: 1, styles: [], modified: '2026-01-01T00:00:00' },
				{ id: 'x' },
				null,
			] )
		).toEqual( [
			{
				id: 1,
				settings: {},
				styles: {},
				author: 0,
				modified: '2026-01-01T00:00:00',
				isLatest: true,
			},
		] );
		expect( readRevisions( undefined ) ).toEqual( [] );
	} );

	it( 'reads times as UTC', () => {
		expect( REVISIONS[ 0 ]?.modified ).toBe( '2026-11-20T10:00:00Z' );
	} );
} );

describe( 'buildRevisionList', () => {
	it.each( [
		[ 'the theme’s styles last', {}, [ 9, 8, 'parent' ] ],
		[
			'unsaved changes first',
			{ current: config( 'green' ) },
			[ 'unsaved', 9, 8, 'parent' ],
		],
		[
			'neither on a page between',
			{
				current: config( 'green' ),
				isFirstPage: false,
				isLastPage: false,
			},
			[ 9, 8 ],
		],
		[
			'the theme’s styles alone without revisions',
			{ revisions: [] },
			[ 'parent' ],
		],
	] )( 'has %s', ( _title, changes, ids ) => {
		expect( idsOf( changes ) ).toEqual( ids );
	} );

	it( 'calls only the first of the first page the latest', () => {
		expect(
			buildRevisionList( INPUT ).map( ( { isLatest } ) => isLatest )
		).toEqual( [ true, false, false ] );
		expect(
			buildRevisionList( INPUT ).map( ( { number } ) => number )
		).toEqual( [ 12, 11, undefined ] );
		expect(
			buildRevisionList( { ...INPUT, isFirstPage: false } ).some(
				( { isLatest } ) => isLatest
			)
		).toBe( false );
	} );
} );

describe( 'isShownAsRelative', () => {
	const HOUR = 3600_000;
	it.each( [
		[ 1, true ],
		[ 24, true ],
		[ 24.01, false ],
	] )( '%d hours ago: %p', ( hours, expected ) => {
		expect( isShownAsRelative( 0, hours * HOUR ) ).toBe( expected );
	} );
} );
