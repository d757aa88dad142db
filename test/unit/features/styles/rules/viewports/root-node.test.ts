import {
	getNodePlace,
	isRootPlaceTaken,
	isRootViewport,
	withRootViewports,
} from '@/features/styles/rules/viewports/root-node';

it.each( [
	[ [], 'styles', [] ],
	[ [ 'elements', 'h2', '@mobile' ], 'styles', undefined ],
	[ [ '@mobile' ], 'settings', [ 'custom', 'root', '@mobile' ] ],
] )( 'stores %j among the %s', ( path, part, stored ) => {
	expect( getNodePlace( path ) ).toEqual( { part, path: stored ?? path } );
} );

it.each( [
	[ 'nothing', undefined, false ],
	[ 'an empty list of PHP', [], false ],
	[ 'viewports', { '@mobile': {} }, false ],
	[ 'a value of the theme', '1px', true ],
	[ 'a list', [ 'x' ], true ],
] )( 'sees whether the place is taken by %s', ( _name, root, expected ) => {
	expect( isRootPlaceTaken( { settings: { custom: { root } } } ) ).toBe(
		expected
	);
} );

it.each( [
	[ [ 'custom', 'root', '@mobile' ], true ],
	[ [ 'custom', 'root', '@mobile', 'color', 'text' ], true ],
	[ [ 'custom', 'root', 'width' ], false ],
	[ [ 'custom', 'root' ], false ],
	[ [ 'custom', 'dark', '@mobile' ], false ],
] )( 'knows %j', ( path, expected ) => {
	expect( isRootViewport( path ) ).toBe( expected );
} );

it( 'shows viewports where those of elements stand', () => {
	const config = {
		settings: { custom: { root: { '@mobile': { color: {} } } } },
		styles: { color: { text: 'red' } },
	};
	expect( withRootViewports( config ).styles ).toEqual( {
		color: { text: 'red' },
		'@mobile': { color: {} },
	} );
	const plain = { settings: {}, styles: {} };
	expect( withRootViewports( plain ) ).toBe( plain );
} );
