import type { Arrival } from '@/router/history-memory';

type Memory = typeof import('@/router/history-memory');

const STORAGE_KEY = 'atelier-history';
const addressTo = ( path: string, query = '' ) =>
	`/wp-admin/admin.php?page=atelier&p=${ encodeURIComponent(
		path
	) }${ query }`;

let memory: Memory;
let idx = 0;
const listeners: EventListener[] = [];

// A page that is opened: its modules begin again, the tab's history and storage stay.
function openPage(): void {
	listeners
		.splice( 0 )
		.forEach( ( listener ) =>
			window.removeEventListener( 'popstate', listener )
		);
	const add = jest.spyOn( window, 'addEventListener' );
	jest.isolateModules( () => {
		memory = require( '@/router/history-memory' );
		memory.installHistoryMemory();
	} );
	add.mock.calls.forEach( ( [ type, listener ] ) => {
		if ( type === 'popstate' ) {
			listeners.push( listener as EventListener );
		}
	} );
	add.mockRestore();
}

// As the host's router does it: it numbers the entries, and is done a step later.
function goTo(
	address: string,
	direction: Arrival[ 'direction' ] = 'forward'
): void {
	memory.noteNavigation( direction, address.includes( 'canvas=edit' ) );
	window.history.pushState( { idx: ++idx }, '', address );
	memory.noteNavigated();
}

function step( delta: number ): Promise< void > {
	return new Promise( ( resolve ) => {
		window.addEventListener(
			'popstate',
			() => {
				idx = window.history.state.idx;
				resolve();
			},
			{ once: true }
		);
		window.history.go( delta );
	} );
}

beforeEach( () => {
	window.sessionStorage.clear();
	idx = 0;
	window.history.pushState( { idx }, '', addressTo( '/' ) );
	openPage();
} );

describe( 'the arrival', () => {
	it( 'has no direction on the page’s first screen', () => {
		expect( memory.getArrival() ).toEqual( {
			id: 0,
			direction: 'none',
			isCanvasChange: false,
		} );
	} );

	it( 'follows navigations and the browser’s own steps, each with a number of its own', async () => {
		goTo( addressTo( '/page' ) );
		expect( memory.getArrival() ).toMatchObject( {
			id: 1,
			direction: 'forward',
		} );

		goTo( addressTo( '/' ), 'back' );
		expect( memory.getArrival() ).toMatchObject( {
			id: 2,
			direction: 'back',
		} );

		await step( -2 );
		expect( memory.getArrival() ).toMatchObject( {
			id: 3,
			direction: 'back',
		} );
		expect( memory.getArrival().id ).toBe( 3 );

		await step( 1 );
		expect( memory.getArrival() ).toMatchObject( {
			id: 4,
			direction: 'forward',
		} );
	} );

	it( 'says which screen was left, by a link or by a step', async () => {
		goTo( addressTo( '/page' ) );
		expect( memory.getArrival().from ).toBe( '/' );
		goTo( addressTo( '/' ), 'back' );
		expect( memory.getArrival().from ).toBe( '/page' );
		await step( -1 );
		expect( memory.getArrival().from ).toBe( '/' );
	} );

	it( 'says when the editor was entered or left, by a link or by a step', async () => {
		goTo( addressTo( '/page/4', '&canvas=edit' ) );
		expect( memory.getArrival().isCanvasChange ).toBe( true );
		await step( -1 );
		expect( memory.getArrival().isCanvasChange ).toBe( true );
		goTo( addressTo( '/page' ) );
		expect( memory.getArrival().isCanvasChange ).toBe( false );
	} );

	it( 'is not read from the history while the router adds an entry', () => {
		memory.noteNavigation( 'back', false );
		window.history.pushState( { idx: ++idx }, '', addressTo( '/page' ) );
		expect( memory.getArrival() ).toMatchObject( {
			id: 1,
			direction: 'back',
		} );
		memory.noteNavigated();
		expect( memory.getArrival().id ).toBe( 1 );
	} );

	it( 'does not change when the query is replaced in the same entry', () => {
		goTo( addressTo( '/page' ) );
		const { state } = window.history;
		window.history.replaceState(
			state,
			'',
			addressTo( '/page', '&search=tea' )
		);
		window.dispatchEvent( new PopStateEvent( 'popstate', { state } ) );
		expect( memory.getArrival().id ).toBe( 1 );

		goTo( addressTo( '/page/4' ) );
		expect( memory.isPreviousPath( '/page?search=tea' ) ).toBe( true );
	} );
} );

describe( 'the entry before', () => {
	it( 'is known, whatever the order of parameters and those that every address has', () => {
		goTo( addressTo( '/page', '&search=tea&layout=grid' ) );
		goTo( addressTo( '/page/4', '&wp_theme_preview=a' ) );

		expect( memory.isPreviousPath( '/page?layout=grid&search=tea' ) ).toBe(
			true
		);
		expect( memory.isPreviousPath( '/page' ) ).toBe( false );
		expect( memory.isWithinPreviousPath( '/page' ) ).toBe( true );
		expect( memory.isWithinPreviousPath( '/page?search=milk' ) ).toBe(
			false
		);
	} );

	it.each( [ 'wp_theme_preview=a', 'atelier_draft=7' ] )(
		'is known where every address has %s, which paths have not',
		( kept ) => {
			goTo( addressTo( '/page', `&${ kept }` ) );
			goTo( addressTo( '/page/4', `&${ kept }` ) );

			expect( memory.isPreviousPath( '/page' ) ).toBe( true );
			expect( memory.isPreviousPath( `/page?${ kept }` ) ).toBe( true );
		}
	);

	it( 'is no list while the editor covered it', () => {
		goTo( addressTo( '/page', '&canvas=edit' ) );
		goTo( addressTo( '/page/4' ) );
		expect( memory.isWithinPreviousPath( '/page' ) ).toBe( false );
	} );

	it( 'is another one after a step back and a new navigation', async () => {
		goTo( addressTo( '/page' ) );
		goTo( addressTo( '/template' ) );
		await step( -2 );
		goTo( addressTo( '/styles' ) );
		expect( memory.isPreviousPath( '/' ) ).toBe( true );
		goTo( addressTo( '/fonts' ) );
		expect( memory.isPreviousPath( '/styles' ) ).toBe( true );
	} );

	it( 'is still known after the page was loaded again', () => {
		goTo( addressTo( '/page' ) );
		goTo( addressTo( '/page/4' ) );
		openPage();
		expect( memory.getArrival().id ).toBe( 0 );
		expect( memory.isPreviousPath( '/page' ) ).toBe( true );
	} );

	it( 'is the one of its own page after a page of a draft stood in between', () => {
		goTo( addressTo( '/template' ) );
		goTo( addressTo( '/page' ) );
		const { state } = window.history;
		idx = 1;
		window.history.pushState(
			{ idx },
			'',
			addressTo( '/', '&atelier_draft=7' )
		);
		openPage();
		goTo( addressTo( '/fonts', '&atelier_draft=7' ) );

		// The browser's Back loads the page of the live design again.
		window.history.replaceState( state, '', addressTo( '/page' ) );
		openPage();
		expect( memory.isPreviousPath( '/' ) ).toBe( false );
		expect( memory.isPreviousPath( '/template' ) ).toBe( true );
	} );

	it.each( [ 'no JSON', '7', 'null' ] )(
		'is unknown when the tab’s storage holds %s',
		( stored ) => {
			window.sessionStorage.setItem( STORAGE_KEY, stored );
			openPage();
			expect( memory.isPreviousPath( '/page' ) ).toBe( false );
			goTo( addressTo( '/page' ) );
			expect( memory.isPreviousPath( '/' ) ).toBe( true );
		}
	);

	it( 'is known for as long as the page lives where nothing can be stored', () => {
		const set = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementation( () => {
				throw new DOMException( 'Full', 'QuotaExceededError' );
			} );
		goTo( addressTo( '/page' ) );
		expect( memory.isPreviousPath( '/' ) ).toBe( true );
		set.mockRestore();
	} );
} );
