import { createScriptNamespaces } from '@/wordpress/script-namespaces';

const HOST = '/wp-includes/js/dist/block-editor.min.js?ver=1';
const SHARED = '/site/wp-admin/load-scripts.php?c=0&load%5Bchunk_0%5D=wp-url';
const OTHER = '/wp-content/plugins/other/script.js';

const toScript = ( src: string ) =>
	Object.assign( document.createElement( 'script' ), { src } );

function setUp() {
	const components = Object.defineProperty(
		{ Button: 'button', Icon: 'icon' },
		'__esModule',
		{ value: true }
	);
	const apiFetch = () => {};
	const media = { frame: 'frame' };
	const scope = {
		wp: { components, apiFetch, media } as Record< string, any >,
	};
	return { scope, original: { ...scope.wp }, components };
}

/** The names that an import copies. */
const namesOf = ( { wp }: { wp: Record< string, any > } ) =>
	Object.getOwnPropertyNames( wp.components );

const OWN = [ 'Button', 'Icon', '__esModule' ];

describe( 'createScriptNamespaces', () => {
	it.each( [ HOST, SHARED ] )(
		'gives WordPress’s own script packages that are read alike and have no name to copy, until it has run: %s',
		( src ) => {
			const { scope, original } = setUp();
			const namespaces = createScriptNamespaces( scope );
			const script = toScript( src );
			namespaces.expect( script );

			expect( namesOf( scope ) ).toEqual( [] );
			expect( scope.wp.components.Button ).toBe( 'button' );
			expect( scope.wp.components.__esModule ).toBe( true );
			expect( Object.getPrototypeOf( scope.wp.components ) ).toBe(
				original.components
			);

			namespaces.end( script );
			expect( scope.wp ).toEqual( original );
			expect( namesOf( scope ) ).toEqual( OWN );
		}
	);

	it( 'leaves what is no module as it is', () => {
		const { scope, original } = setUp();
		createScriptNamespaces( scope ).expect( toScript( HOST ) );
		expect( scope.wp.apiFetch ).toBe( original.apiFetch );
		expect( scope.wp.media ).toBe( original.media );
	} );

	it( 'goes by which script runs next', () => {
		const { scope } = setUp();
		const namespaces = createScriptNamespaces( scope );
		const [ first, plugin, second ] = [ HOST, OTHER, SHARED ].map(
			toScript
		) as [ HTMLScriptElement, HTMLScriptElement, HTMLScriptElement ];
		[ first, plugin, second ].forEach( namespaces.expect );
		expect( namesOf( scope ) ).toEqual( [] );
		namespaces.end( first );
		expect( namesOf( scope ) ).toEqual( OWN );
		namespaces.end( plugin );
		expect( namesOf( scope ) ).toEqual( [] );
		namespaces.end( second );
		expect( namesOf( scope ) ).toEqual( OWN );
	} );

	it( 'does not wait for a script that never ends', () => {
		const { scope } = setUp();
		const namespaces = createScriptNamespaces( scope );
		const [ passedOver, plugin ] = [ HOST, OTHER ].map( toScript ) as [
			HTMLScriptElement,
			HTMLScriptElement,
		];
		[ passedOver, plugin ].forEach( namespaces.expect );
		namespaces.end( plugin );
		expect( namesOf( scope ) ).toEqual( OWN );
	} );

	it( 'has code between scripts see the packages themselves, when it throws, too', () => {
		const { scope } = setUp();
		const namespaces = createScriptNamespaces( scope );
		namespaces.expect( toScript( HOST ) );
		let seen: readonly string[] = [];
		expect( () =>
			namespaces.between( () => {
				seen = namesOf( scope );
				throw new Error( 'inline' );
			} )
		).toThrow( 'inline' );
		expect( seen ).toEqual( OWN );
		expect( namesOf( scope ) ).toEqual( [] );
	} );

	it( 'keeps what a script puts in place of a package', () => {
		const { scope } = setUp();
		const namespaces = createScriptNamespaces( scope );
		const script = toScript( HOST );
		namespaces.expect( script );
		const another = { Button: 'another' };
		scope.wp.components = another;
		namespaces.end( script );
		expect( scope.wp.components ).toBe( another );
	} );

	it( 'writes to the package itself what an asynchronous script writes meanwhile, and afterwards to what it got', () => {
		const { scope, components } = setUp();
		const namespaces = createScriptNamespaces( scope );
		const script = toScript( HOST );
		namespaces.expect( script );
		const shadow = scope.wp.components;
		shadow.Button = 'replaced';
		shadow.Extra = 'added';
		Object.defineProperty( shadow, 'Defined', {
			value: 'defined',
			configurable: true,
		} );
		delete shadow.Icon;
		expect( shadow ).toMatchObject( {
			Button: 'replaced',
			Extra: 'added',
		} );
		expect( namesOf( scope ) ).toEqual( [] );

		namespaces.end( script );
		shadow.Late = 'late';
		expect( scope.wp.components ).toBe( components );
		expect( scope.wp.components ).toMatchObject( {
			Button: 'replaced',
			Extra: 'added',
			Late: 'late',
		} );
		expect( scope.wp.components ).toHaveProperty( 'Defined', 'defined' );
		expect( scope.wp.components ).not.toHaveProperty( 'Icon' );
	} );

	it( 'refuses what the package itself would refuse', () => {
		const { scope, components } = setUp();
		Object.defineProperty( components, 'Fixed', { get: () => 'fixed' } );
		createScriptNamespaces( scope ).expect( toScript( HOST ) );
		expect( () => {
			scope.wp.components.Fixed = 'changed';
		} ).toThrow( TypeError );
		expect( scope.wp.components.Fixed ).toBe( 'fixed' );
	} );

	it( 'gives packages back to whom they belong where two do this at once', () => {
		const { scope, original } = setUp();
		const [ shell, application ] = [ 0, 1 ].map( () =>
			createScriptNamespaces( scope )
		) as [
			ReturnType< typeof createScriptNamespaces >,
			ReturnType< typeof createScriptNamespaces >,
		];
		const [ printed, loaded ] = [ toScript( HOST ), toScript( HOST ) ];
		shell.expect( printed );
		application.expect( loaded );
		shell.end( printed );
		application.end( loaded );
		expect( scope.wp ).toEqual( original );
		expect( namesOf( scope ) ).toEqual( OWN );
	} );

	it( 'has nothing to give where there are no packages yet', () => {
		expect( () =>
			createScriptNamespaces( {} ).expect( toScript( HOST ) )
		).not.toThrow();
	} );
} );
