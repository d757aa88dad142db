import {
	dropWrongTypes,
	isReadableStyle,
} from '@/features/styles/rules/drop-wrong-types';
import { WRONG_CONFIGS } from '../../../../../e2e/support/wrong-types';

const paths = ( config: unknown ) =>
	[
		...dropWrongTypes( config as Parameters< typeof dropWrongTypes >[ 0 ] )
			.dropped,
	].sort();

// A value that is right in one place holds wrong ones in it: the object and the lists of every path.
const isBelow = ( path: string, wrong: readonly string[] ) =>
	wrong.some(
		( other ) => path === other || path.startsWith( `${ other }.` )
	);

const PRESET = { slug: 'a', name: 'A', color: '#fff' };

describe( 'dropWrongTypes', () => {
	it.each( WRONG_CONFIGS.map( ( row ) => [ row.name, row ] as const ) )(
		'names %s, and keeps the rest',
		( _name, { config, wrong } ) => {
			const dropped = paths( config );
			expect(
				wrong.filter(
					( path ) =>
						! dropped.some( ( other ) =>
							isBelow( other, [ path ] )
						)
				)
			).toEqual( [] );
			expect(
				dropped.filter( ( path ) => ! isBelow( path, wrong ) )
			).toEqual( [] );
		}
	);

	it.each( WRONG_CONFIGS.map( ( row ) => [ row.name, row ] as const ) )(
		'finds nothing more in what it returned for %s',
		( _name, { config } ) => {
			const { config: cleaned } = dropWrongTypes(
				config as Parameters< typeof dropWrongTypes >[ 0 ]
			);
			expect( dropWrongTypes( cleaned ) ).toEqual( {
				config: cleaned,
				dropped: [],
			} );
		}
	);

	it( 'leaves alone what the table does not know, and references', () => {
		const config = {
			settings: { custom: { a: { b: [ 1 ] } }, future: [ 1 ] },
			styles: {
				color: { text: { ref: 'styles.color.background' } },
				background: { backgroundImage: { url: 'a.png', id: 3 } },
				spacing: { padding: { top: '1px' } },
				border: { top: { color: 'red', width: 0 } },
				future: { x: [ 1 ] },
			},
		};
		expect( dropWrongTypes( config ) ).toEqual( { config, dropped: [] } );
	} );

	it( 'takes null for nothing, and an empty list for an empty object', () => {
		expect(
			dropWrongTypes( {
				settings: { color: null },
				styles: { color: [], css: null },
			} )
		).toEqual( {
			config: { settings: {}, styles: { color: {} } },
			dropped: [],
		} );
	} );

	it( 'keeps what can be read as the same objects', () => {
		const config = {
			settings: { color: { palette: { theme: [ PRESET ] } } },
			styles: {
				color: { background: 'red', text: 'blue' },
				blocks: {
					'core/group': { spacing: { padding: { top: '1px' } } },
				},
				elements: { link: { ':hover': { color: { text: 'red' } } } },
				'@mobile': { typography: { fontSize: 3 } },
			},
		};
		const { settings, styles } = dropWrongTypes( config ).config;
		expect( settings ).toBe( config.settings );
		expect( styles ).toBe( config.styles );
	} );
} );

it.each( [
	[ [ 'css' ], 'a{}', true ],
	[ [ 'css' ], 5, false ],
	[ [ 'typography' ], 'wrong', false ],
	[ [ 'blocks' ], 7, false ],
	[ [ 'color', 'text' ], [ 1 ], false ],
	[ [ 'spacing', 'blockGap' ], { top: '1px' }, true ],
	[ [ 'spacing', 'blockGap' ], NaN, false ],
	[ [ 'border', 'top', 'color' ], true, false ],
	[ [ 'background', 'backgroundImage' ], { url: 'a.png' }, true ],
] )( 'reads a style at %j: %j, %j', ( path, value, isReadable ) => {
	expect( isReadableStyle( path, value ) ).toBe( isReadable );
} );
