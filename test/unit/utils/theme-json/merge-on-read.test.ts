import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import { mergeOnRead } from '@/utils/theme-json/merge-on-read';
import { createConfig, createRandom } from '@test/helpers/random-configs';

it( 'has the values of a merge as a whole, in 200 random pairs', () => {
	const random = createRandom( 34 );
	for ( let round = 0; round < 200; round++ ) {
		const [ base, user ] = [
			createConfig( random ),
			createConfig( random ),
		];
		expect( mergeOnRead( base, user ) ).toEqual(
			mergeConfigs( base, user )
		);
	}
} );

it.each( [
	[
		'a background image of the theme',
		{ styles: { background: { backgroundImage: { url: 'a', id: 1 } } } },
		{ styles: { background: { backgroundImage: { url: 'b' } } } },
	],
	[
		'lists',
		{ settings: { color: { palette: { theme: [ 1, 2 ] } } } },
		{ settings: { color: { palette: { theme: [ 3 ], custom: [ 4 ] } } } },
	],
	[
		'a list over lists by origin',
		{ settings: { color: { palette: { theme: [ 1, 2 ] } } } },
		{ settings: { color: { palette: [ 3 ] } } },
	],
	[
		'a plain value over a group, and a group over a plain value',
		{ styles: { spacing: { padding: { top: '1px' }, margin: '2px' } } },
		{ styles: { spacing: { padding: '3px', margin: { top: '4px' } } } },
	],
	[ 'names that objects inherit', {}, { styles: { toString: 'a' } } ],
	[ 'what is no config', null, [ 'a' ] ],
] )( 'merges %s as the whole merge does', ( _name, base, user ) => {
	const { settings, styles } = mergeConfigs( base, user );
	expect( mergeOnRead( base, user ) ).toEqual( { settings, styles } );
} );

it( 'reads nothing of a config but what is asked for', () => {
	const reads: string[] = [];
	const block = ( name: string ) => ( {
		get color() {
			reads.push( name );
			return { text: 'red' };
		},
	} );
	const merged = mergeOnRead(
		{ styles: { blocks: { a: block( 'base a' ), b: block( 'base b' ) } } },
		{ styles: { blocks: { a: block( 'user a' ), b: block( 'user b' ) } } }
	);
	const blocks = merged.styles.blocks as Record<
		string,
		Record< string, unknown >
	>;
	expect( blocks.a?.color ).toEqual( { text: 'red' } );
	expect( reads ).toEqual( [ 'base a', 'user a' ] );
} );

it( 'gives the same result for the same two configs', () => {
	const [ base, user ] = [ { styles: {} }, { styles: {} } ];
	expect( mergeOnRead( base, user ) ).toBe( mergeOnRead( base, user ) );
} );
