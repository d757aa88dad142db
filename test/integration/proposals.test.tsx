/*
 * A person who may propose a draft and not publish it asks for its publication, and takes that back.
 */
import { screen, within } from '@testing-library/react';

import { DraftContent } from '@/features/drafts/draft-content';
import { openStage, preparePage, press } from './support/stage';

beforeAll( () =>
	preparePage( { draft: { id: 12, name: 'Spring', isProposal: true } } )
);

const DRAFT = {
	id: 12,
	name: 'Spring',
	status: 'draft',
	count: 1,
	theme: 'Theme',
	publishers: [ 'Ann', 'Ben' ],
	entries: [
		{
			key: 'wp_block/3',
			kind: 'wp_block',
			restId: '3',
			title: 'Hero',
			state: 'ready',
			removal: 'delete',
			author: {},
			time: 1,
		},
	],
};

const ASKED = { person: 'Cy', isOwn: true, time: 1, note: 'For May' };

it( 'asks with a line, and not any more', async () => {
	const stage = await openStage( '/draft/12' );
	const { server, user, show } = stage;
	let draft: object = {
		...DRAFT,
		returned: { person: 'Ann', note: 'Darker' },
	};
	server.on( { method: 'GET', route: /\/drafts\/12$/ }, () => draft );
	server.on(
		{ method: 'POST', route: /\/drafts\/12\/ask$/ },
		() => ( draft = { ...DRAFT, proposal: ASKED } )
	);
	server.on(
		{ method: 'POST', route: /\/drafts\/12\/withdraw$/ },
		() => ( draft = DRAFT )
	);
	await show( <DraftContent id={ 12 } /> );

	expect( await screen.findByText( 'Ann sent it back.' ) ).toBeVisible();
	expect( screen.getByText( 'Darker' ) ).toBeVisible();
	expect( screen.getByText( 'Is deleted' ) ).toBeVisible();
	expect(
		screen.queryByRole( 'button', { name: 'Publish…' } )
	).not.toBeInTheDocument();
	await press( 'Ask for publication…' )( stage );
	const dialog = await screen.findByRole( 'dialog' );
	expect( within( dialog ).getByText( /Ann, Ben$/ ) ).toBeVisible();
	await user.type(
		within( dialog ).getByLabelText( 'What it is for' ),
		'For May'
	);
	await press( 'Ask' )( stage );

	expect(
		await screen.findByText( 'You asked to publish this draft.' )
	).toBeVisible();
	expect(
		server.writes.find( ( { route } ) => route.endsWith( '/ask' ) )?.data
	).toEqual( { note: 'For May' } );
	expect(
		await screen.findByRole( 'button', {
			name: 'Ask for publication…',
		} )
	).toHaveAttribute( 'aria-disabled', 'true' );
	expect(
		screen.queryByRole( 'button', { name: 'Send back…' } )
	).not.toBeInTheDocument();
	await press( 'Do not ask any more' )( stage );
	expect(
		await screen.findByText( 'Nothing of this is live yet.' )
	).toBeVisible();
	stage.cleanUp();
} );

it( 'shows what was changed after it was asked, and asks again', async () => {
	const stage = await openStage( '/draft/12' );
	stage.server.on( { method: 'GET', route: /\/drafts\/12$/ }, () => ( {
		...DRAFT,
		proposal: { ...ASKED, isChanged: true },
		difference: {
			revision: 71,
			records: [
				{ kind: 'wp_block', restId: '3', title: 'Hero', key: '' },
			],
		},
	} ) );
	await stage.show( <DraftContent id={ 12 } /> );
	expect(
		await screen.findByText(
			'You asked to publish this draft. The draft was changed since.'
		)
	).toBeVisible();
	const changes = screen.getByRole( 'list', {
		name: 'Changed since it was proposed',
	} );
	const link = within( changes ).getByRole( 'link', {
		name: 'Compare: Pattern “Hero”',
	} );
	expect( link.getAttribute( 'href' ) ).toContain( 'at-draft-71' );
	expect(
		screen.getByRole( 'button', { name: 'Ask for publication…' } )
	).toBeEnabled();
	stage.cleanUp();
} );
