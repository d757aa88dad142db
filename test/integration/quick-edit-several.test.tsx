/*
 * Quick edit of pages that differ: a mixed field that was not touched is neither validated nor written.
 */
import { act, screen, waitFor, within } from '@testing-library/react';

import { PostEdit } from '@/features/posts/quick-edit/post-edit';
import { goToAddress } from '@test/helpers/address';
import { answer, type Fields } from './support/rest-server';
import { openStage, preparePage, press, type Stage } from './support/stage';

const IDS = [ 1, 2 ];
// Text for screen readers only is not a visible message.
const SEEN = { ignore: '.a11y-speak-region' };
const routeOf = ( id: number ) => `/wp/v2/pages/${ id }`;

beforeAll( () => preparePage() );

async function openPanel(
	changes: readonly Fields[] = [ {}, {} ]
): Promise< Stage > {
	const stage = await openStage();
	const { server } = stage;
	IDS.forEach( ( id, index ) =>
		server.put( routeOf( id ), {
			id,
			type: 'page',
			title: { raw: `Page ${ id }`, rendered: `Page ${ id }` },
			status: 'draft',
			date: `2020-01-0${ id }T00:00:00`,
			author: id,
			slug: `page-${ id }`,
			comment_status: id === 1 ? 'open' : 'closed',
			ping_status: 'closed',
			...changes[ index ],
		} )
	);
	server.on( { route: /^\/wp\/v2\/users$/ }, () =>
		answer(
			200,
			// The author of the second page has no right to write any more.
			[ { id: 1, name: 'Ada' } ],
			{ 'x-wp-totalpages': '1' }
		)
	);
	server.on( { route: /^\/wp\/v2\/types\/page$/ }, () => ( {
		slug: 'page',
		name: 'Pages',
		rest_base: 'pages',
		rest_namespace: 'wp/v2',
		hierarchical: true,
		viewable: true,
		supports: { title: true, author: true, comments: true },
		taxonomies: [],
		labels: {},
	} ) );
	goToAddress( '/page', `postId=${ IDS.join( ',' ) }` );
	await stage.show( <PostEdit postType="page" /> );
	await screen.findByText( '2 items' );
	return stage;
}

async function chooseStatus( stage: Stage, name: RegExp ): Promise< void > {
	await press( /Status/ )( stage );
	await stage.user.click( await screen.findByRole( 'radio', { name } ) );
	await stage.user.keyboard( '{Escape}' );
}

it( 'applies a status to pages of different authors, dates and discussion, and writes nothing else', async () => {
	const stage = await openPanel();
	const { server, user } = stage;
	// Opening and closing a field changes nothing.
	await user.click( screen.getByRole( 'button', { name: /Author/ } ) );
	await user.keyboard( '{Escape}' );
	await press( /Discussion/ )( stage );
	await press( 'Cancel' )( stage );
	await press( /Discussion/ )( stage );
	expect(
		screen.queryByText( 'Value must be one of the elements.' )
	).not.toBeInTheDocument();
	await press( 'Cancel' )( stage );

	await chooseStatus( stage, /^Private/ );
	expect( screen.queryByText( /needs attention/ ) ).not.toBeInTheDocument();
	const apply = screen.getByRole( 'button', { name: 'Apply' } );
	await waitFor( () => expect( apply ).toBeEnabled() );
	await user.click( apply );
	await waitFor( () =>
		expect( document.body ).toHaveTextContent( '2 updated' )
	);
	expect( IDS.map( ( id ) => server.get( routeOf( id ) ) ) ).toMatchObject( [
		{ status: 'private', author: 1, comment_status: 'open' },
		{ status: 'private', author: 2, comment_status: 'closed' },
	] );
} );

it( 'leaves scheduled pages whose time has passed as they are when comments are opened', async () => {
	const stage = await openPanel( [
		{ status: 'future' },
		{ status: 'future' },
	] );
	await press( /Discussion/ )( stage );
	await stage.user.click(
		( await screen.findAllByRole( 'radio', { name: 'Open' } ) )[ 0 ]!
	);
	await stage.user.click(
		screen
			.getAllByRole( 'button', { name: 'Apply' } )
			.find( ( button ) => button.closest( '[role=dialog]' ) )!
	);
	await waitFor( () =>
		expect( screen.getByRole( 'button', { name: 'Apply' } ) ).toBeEnabled()
	);
} );

it( 'says which field keeps pages with different dates from being scheduled', async () => {
	const stage = await openPanel();
	await chooseStatus( stage, /^Scheduled/ );
	expect(
		await screen.findByText(
			'Date: A scheduled post needs a date in the future.'
		)
	).toBeVisible();
	expect( screen.getByRole( 'button', { name: 'Apply' } ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
} );

it( 'counts what is saved against what was to be saved', async () => {
	const stage = await openPanel();
	await chooseStatus( stage, /^Private/ );
	const seen: ( string | null )[] = [];
	const watch = new MutationObserver( () =>
		seen.push(
			...screen
				.queryAllByText( /^Saving/ )
				.map( ( { textContent } ) => textContent )
		)
	);
	watch.observe( document.body, {
		childList: true,
		subtree: true,
		characterData: true,
	} );
	await press( 'Apply' )( stage );
	await waitFor( () =>
		expect( document.body ).toHaveTextContent( '2 updated' )
	);
	watch.disconnect();
	expect( new Set( seen ) ).toContain( 'Saving 0 of 2…' );
	expect( seen.filter( ( text ) => ! /of 2…$/.test( text ?? '' ) ) ).toEqual(
		[]
	);
} );

it( 'undoes what was applied to several, page by page, and makes it again', async () => {
	const stage = await openPanel( [ {}, { status: 'publish' } ] );
	const { server } = stage;
	const readStatuses = () =>
		IDS.map( ( id ) => server.get( routeOf( id ) )?.status );
	// A notice whose place was taken is still leaving.
	const undo = async ( message: string ) => {
		const notice = screen
			.getByText( message, SEEN )
			.closest< HTMLElement >( '.components-snackbar' )!;
		await stage.user.click(
			within( notice ).getByRole( 'button', { name: 'Undo' } )
		);
	};
	await chooseStatus( stage, /^Private/ );
	await press( 'Apply' )( stage );
	await screen.findByText( '2 items updated.', SEEN );
	expect( readStatuses() ).toEqual( [ 'private', 'private' ] );
	expect( await screen.findByText( '2 updated', SEEN ) ).toBeVisible();

	await undo( '2 items updated.' );
	await screen.findByText( 'Changes to 2 items undone.', SEEN );
	expect( readStatuses() ).toEqual( [ 'draft', 'publish' ] );
	expect( screen.queryByText( '2 updated', SEEN ) ).not.toBeInTheDocument();

	await undo( 'Changes to 2 items undone.' );
	await screen.findByText( '2 items updated.', SEEN );
	expect( readStatuses() ).toEqual( [ 'private', 'private' ] );
} );

it( 'keeps the focus when what is saved leaves the list, and the form with it', async () => {
	const stage = await openPanel();
	await chooseStatus( stage, /^Private/ );
	await press( 'Apply' )( stage );
	await screen.findByText( '2 items updated.', SEEN );
	expect( screen.getByRole( 'button', { name: 'Apply' } ) ).toHaveFocus();
	await act( async () => goToAddress( '/page', 'quickEdit=true' ) );
	expect(
		screen.getByText( 'Select an item to edit its details.' )
	).toBeVisible();
	expect(
		screen.getByRole( 'heading', { name: 'Post Edit' } )
	).toHaveFocus();
} );

it( 'offers no Undo for one page, which its form shows', async () => {
	const stage = await openPanel();
	await act( async () => goToAddress( '/page', 'postId=1' ) );
	await screen.findAllByText( 'Page 1' );
	await chooseStatus( stage, /^Private/ );
	await press( 'Apply' )( stage );
	await waitFor( () =>
		expect( document.body ).toHaveTextContent( '1 updated' )
	);
	expect(
		screen.queryByRole( 'button', { name: 'Undo' } )
	).not.toBeInTheDocument();
} );
