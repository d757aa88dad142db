/*
 * Contents of a draft: taking out records that others show, and comparing its state after a save. The page is one of the live design.
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { DraftContent } from '@/features/drafts/draft-content';
import { aDraftEntry, DRAFT, serveDrafts } from './support/drafts';
import { answer, type Fields } from './support/rest-server';
import { openStage, preparePage, press, type Stage } from './support/stage';

// The DOM that tests run in goes to no other page.
jest.mock( '@/utils/open-page', () => ( { openPage: jest.fn() } ) );

beforeAll( () => preparePage() );

async function openDraft( fields: Fields = {} ): Promise< Stage > {
	const stage = await openStage();
	serveDrafts( stage.server, fields );
	await stage.show( <DraftContent id={ DRAFT } /> );
	await screen.findByText( 'Autumn' );
	return stage;
}

const TAKE_OUT = 'Take out: Pattern “Hero”';
const HERO = aDraftEntry( {
	key: 'wp_block/3',
	kind: 'wp_block',
	restId: '3',
	title: 'Hero',
	isNew: true,
	usedBy: [
		{ kind: 'wp_template', title: 'Single' },
		{ kind: 'wp_template_part', title: 'Header' },
	],
} );

it.each( [
	[ 'is gone', 99999, /^This draft is not there any more/ ],
	[ 'has no number', NaN, /^The requested page could not be found/ ],
] )(
	'leads from a draft that %s to those that are there',
	async ( _name, id, message ) => {
		const stage = await openStage();
		serveDrafts( stage.server );
		await stage.show( <DraftContent id={ id } /> );
		expect(
			await screen.findByText( message, {
				ignore: '.a11y-speak-region',
			} )
		).toBeVisible();
		await press( 'Go to Drafts' )( stage );
		await waitFor( () =>
			expect(
				new URL( window.location.href ).searchParams.get( 'p' )
			).toBe( '/drafts' )
		);
		stage.cleanUp();
	}
);

it( 'asks before something is taken out that others in the draft show, and names them', async () => {
	const stage = await openDraft( { entries: [ HERO ] } );
	const { server, cleanUp } = stage;
	await press( TAKE_OUT )( stage );
	const dialog = await screen.findByRole( 'dialog' );
	expect( dialog ).toHaveTextContent(
		'Pattern “Hero” is in this draft only, and is shown by: Template “Single”, Part “Header”. Taken out, it is gone, and nothing shows in its place.'
	);
	await press( 'Cancel' )( stage );
	expect( server.writes ).toEqual( [] );

	await press( TAKE_OUT )( stage );
	await press( 'Take out' )( stage );
	await screen.findByText( 'Pattern “Hero” is not in the draft any more.', {
		selector: '.components-snackbar__content',
	} );
	expect( server.writes.map( ( { data } ) => data ) ).toEqual( [
		{ record: 'wp_block/3' },
	] );
	cleanUp();
} );

it( 'takes out at once what nothing else shows', async () => {
	const stage = await openDraft( { entries: [ { ...HERO, usedBy: [] } ] } );
	await press( TAKE_OUT )( stage );
	await screen.findByText( 'Pattern “Hero” is not in the draft any more.', {
		selector: '.components-snackbar__content',
	} );
	stage.cleanUp();
} );

it( 'compares what it held after a save with what it holds now', async () => {
	const stage = await openDraft();
	await press( 'Revisions…' )( stage );
	const dialog = await screen.findByRole( 'dialog' );
	const links = await within( dialog ).findAllByRole( 'link', {
		name: /^Compare/,
	} );
	// The newest revision is the draft's content.
	expect(
		links.map( ( link ) => link.getAttribute( 'aria-label' ) )
	).toEqual( [ 'Compare: Styles' ] );
	const address = new URL( links[ 0 ]!.getAttribute( 'href' )!, 'http://a' );
	expect( Object.fromEntries( address.searchParams ) ).toMatchObject( {
		left: 'at-draft-71',
		right: 'saved',
		atelier_draft: '12',
	} );
	stage.cleanUp();
} );

it( 'calls a block whose styles are changed as its type is called, in the row and where it collides', async () => {
	const changes = [ 'styles › blocks › core/quote › color › text' ];
	const stage = await openDraft( {
		entries: [
			aDraftEntry( {
				key: 'wp_global_styles/5',
				kind: 'wp_global_styles',
				restId: '5',
				title: 'Styles',
				state: 'collides',
				changes,
				collisions: changes,
				blocks: [ { name: 'core/quote', title: 'Zitat' } ],
			} ),
		],
	} );
	expect( screen.getByText( 'Blocks › Zitat' ) ).toBeVisible();
	await press( 'Publish…' )( stage );
	const dialog = await screen.findByRole( 'dialog' );
	expect(
		within( dialog ).getByRole( 'radiogroup', { name: 'Blocks › Zitat' } )
	).toBeVisible();
	stage.cleanUp();
} );

it( 'offers to continue a publication that was interrupted, or to restore the earlier design', async () => {
	const stage = await openDraft( {
		interrupted: { time: 1764150412, person: null, isOpen: true, left: [] },
	} );
	expect(
		screen.getByText( /^Publishing was interrupted \(/ )
	).toBeVisible();
	await press( 'Continue…' )( stage );
	const dialog = await screen.findByRole( 'dialog' );
	expect( dialog ).toHaveAccessibleName( 'Publish “Autumn”' );
	await press( 'Cancel' )( stage );
	expect( stage.server.writes ).toEqual( [] );

	await press( 'Restore the earlier design' )( stage );
	await screen.findByText( 'The earlier design was restored.', {
		selector: '.components-snackbar__content',
	} );
	expect( stage.server.writes.map( ( { route } ) => route ) ).toEqual( [
		'/atelier/v1/drafts/12/undo-interrupted',
	] );
	await waitFor( () =>
		expect(
			screen.queryByRole( 'button', { name: 'Continue…' } )
		).toBeNull()
	);
	stage.cleanUp();
} );

it( 'asks about a collision that is known when a draft is scheduled, and suggests a time of the site', async () => {
	const stage = await openDraft( {
		entries: [
			aDraftEntry( { state: 'collides', collisions: [ 'content' ] } ),
		],
	} );
	await press( 'Schedule…' )( stage );
	const dialog = within( await screen.findByRole( 'dialog' ) );
	expect( dialog.getByLabelText( /^Date and time/ ) ).toHaveAttribute(
		'value',
		expect.stringMatching( /^\d{4}-\d\d-\d\dT\d\d:00$/ )
	);
	expect( dialog.getByText( /^On the site it is now/ ) ).toBeVisible();
	const submit = dialog.getByRole( 'button', { name: 'Schedule' } );
	expect( submit ).toHaveAttribute( 'aria-disabled', 'true' );
	await stage.user.click(
		dialog.getByLabelText( 'Use the draft’s version' )
	);
	await stage.user.click( submit );
	await screen.findByText( '“Autumn” is scheduled.', {
		selector: '.components-snackbar__content',
	} );
	expect( stage.server.writes.map( ( { data } ) => data ) ).toEqual( [
		expect.objectContaining( {
			mode: 'stop',
			winners: { 'wp_template_part/12': 'draft' },
		} ),
	] );
	stage.cleanUp();
} );

it( 'publishes the version that was shown, and shows the new one where the draft was changed', async () => {
	const proposal = { person: 'Cy', isOwn: false, time: 1, note: '' };
	const stage = await openDraft( {
		proposal: { ...proposal, isChanged: false },
	} );
	const { server } = stage;
	server.on( { method: 'POST', route: /drafts\/12\/publish$/ }, () => {
		serveDrafts( server, {
			token: 'newer',
			entries: [ HERO ],
			proposal: { ...proposal, isChanged: true },
		} );
		return answer( 412, {
			code: 'atelier_draft_changed',
			message: '“Autumn” was changed after you opened it.',
			data: { status: 412 },
		} );
	} );
	await press( 'Publish…' )( stage );
	const dialog = await screen.findByRole( 'dialog' );
	expect( dialog ).not.toHaveTextContent( 'was changed since' );
	await press( 'Publish' )( stage );
	await waitFor( () =>
		expect( dialog ).toHaveTextContent(
			'Cy asked to publish this draft. The draft was changed since.'
		)
	);
	expect( dialog ).toHaveTextContent( 'was changed after you opened it' );
	expect( dialog ).toHaveTextContent( 'Pattern “Hero”' );
	await press( 'Publish' )( stage );
	await waitFor( () =>
		expect(
			server.writes
				.filter( ( { route } ) => route.endsWith( '/publish' ) )
				.map( ( { data } ) => data.token )
		).toEqual( [ 'token-of-what-is-seen', 'newer' ] )
	);
	stage.cleanUp();
} );

const RECORDS = [ 'Header', 'Footer' ].map( ( title, index ) =>
	aDraftEntry( {
		key: `wp_template_part/${ index + 1 }`,
		title,
		state: 'collides',
		collisions: [ 'content' ],
		compared: {
			content: {
				draft: '<!-- wp:paragraph -->\n<p>Before</p>\n<!-- /wp:paragraph -->',
				live: '<!-- wp:paragraph -->\n<p>Since</p>\n<!-- /wp:paragraph -->',
			},
			config: null,
			values: [],
		},
	} )
);

it( 'undoes publishing once every record that was changed since is decided, one by one or all, and leaves out a deleted one', async () => {
	const stage = await openDraft( {
		status: 'publish',
		undo: [
			...RECORDS,
			aDraftEntry( { key: 'wp_block/9', title: 'Hero', state: 'gone' } ),
		],
	} );
	await press( 'Undo publishing…' )( stage );
	const dialog = await screen.findByRole( 'dialog' );
	const submit = within( dialog ).getByRole( 'button', {
		name: 'Undo publishing',
	} );
	expect(
		within( dialog ).getAllByText(
			'The published design has changed here since this draft was published.'
		)
	).toHaveLength( 2 );
	expect( submit ).toHaveAttribute( 'aria-disabled', 'true' );
	await press( 'Restore the earlier version of all' )( stage );
	const [ , footer ] = within( dialog ).getAllByRole( 'radiogroup' );
	fireEvent.click(
		within( footer! ).getByRole( 'radio', {
			name: 'Use the current version',
		} )
	);
	expect( submit ).not.toHaveAttribute( 'aria-disabled', 'true' );
	fireEvent.click( submit );
	await screen.findByText(
		'Publishing was undone. “Autumn” is a draft again.',
		{ selector: '.components-snackbar__content' }
	);
	expect( stage.server.writes.map( ( { data } ) => data ) ).toEqual( [
		{
			winners: {
				'wp_template_part/1': 'draft',
				'wp_template_part/2': 'live',
				'wp_block/9': 'live',
			},
		},
	] );
	stage.cleanUp();
} );

it( 'shows no link any more once sharing was stopped, before the draft is read again', async () => {
	const stage = await openDraft( { shared: 4081471200 } );
	await press( 'Share…' )( stage );
	expect( await screen.findByText( /^There is a link/ ) ).toBeVisible();
	const reading = { method: 'GET', route: /v1\/drafts\/12$/ };
	stage.server.failAll( reading, {
		number: 13,
		name: 'no answer',
		kind: 'silence',
	} );
	await press( 'Stop sharing' )( stage );
	await screen.findByText( 'The link to “Autumn” shows nothing any more.', {
		selector: '.components-snackbar__content',
	} );
	expect( screen.queryByText( /^There is a link/ ) ).toBeNull();
	stage.server.failAll( reading );
	stage.cleanUp();
} );
