/*
 * "Try it here": a variation, a look, a reset of the styles and the theme's update of a template become a draft. A refusal stays in the dialog.
 */
import { screen, waitFor, within } from '@testing-library/react';

import { HistoryContent } from '@/features/history/content';
import { StylesWorkspace } from '@/features/styles';
import { aHistoryChange, serveHistory } from './support/history';
import { openStage, preparePage, press, type Stage } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

beforeAll( () => preparePage() );

const ID = 9300;
const EVENING = { title: 'Evening', settings: {}, styles: { css: 'a{}' } };
// A palette alone, which the screen of colors offers.
const PALETTE = [ { slug: 'ink', name: 'Ink', color: '#123456' } ];
const NIGHT = {
	title: 'Night',
	settings: { color: { palette: { theme: PALETTE } } },
	styles: {},
};
const LOOK = {
	id: 1,
	title: 'Mine',
	kind: 'saved',
	date: '2026-11-20T10:00:00',
	settings: {},
	styles: { css: 'b{}' },
};
const FULL = {
	code: 'atelier_drafts_full',
	message: 'There are as many drafts as there can be.',
	data: { status: 409 },
};

async function openVariations( section = '/variations' ): Promise< Stage > {
	const stage = await openStage( '/styles' );
	const { server, show } = stage;
	await forgetTheme();
	serveStyles( server, ID, { styles: { css: 'p{}' } } );
	server.on( { method: 'GET', route: /v2\/users/ }, () => [] );
	server.on( { method: 'GET', route: /\/variations$/ }, () => [
		EVENING,
		NIGHT,
	] );
	server.put( '/atelier/v1/looks/1', LOOK );
	server.on( { method: 'GET', route: /\/revisions$/ }, () =>
		[ { css: 'p{}' }, { css: 'old{}' } ].map( ( styles, index ) => ( {
			id: 90 - index,
			author: 1,
			modified_gmt: '2026-05-03T10:00:00',
			settings: {},
			styles,
		} ) )
	);
	server.failAll(
		{ method: 'POST', route: /\/drafts$/ },
		{ number: 0, name: 'a refusal', status: 409, body: FULL }
	);
	await show(
		<StylesWorkspace
			section={ section }
			onSectionChange={ () => {} }
			editorSettings={ {} }
			fallback={ null }
		/>
	);
	return stage;
}

const change = ( styles: object ) => ( {
	record: `wp_global_styles/${ ID }`,
	value: { settings: {}, styles },
} );

it.each( [
	[ 'Evening', change( EVENING.styles ) ],
	[ 'Mine', change( LOOK.styles ) ],
	[ 'Default', change( {} ) ],
] )( 'makes a draft of %s', async ( name, expected ) => {
	const stage = await openVariations();
	const { server, user, cleanUp } = stage;
	await user.click(
		await screen.findByRole( 'button', { name: `Try it here: ${ name }` } )
	);
	const dialog = await screen.findByRole( 'dialog', {
		name: `Try “${ name }” in a draft`,
	} );
	const field = within( dialog ).getByLabelText( 'Name of the draft' );
	expect( field ).toHaveValue( name );
	await user.clear( field );
	expect(
		within( dialog ).getByRole( 'button', { name: 'Try it' } )
	).toHaveAttribute( 'aria-disabled', 'true' );
	await user.type( field, 'Autumn' );
	await press( 'Try it' )( stage );

	expect( await within( dialog ).findByText( FULL.message ) ).toBeVisible();
	expect(
		server.writes
			.filter( ( { route } ) => route.endsWith( '/drafts' ) )
			.map( ( { data } ) => data )
	).toEqual( [ { name: 'Autumn', changes: [ expected ] } ] );
	cleanUp();
} );

it( 'makes a draft of a reset', async () => {
	const stage = await openVariations();
	const { server, user, cleanUp } = stage;
	await user.click( await screen.findByRole( 'button', { name: 'More' } ) );
	await user.click(
		await screen.findByRole( 'menuitem', { name: 'Try a reset here…' } )
	);
	const dialog = await screen.findByRole( 'dialog' );
	await press( 'Try it' )( stage );
	await waitFor( () =>
		expect( server.writes.at( -1 )?.data ).toEqual( {
			name: 'Reset styles',
			changes: [ change( {} ) ],
		} )
	);
	expect( await within( dialog ).findByText( FULL.message ) ).toBeVisible();
	cleanUp();
} );

it( 'makes a draft of a palette, which leaves the rest of the styles alone', async () => {
	const stage = await openVariations( '/colors' );
	const { server, user, cleanUp } = stage;
	await user.click(
		await screen.findByRole( 'button', { name: 'Try it here: Night' } )
	);
	const dialog = await screen.findByRole( 'dialog' );
	await press( 'Try it' )( stage );
	expect( await within( dialog ).findByText( FULL.message ) ).toBeVisible();
	expect( server.writes.at( -1 )?.data ).toMatchObject( {
		name: 'Night',
		changes: [
			{
				record: `wp_global_styles/${ ID }`,
				value: {
					settings: { color: { palette: { theme: PALETTE } } },
					styles: { css: 'p{}' },
				},
			},
		],
	} );
	cleanUp();
} );

it( 'makes a draft of a moment: of what was changed since, in one draft', async () => {
	const stage = await openStage( '/history' );
	const { server, user, show, cleanUp } = stage;
	const changes = [
		aHistoryChange(),
		aHistoryChange( {
			key: `wp_global_styles/${ ID }`,
			kind: 'wp_global_styles',
		} ),
		aHistoryChange( { key: 'wp_block/3', action: 'recreate' } ),
	];
	serveHistory( server, { changes } );
	server.on( { method: 'GET', route: /history\/state$/ }, ( { query } ) =>
		query.get( 'record' ) === 'wp_template_part/12'
			? { is: 'kept', title: 'Header', content: '<!-- old -->' }
			: { is: 'kept', settings: {}, styles: EVENING.styles }
	);
	server.failAll(
		{ method: 'POST', route: /\/drafts$/ },
		{ number: 0, name: 'a refusal', status: 409, body: FULL }
	);
	await show( <HistoryContent /> );
	await user.click(
		await screen.findByRole( 'button', { name: /Someone · Autumn/ } )
	);
	await user.click(
		await screen.findByRole( 'button', { name: /^Try it here/ } )
	);
	const dialog = await screen.findByRole( 'dialog' );
	expect( dialog ).toHaveTextContent( /made, deleted or reset since stays/ );
	await press( 'Try it' )( stage );
	expect( await within( dialog ).findByText( FULL.message ) ).toBeVisible();
	expect( server.writes.at( -1 )?.data ).toEqual( {
		name: expect.any( String ),
		changes: [
			{
				record: 'wp_template_part/12',
				value: { title: 'Header', content: '<!-- old -->' },
			},
			{
				record: `wp_global_styles/${ ID }`,
				value: { settings: {}, styles: EVENING.styles },
			},
		],
	} );
	cleanUp();
} );

it( 'makes a draft of a revision of the styles', async () => {
	const stage = await openVariations( '/revisions' );
	const { server, user, cleanUp } = stage;
	const list = await screen.findByRole( 'list', { name: 'Revisions' } );
	await user.click(
		await within( list ).findByRole( 'button', { name: /Revision 1/ } )
	);
	await user.click(
		await screen.findByRole( 'button', { name: /^Try it here/ } )
	);
	const dialog = await screen.findByRole( 'dialog' );
	await press( 'Try it' )( stage );
	expect( await within( dialog ).findByText( FULL.message ) ).toBeVisible();
	expect( server.writes.at( -1 )?.data ).toMatchObject( {
		changes: [ change( { css: 'old{}' } ) ],
	} );
	cleanUp();
} );
