import { mergeRoutes } from '@/app/merge-routes';
import type { RouteDefinition } from '@/router';

const route = ( name: string, path = `/${ name }` ): RouteDefinition => ( {
	name,
	path,
	areas: {},
} );
const names = ( routes: readonly RouteDefinition[] ) =>
	routes.map( ( { name } ) => name );

const OWN = [ route( 'home', '/' ), route( 'not-found', '/*path' ) ];

describe( 'mergeRoutes', () => {
	it( 'puts registered routes before the catch-all', () => {
		expect( names( mergeRoutes( OWN, [ route( 'shop' ) ] ) ) ).toEqual( [
			'home',
			'shop',
			'not-found',
		] );
	} );

	it.each( [
		[ 'the name', route( 'home', '/elsewhere' ) ],
		[ 'the path', route( 'mine', '/' ) ],
		[ 'the catch-all', route( 'mine', '/*path' ) ],
	] )( 'leaves out a route that takes %s of ours', ( _what, taken ) => {
		expect( mergeRoutes( OWN, [ taken ] ) ).toEqual( OWN );
	} );
} );
