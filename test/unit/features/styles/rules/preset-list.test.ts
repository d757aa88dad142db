import {
	getNextPresetNumber,
	movePreset,
	removePreset,
	renamePreset,
	updatePreset,
} from '@/features/styles/rules/preset-list';

const LIST = [
	{ slug: 'a', name: 'A' },
	{ slug: 'b', name: 'B' },
	{ slug: 'c', name: 'C' },
];
const slugsOf = ( list: readonly { slug: string }[] ) =>
	list.map( ( { slug } ) => slug ).join( '' );

describe( 'getNextPresetNumber', () => {
	it.each( [
		[ 'starts at 1', [], 1 ],
		[ 'follows the highest', [ 'custom-1', 'custom-7' ], 8 ],
		[ 'does not fill a gap', [ 'custom-1', 'custom-3' ], 4 ],
		[
			'ignores other slugs',
			[ 'large', 'custom-x', 'custom-', 'xcustom-9' ],
			1,
		],
		[ 'counts numbers and not text', [ 'custom-9', 'custom-10' ], 11 ],
	] )( '%s', ( _title, slugs, expected ) => {
		expect( getNextPresetNumber( slugs, 'custom-' ) ).toBe( expected );
	} );
} );

describe( 'renamePreset', () => {
	it( 'trims the name and keeps the slug', () => {
		expect( renamePreset( LIST, 'b', '  New  ' )[ 1 ] ).toEqual( {
			slug: 'b',
			name: 'New',
		} );
	} );

	it.each( [ [ '' ], [ '   ' ] ] )( 'ignores the empty name %p', ( name ) => {
		expect( renamePreset( LIST, 'b', name ) ).toBe( LIST );
	} );
} );

describe( 'updatePreset', () => {
	it( 'changes one preset only', () => {
		const next = updatePreset( LIST, 'b', { name: 'X' } );
		expect( next.map( ( { name } ) => name ) ).toEqual( [ 'A', 'X', 'C' ] );
		expect( next[ 0 ] ).toBe( LIST[ 0 ] );
	} );

	it( 'gives the same list for an unknown slug', () => {
		expect( updatePreset( LIST, 'x', { name: 'X' } ) ).toBe( LIST );
	} );
} );

describe( 'removePreset', () => {
	it( 'removes by slug', () => {
		expect( slugsOf( removePreset( LIST, 'b' ) ) ).toBe( 'ac' );
	} );
} );

describe( 'movePreset', () => {
	it.each( [
		[ 'b', -1, 'bac' ],
		[ 'b', 1, 'acb' ],
		[ 'a', 2, 'bca' ],
		[ 'a', -1, 'abc' ],
		[ 'c', 9, 'abc' ],
		[ 'x', 1, 'abc' ],
	] )( 'moves %s by %d', ( slug, offset, expected ) => {
		expect( slugsOf( movePreset( LIST, slug, offset ) ) ).toBe( expected );
	} );
} );
