/*
 * A row of Recently deleted shows the lost blocks: those of the deleted record, or those in which the original differs.
 */
import { act, cleanup, render, screen, within } from '@testing-library/react';

import { App } from '@/app/app';
import { FAULTS, type Fault } from './support/rest-server';
import { openStage, preparePage, press, type Stage } from './support/stage';

jest.setTimeout( 60_000 );

beforeAll( () => preparePage() );
afterEach( cleanup );

const p = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

const CONTENT = { method: 'GET', route: /v1\/deletions\/9$/ };

async function openDeleted( fields: object, now: unknown ): Promise< Stage > {
	const stage = await openStage( '/deleted' );
	stage.server.on( CONTENT, () => ( {
		id: 9,
		content: [ p( 'Kept' ), p( 'Mine' ) ].join( '' ),
		now,
	} ) );
	stage.server.on( { method: 'GET', route: /v1\/deletions$/ }, () => [
		{
			id: 9,
			kind: 'postType',
			name: 'wp_block',
			label: 'Pattern',
			title: 'Hero',
			is_reset: false,
			deleted: '2026-05-03T10:00:00Z',
			expires: '2026-06-02T10:00:00Z',
			deleted_by: 'Ada',
			...fields,
		},
	] );
	await act( async () => void render( <App /> ) );
	await screen.findByText( 'Hero' );
	return stage;
}

const SHOW = 'Show what is gone: “Hero”';

const listChanges = async () => {
	const content = await screen.findByRole( 'region', {
		name: 'Recently deleted',
	} );
	return within( content )
		.getAllByRole( 'listitem' )
		.filter(
			( row ) => within( row ).queryAllByRole( 'button' ).length === 0
		)
		.map( ( row ) => row.textContent );
};

it.each( [
	[
		'of a deleted pattern all blocks',
		null,
		[ 'removedKept', 'removedMine' ],
	],
	[
		'of a reset part the blocks in which the original differs',
		[ p( 'Kept' ), p( 'Original' ) ].join( '' ),
		[ 'changedMine → Original' ],
	],
] )( 'shows %s', async ( _name, now, expected ) => {
	const stage = await openDeleted( { is_reset: now !== null }, now );
	await press( SHOW )( stage );
	await screen.findByText( /Mine/ );
	expect( await listChanges() ).toEqual(
		expected.map( ( text ) => `Paragraph: ${ text }` )
	);
} );

it( 'is not offered for what has no blocks', async () => {
	await openDeleted( { name: 'wp_font_family' }, null );
	expect( screen.queryByRole( 'button', { name: SHOW } ) ).toBeNull();
} );

it( 'says why it could not be read, and tries again (fault 1)', async () => {
	const stage = await openDeleted( {}, null );
	stage.server.failAll( CONTENT, FAULTS[ 0 ] as Fault );
	await press( SHOW )( stage );
	expect(
		(
			await screen.findAllByText( /There has been a critical error\./ )
		)[ 0 ]
	).toBeVisible();
	stage.server.failAll( CONTENT );
	await press( 'Retry' )( stage );
	await screen.findByText( /Mine/ );
} );
