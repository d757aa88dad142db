import {
	getValueOrigin,
	isStored,
	listCurrentValues,
} from '@/features/styles/rules/value-origin';

const SOURCES = {
	core: { spacing: { blockGap: '24px' }, color: { text: 'black' } },
	base: {
		spacing: { blockGap: '24px', padding: { top: '1px' } },
		color: { text: 'navy' },
		elements: { link: { color: { text: 'x' } } },
		':hover': { color: { text: 'y' } },
	},
	user: {
		color: { background: 'white' },
		typography: { fontSize: { odd: [ 1 ] } },
	},
};

describe( 'getValueOrigin', () => {
	it.each( [
		[ 'custom', [ 'color', 'background' ] ],
		[ 'theme', [ 'color', 'text' ] ],
		[ 'default', [ 'spacing', 'blockGap' ] ],
		[ 'default', [ 'typography', 'lineHeight' ] ],
	] )( 'is %s for %p', ( origin, path ) => {
		expect( getValueOrigin( SOURCES, path ) ).toBe( origin );
	} );

	it.each( [
		[ 'variation', 'white' ],
		[ 'custom', 'ivory' ],
	] )( 'is %s where a variation has %s', ( origin, background ) => {
		const sources = { ...SOURCES, variation: { color: { background } } };
		expect( getValueOrigin( sources, [ 'color', 'background' ] ) ).toBe(
			origin
		);
		expect(
			isStored( getValueOrigin( sources, [ 'color', 'text' ] ) )
		).toBe( false );
		expect(
			isStored( getValueOrigin( sources, [ 'color', 'background' ] ) )
		).toBe( true );
	} );
} );

describe( 'listCurrentValues', () => {
	it( 'lists no value for an empty object that the server sends as a list', () => {
		expect(
			listCurrentValues( { user: { color: [] }, base: {}, core: {} } )
		).toEqual( [] );
	} );

	it( 'lists every value of the node with its origin', () => {
		expect(
			listCurrentValues( SOURCES ).map( ( { path, value, origin } ) => [
				path.join( '.' ),
				value,
				origin,
			] )
		).toEqual( [
			[ 'color.background', 'white', 'custom' ],
			[ 'color.text', 'navy', 'theme' ],
			[ 'spacing.blockGap', '24px', 'default' ],
			[ 'spacing.padding.top', '1px', 'theme' ],
			[ 'typography.fontSize.odd', [ 1 ], 'custom' ],
		] );
	} );

	it( 'lists what a viewport inherits and does not have itself', () => {
		const values = listCurrentValues( {
			core: {},
			base: {},
			user: {
				color: { text: 'red' },
				spacing: { margin: '0', padding: { left: '1px' } },
			},
			inherited: {
				color: { text: 'black', background: 'white' },
				spacing: { margin: { top: '2px' }, padding: '5px' },
				elements: { link: { color: { text: 'x' } } },
			},
		} );
		expect(
			values.map( ( { path, value, origin } ) => [
				path.join( '.' ),
				value,
				origin,
			] )
		).toEqual( [
			[ 'color.background', 'white', 'inherited' ],
			[ 'color.text', 'red', 'custom' ],
			[ 'spacing.margin', '0', 'custom' ],
			[ 'spacing.padding.left', '1px', 'custom' ],
		] );
	} );

	it( 'marks what cannot be read', () => {
		const unreadable = listCurrentValues( SOURCES ).filter(
			( { isUnreadable } ) => isUnreadable
		);
		expect( unreadable.map( ( { path } ) => path.join( '.' ) ) ).toEqual( [
			'typography.fontSize.odd',
		] );
	} );

	it( 'leaves out what a plain value of the person replaces', () => {
		const values = listCurrentValues( {
			core: {},
			base: { spacing: { padding: { top: '1px' } } },
			user: { spacing: { padding: '5px' } },
		} );
		expect(
			values.map( ( { path, value } ) => [ path.join( '.' ), value ] )
		).toEqual( [ [ 'spacing.padding', '5px' ] ] );
	} );

	it( 'takes a reference and a background image as one value', () => {
		const values = listCurrentValues( {
			core: {},
			base: {
				background: { backgroundImage: { url: 'a.png', id: 3 } },
				color: { text: { ref: 'styles.color.text' } },
			},
			user: {},
		} );
		expect(
			values.map( ( { path, isUnreadable } ) => [
				path.join( '.' ),
				isUnreadable,
			] )
		).toEqual( [
			[ 'background.backgroundImage', false ],
			[ 'color.text', false ],
		] );
	} );

	it( 'marks a group that is no object', () => {
		const [ value ] = listCurrentValues( {
			core: {},
			base: {},
			user: { typography: 'wrong' },
		} );
		expect( value ).toMatchObject( {
			path: [ 'typography' ],
			isUnreadable: true,
			origin: 'custom',
		} );
	} );

	it.each( [ [ null ], [ 'text' ], [ [ 1, 2 ] ] ] )(
		'survives %p as a node',
		( user ) => {
			expect(
				listCurrentValues( { core: undefined, base: undefined, user } )
			).toEqual( [] );
		}
	);
} );
