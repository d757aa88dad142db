import { dropWrongTypes } from '@/features/styles/rules/drop-wrong-types';
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
} );
