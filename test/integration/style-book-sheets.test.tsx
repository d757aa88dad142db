/*
 * The Style Book's frame has the style sheets that only visitors get: they are read from the front page, behind the site's styles and
 * before those of the book.
 */
import { act, render, waitFor } from '@testing-library/react';

import { FrameSheets } from '@/features/styles/style-book/frame-sheets';
import { useVisitorSheets } from '@/features/styles/style-book/use-visitor-sheets';

let mockDraftId = 6;

jest.mock( '@/data/site/boot-payload', () => ( {
	getBootPayload: () => ( {
		homeUrl: 'https://example.org/',
		themePreview: { stylesheet: 'autumn' },
		draft: { id: mockDraftId },
	} ),
} ) );

// A page that was read is kept: each test is about another one.
beforeEach( () => {
	mockDraftId++;
} );

function Sheets() {
	return (
		<FrameSheets sheets={ useVisitorSheets() }>
			<style>{ 'p{color:black}' }</style>
		</FrameSheets>
	);
}

const MARK = '<meta name="atelier-public-page" content="front">';
const SHEETS = `
	<style id="shop-inline-css">p{color:blue}</style>
	<style id="global-styles-inline-css">p{color:red}</style>
	<style id="autumn-style-inline-css">p{color:green}</style>
	<link rel="stylesheet" href="/more.css">
`;

/** Renders the sheets of a frame, with a front page that answers so. */
function renderSheets( answers: readonly ( string | Error )[] ) {
	const left = [ ...answers ];
	const ask = jest.fn< Promise< unknown >, [ string ] >( async () => {
		const answer = left.shift() ?? new Error( 'Offline' );
		if ( answer instanceof Error ) {
			throw answer;
		}
		return { text: async () => answer };
	} );
	window.fetch = ask as unknown as typeof window.fetch;
	return { ask, ...render( <Sheets /> ) };
}

const listSheets = ( container: HTMLElement ) =>
	[ ...container.querySelectorAll( 'style, link' ) ].map(
		( element ) =>
			element.getAttribute( 'href' ) ??
			/@layer|#atelier-book|\{color:\w+/.exec(
				element.textContent ?? ''
			)?.[ 0 ]
	);

const OWN = [ '@layer', '{color:black', '#atelier-book' ];

it( 'shows those of the theme in the order of the page, and none of the saved styles', async () => {
	const { container, ask } = renderSheets( [ MARK + SHEETS ] );
	expect( listSheets( container ) ).toEqual( OWN );
	await waitFor( () =>
		expect( listSheets( container ) ).toEqual( [
			'@layer',
			'{color:blue',
			'{color:black',
			'{color:green',
			'https://example.org/more.css',
			'#atelier-book',
		] )
	);
	// The theme and the draft that are looked at.
	const { searchParams } = new URL( ask.mock.calls[ 0 ]![ 0 ] );
	expect( searchParams.get( 'wp_theme_preview' ) ).toBe( 'autumn' );
	expect( searchParams.get( 'atelier_draft' ) ).toBe( '7' );
} );

it.each( [
	[ 'another page in its place', SHEETS ],
	[ 'no answer', new Error( 'Offline' ) ],
] )(
	'goes without them for %s, and asks again for the next book',
	async ( _, answer ) => {
		const { container, ask, rerender, unmount } = renderSheets( [
			answer,
			MARK + SHEETS,
		] );
		await waitFor( () => expect( ask ).toHaveBeenCalledTimes( 1 ) );
		await act( async () => {} );
		rerender( <Sheets /> );
		expect( listSheets( container ) ).toEqual( OWN );
		unmount();

		const next = render( <Sheets /> );
		await waitFor( () =>
			expect( listSheets( next.container ) ).toContain( '{color:green' )
		);
		expect( ask ).toHaveBeenCalledTimes( 2 );
	}
);
