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
import type { DesignState } from '@/utils/design-state';
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
		// Its row is ticked, the states are the same, and the next one can be restored.
		expect( added ).toHaveTextContent(
			'Your unsaved changes include this.'
		);
		expect( screen.getByText( '2 differences' ) ).toBeInTheDocument();
		expect( screen.getByLabelText( 'Left' ) ).toHaveValue( 'saved' );
		await stage.user.click(
			within( notice ).getByRole( 'button', { name: 'Undo' } )
		);
		expect( readContent() ).toEqual( NOW );
		expect( added ).not.toHaveTextContent( /Your unsaved changes/ );
	} );

	it.each( [
		[ 'the right', TO_REVISION ],
		[
			'the left',
			{ left: TO_REVISION.right, right: TO_REVISION.left } as const,
		],
	] )(
		'restore one block after the other from %s, beside unsaved changes',
		async ( _name, states ) => {
			const stage = await openComparison( states );
			await screen.findByText( '2 differences' );
			await act( async () => {
				await registry
					.resolveSelect( coreStore )
					.getEntityRecord( 'postType', 'wp_block', 7 );
				await dispatch( coreStore ).editEntityRecord(
					'postType',
					'wp_block',
					7,
					{ content: [ p( 'Mine' ), p( 'Two' ) ].join( '\n\n' ) }
				);
			} );
			const contents = [
				[ p( 'Mine' ), p( 'Three' ) ],
				[ p( 'Mine' ), p( 'Three' ), p( 'Four' ) ],
			];
			for ( const content of contents ) {
				const [ button ] = screen.getAllByRole( 'button', {
					name: 'Restore only this: Paragraph',
				} );
				await stage.user.click( button as HTMLElement );
				await waitFor( () =>
					expect( readContent() ).toBe( content.join( '\n\n' ) )
				);
			}
			expect(
				screen.queryByRole( 'button', { name: /^Restore only/ } )
			).not.toBeInTheDocument();
			expect(
				screen.getAllByText( 'Your unsaved changes include this.' )
			).toHaveLength( 2 );
			expect( stage.server.writes ).toEqual( [] );
		}
	);

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
		const stage = await openComparison( undefined, [
			{ id: 71, author: 1, modified_gmt: '2026-05-04T10:00:00' },
			{ id: 70, author: 1, modified_gmt: '2026-05-03T10:00:00' },
		] );
		await waitFor( () =>
			expect( screen.getByLabelText( 'Right' ) ).toHaveDisplayValue(
				/May 3, 2026.*, Someone$/
			)
		);
		await screen.findByText( '2 differences' );
		// Then there are unsaved changes, which would be the default.
		for ( const count of [ 1, 2 ] ) {
			await stage.user.click(
				screen.getAllByRole( 'button', {
					name: 'Restore only this: Paragraph',
				} )[ 0 ] as HTMLElement
			);
			await waitFor( () =>
				expect(
					screen.getAllByText( 'Your unsaved changes include this.' )
				).toHaveLength( count )
			);
		}
		expect( readContent() ).toBe( THEN );
		expect( window.location.search ).toContain( 'right=revision-70' );
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

	it.each< [ string, DesignState ] >( [
		[ 'a revision', { kind: 'revision', id: 71 } ],
		[ 'a saved style', { kind: 'look', id: 5 } ],
		[ 'a variation', { kind: 'variation', title: 'Dusk' } ],
		[ 'a version', { kind: 'version', id: 5 } ],
		[ 'a conflict', { kind: 'theirs' } ],
		[ 'a file', { kind: 'theme' } ],
	] )(
		'say of %s that it does not exist, and restore nothing',
		async ( _name, right ) => {
			await openComparison( { left: { kind: 'saved' }, right } );
			expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
				/this is no longer there\./
			);
			expect( screen.queryByRole( 'listitem' ) ).toBeNull();
		}
	);

	it.each( [
		[ 'page', 7 ],
		[ 'wp_block', 8 ],
	] )(
		'say of a %s that it cannot be compared',
		async ( postType, postId ) => {
			const stage = await openComparison( TO_REVISION );
			stage.cleanUp();
			goToAddress(
				'/compare',
				`postType=${ postType }&postId=${ postId }&left=saved&right=at-moment-45`
			);
			await stage.show( <RecordComparisonPanel /> );
			expect( await screen.findAllByRole( 'alert' ) ).toHaveLength( 2 );
		}
	);

	it( 'are revisions of a template, and of a part', async () => {
		for ( const [ type, id, route ] of [
			[ 'wp_template', '12', '/wp/v2/wp_template/12' ],
			[
				'wp_template_part',
				'twentytwentyfive//header',
				'/wp/v2/template-parts/twentytwentyfive//header',
			],
		] as const ) {
			const stage = await openStage();
			const isPart = type === 'wp_template_part';
			const record = {
				id: isPart ? id : 12,
				wp_id: 12,
				slug: 'header',
				has_theme_file: false,
				content: { raw: NOW },
			};
			// Revisions of parts have the id of the part, and a time without a zone.
			const toRevision = ( number: number ) =>
				isPart
					? { id, wp_id: number, modified: '2026-05-03T10:00:00' }
					: { id: number, modified_gmt: '2026-05-03T10:00:00' };
			stage.server.on(
				{ method: 'GET', route: /./ },
				( { route: at } ) => {
					switch ( at ) {
						case route:
							return record;
						case `${ route }/revisions`:
							return [ 71, 70 ].map( toRevision );
						case `${ route }/revisions/70`:
							return {
								...toRevision( 70 ),
								content: { raw: THEN },
							};
						default:
							return undefined;
					}
				}
			);
			goToAddress( '/compare', `postType=${ type }&postId=${ id }` );
			await stage.show( <RecordComparisonPanel /> );
			await screen.findByText( '2 differences' );
			expect( screen.getByLabelText( 'Right' ) ).toHaveValue(
				'revision-70'
			);
			expect( screen.getByLabelText( 'Right' ) ).toHaveDisplayValue(
				/^May 3, 2026/
			);
			stage.cleanUp();
		}
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
