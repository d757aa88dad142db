import { guardRoutes } from '@/app/guard-routes';

const open = { name: 'home', path: '/', areas: { content: 'Home' } };
const guarded = {
	name: 'pages',
	path: '/page',
	right: 'editPages',
	areas: { sidebar: 'Views', content: 'Pages' },
	widths: { content: 380 },
};
const noAccess = { content: 'No access' };

describe( 'guardRoutes', () => {
	it.each( [
		[ { editPages: true }, 'Pages' ],
		[ { editPages: false }, 'No access' ],
		[ {}, 'No access' ],
	] )( 'with the rights %j shows “%s”', ( rights, content ) => {
		const [ home, pages ] = guardRoutes(
			[ open, guarded ],
			rights,
			noAccess
		);
		expect( home ).toBe( open );
		expect( pages?.areas.content ).toBe( content );
		expect( pages?.path ).toBe( '/page' );
	} );
} );
