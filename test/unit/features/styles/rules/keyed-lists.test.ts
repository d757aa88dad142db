import {
	findPresetList,
	getEntryKey,
	getEntryKeys,
	getInLists,
	setList,
} from '@/features/styles/rules/keyed-lists';

const FACE = { fontFamily: 'Inter', fontWeight: '700', fontStyle: 'italic' };

describe( 'findPresetList', () => {
	it.each( [
		[ 'settings.color.palette.custom.base', 4, false ],
		[ 'settings.blocks.core/button.color.palette', 6, false ],
		[ 'settings.typography.fontFamilies.theme', 4, true ],
		[ 'settings.color', undefined, undefined ],
		[ 'settings.custom.color.palette', undefined, undefined ],
		[ 'styles.color.palette', undefined, undefined ],
	] )( '%s: depth %s', ( path, depth, isFonts ) => {
		const place = findPresetList( path.split( '.' ) );
		expect( place?.depth ).toBe( depth );
		expect( place?.isFonts ).toBe( isFonts );
	} );
} );

it.each( [
	[ { slug: 'base', color: 'red' }, 'base' ],
	[ FACE, '700 italic' ],
	[ { fontFamily: 'Inter' }, '400 normal' ],
	[ { ...FACE, unicodeRange: 'U+0-F' }, '700 italic U+0-F' ],
	[ { slug: '' }, undefined ],
	[ { slug: 7, fontFamily: 'Inter' }, undefined ],
	[ 'base', undefined ],
] )( 'The key of %j is %s', ( entry, key ) => {
	expect( getEntryKey( entry ) ).toBe( key );
} );

it.each( [
	[
		[ { slug: 'a' }, { slug: 'b' } ],
		[ 'a', 'b' ],
	],
	[ [], [] ],
	[ [ { slug: 'a' }, { slug: 'a' } ], undefined ],
	[ [ { slug: 'a' }, 'b' ], undefined ],
	[ { 0: { slug: 'a' } }, undefined ],
] )( 'The keys of %j are %j', ( list, keys ) => {
	expect( getEntryKeys( list ) ).toEqual( keys );
} );

it( 'reads and writes a list without an origin as the person’s', () => {
	const base = { slug: 'base', color: 'red' };
	const config = { settings: { color: { palette: [ base ] } }, styles: {} };
	const path = [ 'settings', 'color', 'palette', 'custom' ];
	expect( getInLists( config, [ ...path, 'base', 'color' ] ) ).toBe( 'red' );
	expect(
		setList( config, [ ...path.slice( 0, -1 ), 'theme' ], [] )
	).toEqual( {
		settings: { color: { palette: { custom: [ base ], theme: [] } } },
		styles: {},
	} );
} );

it( 'reads a face of a font', () => {
	const config = {
		settings: {
			typography: {
				fontFamilies: { custom: [ { slug: 'i', fontFace: [ FACE ] } ] },
			},
		},
	};
	const path =
		'settings|typography|fontFamilies|custom|i|fontFace|700 italic';
	expect( getInLists( config, path.split( '|' ) ) ).toBe( FACE );
} );
