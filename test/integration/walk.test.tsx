/*
 * The site is walked in the preview: requested pages, refused pages, and the line that names a page. The test answers for the pages.
 */
import { act, screen, waitFor, within } from '@testing-library/react';

import { Walk } from '@/features/walk/walk';
import { walkMemory } from '@/features/walk/walk-memory';
import { NO_TRAIL } from '@/features/walk/rules/walk-trail';
import { useRoute } from '@/router';
import { goToAddress } from '@test/helpers/address';
import { answer, FAULTS } from './support/rest-server';
import { openStage, preparePage, type Stage } from './support/stage';

beforeAll( () => preparePage() );

const OFFLINE = FAULTS.find(
	( { kind, status } ) => kind === undefined && status === undefined
);

/** Answers of the site, by path and query without those of Design. */
const site = new Map< string, object >();
const REPORT = {
	status: 200,
	kind: 'page',
	title: 'About',
	record: {
		type: 'page',
		id: 11,
		title: 'About',
		label: 'Page',
		status: 'publish',
		canEdit: true,
		editUrl: '',
	},
	template: {
		type: 'wp_template',
		id: 'slate//page',
		title: 'Pages',
		canEdit: true,
	},
	parts: [
		{
			type: 'wp_template_part',
			id: 'slate//header',
			title: 'Header',
			canEdit: false,
		},
	],
	menus: [ { type: 'wp_navigation', id: 4, title: 'Main', canEdit: true } ],
	nonce: 'n',
};

const pages = new WeakMap< HTMLIFrameElement, Document >();

// A frame of these tests shows the site's response for its address at once.
Object.defineProperty( HTMLIFrameElement.prototype, 'contentDocument', {
	configurable: true,
	get( this: HTMLIFrameElement ) {
		const { pathname, search } = new URL( this.src, 'http://site.test' );
		const report = site.get(
			`${ pathname }${ search }`.replace( /[?&]wp_site_preview.*/, '' )
		);
		if ( ! pages.has( this ) && report ) {
			const page = document.implementation.createHTMLDocument();
			page.head.innerHTML = `<base href="${ this.src }"><meta name="atelier-walk">`;
			page
				.querySelector( 'meta' )
				?.setAttribute( 'content', JSON.stringify( report ) );
			page.body.innerHTML =
				( report as { html?: string } ).html ??
				'<a href="/contact/">Contact</a><a href="/wp-login.php?action=logout">Leave</a>';
			Object.defineProperty( page, 'URL', { value: this.src } );
			Object.defineProperty( page, 'readyState', {
				value: 'complete',
			} );
			pages.set( this, page );
		}
		return pages.get( this ) ?? null;
	},
} );

function AddressedWalk() {
	const { query } = useRoute();
	return query.at === undefined ? (
		<p>The front page</p>
	) : (
		<Walk
			sitePath={ query.at }
			onShown={ () => {} }
			Styles={ () => null }
		/>
	);
}

async function walkTo(
	sitePath: string,
	prepare: ( stage: Stage ) => void = () => {}
): Promise< Stage > {
	const stage = await openStage();
	prepare( stage );
	Object.assign( walkMemory, { trail: NO_TRAIL, sitePath: undefined } );
	goToAddress( '/', new URLSearchParams( { at: sitePath } ).toString() );
	await stage.show( <AddressedWalk /> );
	return stage;
}

const seen = () => screen.findByRole( 'list', { name: 'Shown on this page' } );
const shownPage = () =>
	pages.get(
		document.querySelector< HTMLIFrameElement >( 'iframe.is-shown' )!
	)!;
const getSitePath = () =>
	new URL( window.location.href ).searchParams.get( 'at' );
const click = ( text: string ) =>
	act( async () => {
		const link = [ ...shownPage().querySelectorAll( 'a' ) ].find(
			( { textContent } ) => textContent === text
		);
		// Its document has no window, which the library's own events ask for.
		link?.dispatchEvent(
			new MouseEvent( 'click', { bubbles: true, cancelable: true } )
		);
	} );

describe( 'A walk through the site', () => {
	beforeEach( () => {
		site.clear();
		site.set( '/about/', REPORT );
		site.set( '/contact/', {
			...REPORT,
			record: { ...REPORT.record, title: 'Contact', canEdit: false },
		} );
	} );

	it( 'names what is seen, with a link to what the person may edit', async () => {
		await walkTo( '/about/' );
		expect( ( await seen() ).textContent ).toBe(
			'Page “About”Template “Pages”HeaderMenu “Main”Edit this page'
		);
		expect(
			screen
				.getAllByRole( 'link' )
				.map( ( { textContent } ) => textContent )
				.filter( Boolean )
		).toEqual( [
			'Page “About”',
			'Template “Pages”',
			'Menu “Main”',
			'Edit this page',
		] );
	} );

	it( 'follows a link, and steps back and forward', async () => {
		const { user } = await walkTo( '/about/' );
		await seen();
		await click( 'Contact' );
		await screen.findByText( 'Page “Contact”' );
		expect( getSitePath() ).toBe( '/contact/' );
		expect( screen.queryByText( 'Edit this page' ) ).toBeNull();
		await user.click( screen.getByRole( 'button', { name: 'Back' } ) );
		await screen.findByText( 'Page “About”' );
		expect( getSitePath() ).toBe( '/about/' );
		await user.click( screen.getByRole( 'button', { name: 'Forward' } ) );
		await screen.findByText( 'Page “Contact”' );
	} );

	it( 'makes the page ready at whose link the pointer rests, and none that is not followed', async () => {
		await walkTo( '/about/' );
		await seen();
		const [ contact, leave ] = [ ...shownPage().querySelectorAll( 'a' ) ];
		const rest = ( link: Element | undefined ) =>
			link?.dispatchEvent(
				new Event( 'pointerover', { bubbles: true } )
			);
		rest( contact );
		await waitFor( () =>
			expect( document.querySelectorAll( 'iframe' ) ).toHaveLength( 2 )
		);
		const ready = [ ...document.querySelectorAll( 'iframe' ) ].at( -1 );
		rest( leave );
		expect( screen.getByText( 'Page “About”' ) ).toBeTruthy();
		await click( 'Contact' );
		await screen.findByText( 'Page “Contact”' );
		expect( document.querySelector( 'iframe.is-shown' ) ).toBe( ready );
		expect(
			[ ...document.querySelectorAll( 'iframe' ) ].map(
				( { src } ) => new URL( src ).pathname
			)
		).toEqual( [ '/contact/' ] );
	} );

	it( 'shows a page once more that was made ready and has been left', async () => {
		const { user } = await walkTo( '/about/' );
		await seen();
		const [ contact ] = [ ...shownPage().querySelectorAll( 'a' ) ];
		contact?.dispatchEvent( new Event( 'pointerover', { bubbles: true } ) );
		await waitFor( () =>
			expect( document.querySelectorAll( 'iframe' ) ).toHaveLength( 2 )
		);
		await click( 'Contact' );
		await screen.findByText( 'Page “Contact”' );
		await user.click( screen.getByRole( 'button', { name: 'Back' } ) );
		await screen.findByText( 'Page “About”' );
		await user.click( screen.getByRole( 'button', { name: 'Forward' } ) );
		await screen.findByText( 'Page “Contact”' );
	} );

	it( 'says in a line why a link is not followed', async () => {
		await walkTo( '/about/' );
		await seen();
		await click( 'Leave' );
		expect( await screen.findByText( /logs in or out/ ) ).toBeTruthy();
		expect( getSitePath() ).toBe( '/about/' );
	} );

	it( 'goes to the target of a redirect, under its own path', async () => {
		site.set( '/old/', {
			status: 301,
			redirect: '/about/?atelier_walk=1',
		} );
		await walkTo( '/old/' );
		await screen.findByText( 'Page “About”' );
		expect( getSitePath() ).toBe( '/about/' );
	} );

	it.each( [
		[ '/gone/', { status: 503, kind: '' }, 'status 503' ],
		[
			'/away/',
			{ status: 302, redirect: 'https://elsewhere.test/' },
			'another site',
		],
		[ '/round/', { status: 302, redirect: '/round/' }, 'in a circle' ],
		[ '/wp-login.php?action=logout', undefined, 'logs in or out' ],
	] )( 'says why %s is not shown', async ( address, report, reason ) => {
		if ( report ) {
			site.set( address, report );
		}
		await walkTo( address );
		const alert = await screen.findByRole( 'alert' );
		expect( alert.textContent ).toContain( reason );
		expect(
			( screen.getByLabelText( 'Address' ) as HTMLInputElement ).value
		).toBe( address );
	} );

	it.each< {
		fact: string;
		headers: Record< string, string > | undefined;
		reason: string;
		hasRetry: boolean;
		hasTab: boolean;
	} >( [
		{
			fact: 'forbids frames',
			headers: { 'X-Frame-Options': 'DENY' },
			reason: 'does not let itself be shown',
			hasRetry: false,
			hasTab: true,
		},
		{
			fact: 'cannot be reached',
			headers: undefined,
			reason: 'The site cannot be reached',
			hasRetry: true,
			hasTab: false,
		},
		{
			fact: 'is not shown for another reason',
			headers: {},
			reason: 'The browser does not show this page',
			hasRetry: true,
			hasTab: true,
		},
	] )(
		'says that a page $fact, and the way on',
		async ( { headers, reason, hasRetry, hasTab } ) => {
			const route = /\/denied\//;
			const { server } = await walkTo( '/denied/', ( stage ) =>
				headers
					? stage.server.on( { method: 'GET', route }, () =>
							answer( 200, '<p>A page', headers )
					  )
					: stage.server.failAll( { method: 'GET', route }, OFFLINE )
			);
			const alert = within( await screen.findByRole( 'alert' ) );
			expect( alert.getByText( new RegExp( reason ) ) ).toBeVisible();
			expect(
				alert.queryByRole( 'button', { name: 'Retry' } ) !== null
			).toBe( hasRetry );
			expect(
				alert.queryByRole( 'link', { name: /Open in a new tab/ } ) !==
					null
			).toBe( hasTab );
			expect( server.writes ).toEqual( [] );
		}
	);

	it( 'says that parts of a page need scripts, and leads to it', async () => {
		site.set( '/slides/', {
			...REPORT,
			html: '<div class="swiper"></div>',
		} );
		await walkTo( '/slides/' );
		const note = await screen.findByText( /shown by scripts/ );
		expect(
			within( note ).getByRole( 'link', { name: /Open in a new tab/ } )
		).toHaveAttribute( 'href', expect.stringMatching( /\/slides\/$/ ) );
	} );

	it( 'leaves the focus of a person at the keyboard where the page was, when the next one fails', async () => {
		site.set( '/contact/', { status: 500, kind: '' } );
		await walkTo( '/about/' );
		await seen();
		document.querySelector< HTMLElement >( 'iframe.is-shown' )?.focus();
		await click( 'Contact' );
		const alert = await screen.findByRole( 'alert' );
		await waitFor( () =>
			expect( alert.ownerDocument.activeElement ).toBe( alert )
		);
	} );

	it( 'never asks for an address that does something, though it stands in the address of Design', async () => {
		await walkTo( '/wp-login.php?action=logout' );
		await screen.findByRole( 'alert' );
		expect( document.querySelector( 'iframe' ) ).toBeNull();
	} );

	it( 'keeps the page until the next one can be seen', async () => {
		await walkTo( '/about/' );
		await seen();
		const before = document.querySelector( 'iframe.is-shown' );
		const slow = document.implementation.createHTMLDocument();
		Object.defineProperty( slow, 'URL', { value: 'about:blank' } );
		site.delete( '/contact/' );
		const find = pages.get.bind( pages );
		jest.spyOn( pages, 'get' ).mockImplementation(
			( frame ) => find( frame ) ?? slow
		);
		await click( 'Contact' );
		await waitFor( () =>
			expect( document.querySelectorAll( 'iframe' ) ).toHaveLength( 2 )
		);
		expect( document.querySelector( 'iframe.is-shown' ) ).toBe( before );
		jest.restoreAllMocks();
	} );
} );
