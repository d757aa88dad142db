import { getValueOrigin } from '@/features/styles/rules/value-origin';
import {
	getInheritedPath,
	overrideNode,
	toInherited,
} from '@/features/styles/rules/viewport-inheritance';

it.each( [
	[
		[ 'elements', 'h1', '@mobile' ],
		[ 'elements', 'h1' ],
	],
	[
		[ 'blocks', 'core/button', '@tablet', ':hover' ],
		[ 'blocks', 'core/button', ':hover' ],
	],
	[ [ 'elements', 'h1' ], undefined ],
] )( '%j inherits from %j', ( path, expected ) => {
	expect( getInheritedPath( path ) ).toEqual( expected );
} );

it( 'leaves out what is a node of its own, and CSS', () => {
	expect(
		toInherited( {
			color: { text: 'red' },
			elements: { link: {} },
			css: 'a {}',
			blocks: {},
			variations: {},
			':hover': {},
			'@mobile': {},
		} )
	).toEqual( { color: { text: 'red' }, elements: { link: {} } } );
} );

describe( 'overrideNode', () => {
	it.each( [
		[
			'keeps what has no value of its own',
			{ color: { text: 'red', background: 'white' } },
			{ color: { text: 'blue' } },
			{ color: { text: 'blue', background: 'white' } },
		],
		[
			'puts a value in the place of sides',
			{ spacing: { padding: { top: '1px' } } },
			{ spacing: { padding: '2px' } },
			{ spacing: { padding: '2px' } },
		],
		[
			'puts a reference in the place of a value, whole',
			{ color: { text: { ref: 'a' } } },
			{ color: { text: { ref: 'b' } } },
			{ color: { text: { ref: 'b' } } },
		],
	] )( '%s', ( _name, inherited, own, expected ) => {
		expect( overrideNode( inherited, own ) ).toEqual( expected );
	} );
} );

describe( 'where a value of a viewport comes from', () => {
	const inherited = { color: { text: 'red' } };
	const path = [ 'color', 'text' ];

	it.each( [
		[ 'all viewports', {}, {}, 'inherited' ],
		[ 'the theme', {}, inherited, 'theme' ],
		[ 'the person', inherited, {}, 'custom' ],
	] )( '%s', ( _name, user, base, expected ) => {
		expect(
			getValueOrigin( { user, base, core: {}, inherited }, path )
		).toBe( expected );
	} );
} );
