/*
 * Arrange stores the tree that is shown, whichever answer comes first, and loses no moves without asking.
 */
import { act, screen, waitFor, within } from '@testing-library/react';

import { ArrangeModal } from '@/features/posts/page-tree/arrange-modal';
import type { PostType } from '@/features/posts/reads/post-type';
import { ignoreSizes } from '@test/helpers/ignore-sizes';
import type { Fields } from './support/rest-server';
import { openStage, preparePage, press, type Stage } from './support/stage';

const PAGES = {
	slug: 'page',
	name: 'Pages',
	rest_base: 'pages',
	rest_namespace: 'wp/v2',
	labels: {},
} as unknown as PostType;

beforeAll( () => {
	preparePage();
	ignoreSizes();
	Element.prototype.scrollIntoView = () => {};
} );

interface ArrangeStage extends Stage {
	onClose: jest.Mock;
	/** Ids of the pages in the order in which they were sent. */
	sent: number[];
	/** Parents by id, as they are stored. */
	parents: Map< number, number >;
	/** Lets the write of page 2 reach the server. */
	release: () => void;
}

/** Opens the tree "1 with 2" on a server that treats loops as WordPress does; writes to page 2 are delayed. */
async function openTree(): Promise< ArrangeStage > {
	const stage = await openStage();
	const parents = new Map( [
		[ 1, 0 ],
		[ 2, 1 ],
	] );
	const sent: number[] = [];
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	const toFields = ( id: number ): Fields => ( {
		id,
		type: 'page',
		title: { raw: `Page ${ id }` },
		parent: parents.get( id ),
		menu_order: 0,
	} );
	stage.server.on( { method: 'GET', route: /\/wp\/v2\/pages$/ }, () =>
		[ 1, 2 ].map( toFields )
	);
	stage.server.on(
		{ method: 'PUT', route: /\/wp\/v2\/pages\/\d+$/ },
		( { route, data } ) => {
			const id = Number( route.split( '/' ).pop() );
			const { parent } = data as { parent: number };
			// `wp_check_post_hierarchy_for_loops()`: a parent that is below the page is refused silently.
			parents.set( id, parents.get( parent ) === id ? 0 : parent );
			return toFields( id );
		}
	);
	const { fetch } = window;
	window.fetch = async ( url, init ) => {
		const [ , id ] = /pages\/(\d+)/.exec( String( url ) ) ?? [];
		if ( id !== undefined && init?.method === 'POST' ) {
			sent.push( Number( id ) );
			await ( id === '2' ? released : undefined );
		}
		return fetch( url, init );
	};
	const onClose = jest.fn();
	await stage.show( <ArrangeModal postType={ PAGES } onClose={ onClose } /> );
	await screen.findByText( 'Page 2' );
	return { ...stage, onClose, sent, parents, release };
}

const moveBy = async ( { user }: Stage, title: string, keys: string ) => {
	act( () =>
		screen.getByRole( 'button', { name: `Move ${ title }` } ).focus()
	);
	await user.keyboard( keys );
};

it( 'stores a page that changes places with the one above it only when that one has moved', async () => {
	const stage = await openTree();
	await moveBy( stage, 'Page 2', '{ArrowLeft}' );
	await moveBy( stage, 'Page 2', '{ArrowUp}' );
	await moveBy( stage, 'Page 1', '{ArrowRight}' );
	await press( 'Save' )( stage );
	await waitFor( () => expect( stage.sent ).toContain( 2 ) );
	stage.release();
	await waitFor( () => expect( stage.onClose ).toHaveBeenCalled() );

	expect( stage.sent ).toEqual( [ 2, 1 ] );
	expect( [ ...stage.parents ] ).toEqual( [
		[ 1, 2 ],
		[ 2, 0 ],
	] );

	// Undo goes from the top of the earlier tree down: page 1 has to leave page 2 first.
	await stage.user.click(
		// The test leaves the dialog open, which hides the rest.
		screen.getByRole( 'button', { name: 'Undo', hidden: true } )
	);
	await screen.findByText( 'The earlier order is back.', {
		ignore: '.a11y-speak-region',
	} );
	expect( stage.sent ).toEqual( [ 2, 1, 1, 2 ] );
	expect( [ ...stage.parents ] ).toEqual( [
		[ 1, 0 ],
		[ 2, 1 ],
	] );
} );

it( 'asks on Escape before it discards moves, and closes at once without any', async () => {
	const stage = await openTree();
	await moveBy( stage, 'Page 1', '{Escape}' );
	// The dialog closes after its motion.
	await waitFor( () => expect( stage.onClose ).toHaveBeenCalledTimes( 1 ) );

	// Both pages get another number; the person has moved one.
	await moveBy( stage, 'Page 2', '{ArrowLeft}' );
	await moveBy( stage, 'Page 2', '{ArrowUp}' );
	await stage.user.keyboard( '{Escape}' );
	const question = await screen.findByRole( 'dialog', {
		name: 'Discard the moves?',
	} );
	expect( question ).toHaveTextContent(
		'1 item has moved and is not saved.'
	);
	expect( stage.onClose ).toHaveBeenCalledTimes( 1 );
	await stage.user.click(
		within( question ).getByRole( 'button', { name: 'Cancel' } )
	);
	expect(
		screen.queryByRole( 'dialog', { name: 'Discard the moves?' } )
	).not.toBeInTheDocument();

	await stage.user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	await press( 'Discard' )( stage );
	expect( stage.onClose ).toHaveBeenCalledTimes( 2 );
	expect( stage.sent ).toEqual( [] );
} );
