/*
 * The matrix of writes: drafts of the design, and saves in one. The page is one of the draft “Autumn”.
 */
import { act, screen, within } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';

import { DraftContent } from '@/features/drafts/draft-content';
import { NewDraftDialog } from '@/features/drafts/dialogs/new-draft-dialog';
import { ProposalDialog } from '@/features/drafts/dialogs/proposal-dialog';
import type { Draft } from '@/features/drafts/rules/types';
import { SaveHubContent } from '@/kits/saving';
import { openPage } from '@/utils/open-page';
import {
	countMadeDrafts,
	DRAFT,
	readServedDraft,
	serveDrafts,
} from './support/drafts';
import type { Fields, RestServer } from './support/rest-server';
import { openStage, press, registry, type, type Stage } from './support/stage';
import { testWrites, type WriteFlow } from './support/write-matrix';

// The DOM that tests run in goes to no other page.
jest.mock( '@/utils/open-page', () => ( { openPage: jest.fn() } ) );

afterEach( () => jest.mocked( openPage ).mockReset() );

const NOTHING = () => {};
const ASKED = { person: 'Cy', isOwn: false, time: 1764150412, note: 'For May' };

/** The draft as its own dialogs have it. */
const OWN_DRAFT: Draft = {
	id: DRAFT,
	name: 'Autumn',
	isPublished: false,
	isByApi: false,
	author: 'Ann',
	isUsable: true,
	theme: 'Slate',
	count: 2,
	modified: 1764150412,
	sharedUntil: 0,
	scheduledAt: 0,
	stopReason: '',
	interruption: undefined,
	proposal: undefined,
	returned: undefined,
	entries: [],
	token: 'token-of-what-is-seen',
	difference: undefined,
	fileUrl: '',
	undoEntries: [],
	publishers: [ 'Ann', 'Ben' ],
};
const job = ( name: string ) => ( {
	method: 'POST',
	route: new RegExp( `drafts/${ DRAFT }/${ name }$` ),
} );

const openDraft =
	( fields: Fields = {} ) =>
	async ( { server, show }: Stage ) => {
		serveDrafts( server, fields );
		await show( <DraftContent id={ DRAFT } /> );
		await screen.findByText( 'Autumn' );
	};

/** Presses a button of the dialog that is open. */
const pressInDialog =
	( name: string ) =>
	async ( { user }: Stage ) =>
		user.click(
			within( await screen.findByRole( 'dialog' ) ).getByRole( 'button', {
				name,
			} )
		);

/** Opens the draft and one of its dialogs. */
const openDialog =
	( button: string, fields: Fields = {} ) =>
	async ( stage: Stage ) => {
		await openDraft( fields )( stage );
		await press( button )( stage );
		await screen.findByRole( 'dialog' );
	};

const is = ( test: ( draft: Fields ) => boolean ) => ( server: RestServer ) =>
	test( readServedDraft( server ) ) ? 1 : 0;

const countEntries = ( { entries }: Fields ) =>
	( entries as readonly unknown[] ).length;

const saveToDraft: WriteFlow = {
	name: 'Drafts: save to draft',
	item: 'description',
	write: { route: /^\/wp\/v2\/settings/ },
	prepare: async ( stage ) => {
		serveDrafts( stage.server );
		await stage.show( <SaveHubContent /> );
		stage.server.put( '/wp/v2/settings', {
			title: 'Mine',
			description: 'Before',
		} );
		await act( async () => {
			await registry
				.resolveSelect( coreStore )
				.getEntityRecord( 'root', 'site' );
			await registry
				.dispatch( coreStore )
				.editEntityRecord( 'root', 'site', undefined as never, {
					description: 'After',
				} );
		} );
		await press( /^Review 1 change/ )( stage );
	},
	submit: press( 'Save to draft' ),
	countWritten: ( server ) => {
		// No write of this page may reach the live design.
		for ( const { headers, query } of server.writes ) {
			expect( headers[ 'x-atelier-draft' ] ).toBe( `${ DRAFT }` );
			expect( query.get( 'atelier_draft' ) ).toBe( `${ DRAFT }` );
		}
		return server.get( '/wp/v2/settings' )?.description === 'After' ? 1 : 0;
	},
	expectUnsaved: () =>
		expect(
			registry
				.select( coreStore )
				.hasEditsForEntityRecord( 'root', 'site', undefined as never )
		).toBe( true ),
	findsOut: true,
};

const FLOWS: readonly WriteFlow[] = [
	{
		name: 'Drafts: create',
		item: 'Autumn',
		write: { method: 'POST', route: /v1\/drafts$/ },
		prepare: async ( stage ) => {
			serveDrafts( stage.server );
			await stage.show( <NewDraftDialog onClose={ NOTHING } /> );
			await type( 'Name', 'Autumn' )( stage );
		},
		submit: press( 'Create' ),
		countWritten: countMadeDrafts,
	},
	saveToDraft,
	{
		name: 'Drafts: share',
		item: 'Autumn',
		write: job( 'share' ),
		prepare: openDialog( 'Share…' ),
		submit: pressInDialog( 'Make a link' ),
		countWritten: is( ( { shared } ) => shared !== null ),
	},
	{
		name: 'Drafts: schedule',
		item: 'Autumn',
		write: job( 'schedule' ),
		prepare: async ( stage ) => {
			await openDialog( 'Schedule…' )( stage );
			await type(
				'Date and time, as on the site',
				'2099-05-03T06:00'
			)( stage );
		},
		submit: pressInDialog( 'Schedule' ),
		countWritten: is( ( { scheduled } ) => scheduled !== null ),
		success: /“Autumn” is scheduled\./,
	},
	{
		name: 'Drafts: publish',
		item: 'Autumn',
		write: job( 'publish' ),
		prepare: openDialog( 'Publish…' ),
		submit: pressInDialog( 'Publish' ),
		countWritten: is( ( { status } ) => status === 'publish' ),
	},
	{
		name: 'Drafts: take back',
		item: 'Autumn',
		write: job( 'take-back' ),
		prepare: openDialog( 'Undo publishing…', { status: 'publish' } ),
		submit: pressInDialog( 'Undo publishing' ),
		countWritten: is( ( { status } ) => status === 'draft' ),
		success: /“Autumn” is a draft again\./,
	},
	{
		name: 'Drafts: take out',
		item: 'Header',
		write: job( 'take-out' ),
		prepare: openDraft(),
		submit: press( 'Take out: Part “Header”' ),
		countWritten: is( ( draft ) => countEntries( draft ) === 1 ),
		success: /Part “Header” is not in the draft any more\./,
	},
	{
		name: 'Drafts: go back to a revision',
		item: 'Nov 26, 2025',
		write: {
			method: 'POST',
			route: /revisions\/71\/restore$/,
		},
		prepare: async ( stage ) => {
			await openDialog( 'Revisions…' )( stage );
			await screen.findByRole( 'button', { name: /^Go back to/ } );
		},
		submit: press( /^Go back to/ ),
		countWritten: is( ( draft ) => countEntries( draft ) === 1 ),
		success: /The draft is as it was Nov 26, 2025/,
	},
	{
		name: 'Drafts: ask for publication',
		item: 'Autumn',
		write: job( 'ask' ),
		prepare: async ( stage ) => {
			serveDrafts( stage.server );
			await stage.show(
				<ProposalDialog
					draft={ OWN_DRAFT }
					job="ask"
					onClose={ NOTHING }
				/>
			);
			await type( 'What it is for', 'For May' )( stage );
		},
		submit: press( 'Ask' ),
		countWritten: is(
			( { proposal } ) => ( proposal as Fields )?.note === 'For May'
		),
		success: /Those who may publish the draft are told\./,
		expectUnsaved: () =>
			expect( screen.getByLabelText( 'What it is for' ) ).toHaveValue(
				'For May'
			),
	},
	{
		name: 'Drafts: ask no more',
		item: 'Autumn',
		write: job( 'withdraw' ),
		prepare: openDraft( { proposal: { ...ASKED, isOwn: true } } ),
		submit: press( 'Do not ask any more' ),
		countWritten: is( ( { proposal } ) => proposal === null ),
		success: /You do not ask for the publication of “Autumn” any more\./,
	},
	{
		name: 'Drafts: send back',
		item: 'Autumn',
		write: job( 'send-back' ),
		prepare: async ( stage ) => {
			await openDialog( 'Send back…', { proposal: ASKED } )( stage );
			await type( 'Why', 'Darker' )( stage );
		},
		submit: pressInDialog( 'Send back' ),
		countWritten: is(
			( { returned } ) => ( returned as Fields )?.note === 'Darker'
		),
		success: /The draft is sent back\./,
	},
	{
		name: 'Drafts: discard',
		item: 'Autumn',
		write: { method: 'DELETE', route: /drafts\/\d+$/ },
		prepare: openDialog( 'Discard…' ),
		submit: pressInDialog( 'Discard' ),
		countWritten: is( ( { status } ) => status === 'trash' ),
		success: /“Autumn” is discarded\./,
		findsOut: true,
	},
];

testWrites( FLOWS, {
	draft: { id: DRAFT, name: 'Autumn', isProposal: false },
} );

it( 'goes on in the draft that was made, and in the live design once the draft is published', async () => {
	const stage = await openStage();
	for ( const { prepare, submit } of FLOWS.filter( ( { name } ) =>
		/create|publish$/.test( name )
	) ) {
		await prepare( stage );
		await submit( stage );
		stage.cleanUp();
	}
	const addresses = jest
		.mocked( openPage )
		.mock.calls.map( ( [ url ] ) => new URL( url ).searchParams );
	expect(
		addresses.map( ( query ) => [
			query.get( 'p' ),
			query.get( 'atelier_draft' ),
		] )
	).toEqual( [
		[ '/', `${ DRAFT + 1 }` ],
		[ `/draft/${ DRAFT }`, null ],
	] );
} );
