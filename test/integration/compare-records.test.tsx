/*
 * Two states of a record that is made of blocks are compared, and blocks are restored one by one.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';

import { compareItem } from '@/features/patterns/actions/compare-item';
import type { PatternContext } from '@/features/patterns/actions/pattern-action';
import type { PatternItem } from '@/features/patterns/rules/types';
import { RecordComparisonPanel } from '@/app/compare/record-comparison-panel';
import { SaveHubContent } from '@/kits/saving';
import { comparePath, type ComparedStates } from '@/router';
import { goToAddress } from '@test/helpers/address';
import { ignoreSizes } from '@test/helpers/ignore-sizes';
import {
	openStage,
	preparePage,
	press,
	registry,
	type Stage,
} from './support/stage';

beforeAll( () => {
	preparePage();
	ignoreSizes();
} );

const p = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;
const NOW = [ p( 'One' ), p( 'Two' ) ].join( '\n\n' );
const THEN = [ p( 'One' ), p( 'Three' ), p( 'Four' ) ].join( '\n\n' );
const ROUTE = '/wp/v2/blocks/7';
const RECORD = { postType: 'wp_block', postId: 7 };

/** Opens a comparison of a pattern with two paragraphs, and a revision 70 with three. */
async function openComparison(
	states: Omit< ComparedStates, 'record' > | undefined,
	revisions: readonly object[] = [
		{ id: 70, author: 1, modified_gmt: '2026-05-03T10:00:00' },
	]
): Promise< Stage > {
	const [ path = '', query = '' ] = states
		? comparePath( { ...states, record: RECORD } ).split( '?' )
		: [ '/compare', 'postType=wp_block&postId=7' ];
	const stage = await openStage();
	goToAddress( path, query );
	stage.server.put( ROUTE, {
		id: 7,
		slug: 'welcome',
		title: { raw: 'Welcome' },
		content: { raw: NOW },
		status: 'publish',
	} );
	stage.server.on(
		{ method: 'GET', route: /blocks\/7\/revisions\/70$/ },
		() => ( {
			id: 70,
			title: { raw: 'Welcome' },
			content: { raw: THEN },
		} )
	);
	stage.server.on(
		{ method: 'GET', route: /blocks\/7\/revisions$/ },
		() => revisions
	);
	stage.server.on(
		{ method: 'GET', route: /history\/state$/ },
		( request ) =>
			request.query.get( 'record' ) === 'wp_block/7'
				? { is: 'kept', content: THEN }
				: undefined
	);
	await stage.show( <RecordComparisonPanel /> );
	return stage;
}

const readContent = () =>
	(
		registry
			.select( coreStore )
			.getEditedEntityRecord( 'postType', 'wp_block', 7 ) as {
			content: unknown;
		}
	 ).content;

const TO_REVISION = {
	left: { kind: 'saved' },
	right: { kind: 'revision', id: 70 },
} as const;

describe( 'Two states of a pattern', () => {
	it( 'list the blocks that they have differently', async () => {
		await openComparison( TO_REVISION );
		await screen.findByText( '2 differences' );
		expect(
			screen.getByRole( 'heading', { name: 'Compare: Welcome' } )
		).toBeInTheDocument();
		expect(
			screen.getAllByRole( 'listitem' ).map( ( row ) => row.textContent )
		).toEqual( [
			'Paragraph: changedTwo → ThreeRestore only this',
			'Paragraph: addedFourRestore only this',
		] );
	} );

	it( 'restore one block as an unsaved edit, with Undo', async () => {
		const stage = await openComparison( TO_REVISION );
		await screen.findByText( '2 differences' );
		const [ , added ] = screen.getAllByRole( 'listitem' );
		await stage.user.click(
			within( added as HTMLElement ).getByRole( 'button' )
		);
		const notice = await screen.findByText( '“Paragraph” restored.', {
			selector: '.components-snackbar__content',
		} );
		expect( readContent() ).toBe( [ NOW, p( 'Four' ) ].join( '\n\n' ) );
		expect( stage.server.writes ).toEqual( [] );
		// The next one can be restored, too.
		expect( screen.getByText( '1 difference' ) ).toBeInTheDocument();
		expect( screen.getByLabelText( 'Left' ) ).toHaveValue( 'unsaved' );
		expect(
			screen.getByRole( 'button', {
				name: 'Restore only this: Paragraph',
			} )
		).toBeInTheDocument();
		await stage.user.click(
			within( notice ).getByRole( 'button', { name: 'Undo' } )
		);
		expect( readContent() ).toEqual( NOW );
	} );

	it( 'take single unsaved changes back', async () => {
		const stage = await openComparison( {
			left: { kind: 'saved' },
			right: { kind: 'unsaved' },
		} );
		await screen.findByText( /^There are no unsaved changes/ );
		await act( async () => {
			await registry
				.resolveSelect( coreStore )
				.getEntityRecord( 'postType', 'wp_block', 7 );
			await dispatch( coreStore ).editEntityRecord(
				'postType',
				'wp_block',
				7,
				{ content: THEN }
			);
		} );
		await screen.findByText( '2 differences' );
		await stage.user.click(
			screen.getAllByRole( 'checkbox' )[ 0 ] as HTMLElement
		);
		await press( 'Restore 1' )( stage );
		await screen.findByText( '1 difference' );
		expect( readContent() ).toBe( [ NOW, p( 'Four' ) ].join( '\n\n' ) );
	} );

	it( 'are what is saved and the last revision, where the address names none', async () => {
		await openComparison( undefined, [
			{ id: 71, author: 1, modified_gmt: '2026-05-04T10:00:00' },
			{ id: 70, author: 1, modified_gmt: '2026-05-03T10:00:00' },
		] );
		await waitFor( () =>
			expect( screen.getByLabelText( 'Right' ) ).toHaveDisplayValue(
				/May 3, 2026.*, Someone$/
			)
		);
		await screen.findByText( '2 differences' );
	} );

	it( 'are the file of the theme and what is saved, for a part that hides its file', async () => {
		const id = 'twentytwentyfive//header';
		const stage = await openStage();
		const part = { id, slug: 'header', title: { raw: 'Header' } };
		stage.server.on(
			{ method: 'GET', route: /template-parts\/twentytwentyfive/ },
			( { query } ) => ( {
				...part,
				has_theme_file: true,
				content: {
					raw: query.get( 'source' ) === 'theme' ? THEN : NOW,
				},
			} )
		);
		if ( 'run' in compareItem ) {
			compareItem.run(
				[
					{
						type: 'wp_template_part',
						id,
						isCustomized: true,
					} as PatternItem,
				],
				{
					navigate: ( path: string ) =>
						goToAddress( ...( path.split( '?' ) as [ string ] ) ),
				} as PatternContext
			);
		}
		await stage.show( <RecordComparisonPanel /> );
		await screen.findByText( '2 differences' );
		expect( screen.getByLabelText( 'Left' ) ).toHaveDisplayValue( 'Theme' );
	} );

	it( 'may be a moment of the history', async () => {
		const stage = await openComparison( {
			left: { kind: 'moment', at: '1764150412' },
			right: { kind: 'saved' },
		} );
		expect( stage.server.writes ).toEqual( [] );
		await screen.findByText( '2 differences' );
		expect( screen.getByLabelText( 'Left' ) ).toHaveDisplayValue(
			/^Nov 26, 2025/
		);
	} );

	it( 'say which of them is no longer there, and restore nothing', async () => {
		await openComparison( {
			left: { kind: 'saved' },
			right: { kind: 'revision', id: 71 },
		} );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			/this is no longer there\./
		);
		expect( screen.queryByRole( 'listitem' ) ).toBeNull();
	} );

	it( 'are one click away from the review of unsaved changes', async () => {
		const stage = await openComparison( TO_REVISION );
		stage.cleanUp();
		await stage.show( <SaveHubContent /> );
		await act( async () => {
			await registry
				.resolveSelect( coreStore )
				.getEntityRecord( 'postType', 'wp_block', 7 );
			await dispatch( coreStore ).editEntityRecord(
				'postType',
				'wp_block',
				7,
				{ content: THEN }
			);
		} );
		await press( /^Review 1 change/ )( stage );
		const link = await screen.findByRole( 'link', { name: 'Compare' } );
		expect( link.getAttribute( 'href' ) ).toContain(
			'postType=wp_block&postId=7&left=saved&right=unsaved'
		);
		await stage.user.click( link );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );
