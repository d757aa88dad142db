/*
 * Changes of the styles are listed value by value: in the review of unsaved changes, and beside revisions.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { registerBlockType, unregisterBlockType } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';

import { ComparisonPanel } from '@/features/styles/compare/comparison-panel';
import { StylesWorkspace } from '@/features/styles';
import { SaveHubContent } from '@/kits/saving';
import { ignoreSizes } from '@test/helpers/ignore-sizes';
import {
	openStage,
	preparePage,
	press,
	registry,
	type Stage,
} from './support/stage';
import { forgetTheme, serveStyles, stylesRoute } from './support/styles';

beforeAll( () => {
	preparePage();
	ignoreSizes();
} );

let lastId = 0;

const THEME = {
	settings: {
		color: {
			palette: {
				theme: [ { slug: 'ink', name: 'Ink', color: '#111111' } ],
			},
		},
	},
	styles: { typography: { lineHeight: '1.5' } },
};

/** Opens a stage with styles of a person in a theme, and returns it with the id of their record. */
async function openStyles( fields: object ): Promise< [ Stage, number ] > {
	const id = ++lastId + 4000;
	const stage = await openStage( '/styles' );
	await forgetTheme();
	serveStyles( stage.server, id, { ...fields } );
	stage.server.on(
		{ method: 'GET', route: /global-styles\/themes\// },
		() => THEME
	);
	return [ stage, id ];
}

/** Opens the review after an edit of the styles, and returns the stage with the id of their record. */
async function openReview(
	saved: object,
	edits: object
): Promise< [ Stage, number ] > {
	const [ stage, id ] = await openStyles( { styles: saved } );
	await stage.show( <SaveHubContent /> );
	await act( async () => {
		await registry
			.resolveSelect( coreStore )
			.getEntityRecord( 'root', 'globalStyles', id );
		await dispatch( coreStore ).editEntityRecord(
			'root',
			'globalStyles',
			id,
			edits
		);
	} );
	await press( /^Review 1 change/ )( stage );
	const dialog = await screen.findByRole( 'dialog', {
		name: 'Review changes',
	} );
	await within( dialog ).findAllByText( /→|Additional CSS/ );
	return [ stage, id ];
}

/** Opens the review after an edit of the styles, and returns its list: each change by its lines. */
async function review( saved: object, edits: object ): Promise< string[][] > {
	await openReview( saved, edits );
	return listChanges( screen.getByRole( 'dialog' ) );
}

function listChanges( parent: HTMLElement ): string[][] {
	return Array.from(
		parent.querySelectorAll( '.atelier-style-differences > li' ),
		( row ) =>
			Array.from( row.children )
				.filter(
					( line ) =>
						! line.matches( '.atelier-style-differences__actions' )
				)
				.map( ( line ) => line.textContent ?? '' )
	);
}

describe( 'The review of unsaved changes', () => {
	it.each< [ string, object, object, string[][] ] >( [
		[
			'Additional CSS alone, by its lines',
			{ css: 'a { color: red; }\nb { top: 0; }' },
			{ css: 'a { color: blue; }\nb { top: 0; }' },
			[ [ 'Additional CSS', 'a { color: red; }a { color: blue; }' ] ],
		],
		[
			'border, shadow and dimensions of the root alone',
			{ border: { radius: '2rem' } },
			{
				border: { radius: '2.5rem' },
				shadow: 'none',
				dimensions: { minHeight: '10px' },
			},
			[
				[ 'Border, radius', '2 rem → 2.5 rem' ],
				[ 'Shadow', 'Not set → none' ],
				[ 'Dimensions, minimum height', 'Not set → 10 px' ],
			],
		],
		[
			'a color by its name in the theme, and what looks the same last',
			{},
			{
				typography: { lineHeight: '1.5' },
				color: { text: 'var:preset|color|ink' },
			},
			[
				[ 'Color, text', 'Not set → Ink' ],
				[ 'Typography, line height', '1.5 → 1.5', 'Looks the same' ],
			],
		],
	] )( 'lists %s', async ( _name, saved, styles, expected ) => {
		expect( await review( saved, { styles } ) ).toEqual( expected );
	} );

	it( 'shows a swatch of a color', async () => {
		await review( {}, { styles: { color: { text: '#336699' } } } );
		const swatch = document.querySelector(
			'.atelier-style-differences__swatch'
		);
		expect( swatch ).toHaveStyle( { background: '#336699' } );
	} );

	it( 'lists seven lines, and all when a person asks for them', async () => {
		const blocks = Object.fromEntries(
			Array.from( { length: 9 }, ( _, index ) => [
				`shop/card-${ index }`,
				{ color: { text: 'red' } },
			] )
		);
		expect( await review( {}, { styles: { blocks } } ) ).toHaveLength( 6 );
		const more = screen.getByRole( 'button', {
			name: 'Show 3 more changes',
		} );
		act( () => more.click() );
		expect( listChanges( document.body ) ).toHaveLength( 9 );
		expect( more ).toHaveTextContent( 'Show fewer changes' );
		act( () => more.click() );
		expect( listChanges( document.body ) ).toHaveLength( 6 );
	} );
} );

describe( 'A single change in the review', () => {
	const SAVED = { shadow: 'none', color: { text: 'red' } };
	const EDITED = { shadow: '1px 1px 2px red', color: { text: 'blue' } };

	const readStyles = ( id: number ) =>
		(
			registry
				.select( coreStore )
				.getEditedEntityRecord( 'root', 'globalStyles', id ) as {
				styles: unknown;
			}
		 ).styles;

	it( 'is discarded alone, with Undo in the review', async () => {
		const [ stage, id ] = await openReview( SAVED, { styles: EDITED } );
		await screen.findByRole( 'button', { name: 'Discard: Shadow' } );
		await press( 'Discard: Shadow' )( stage );
		expect( readStyles( id ) ).toEqual( { ...EDITED, shadow: 'none' } );
		const dialog = within( screen.getByRole( 'dialog' ) );
		expect( dialog.getByText( '“Shadow” discarded.' ) ).toBeInTheDocument();
		await press( 'Undo' )( stage );
		expect( readStyles( id ) ).toEqual( EDITED );
		expect( dialog.queryByText( '“Shadow” discarded.' ) ).toBeNull();
	} );

	it( 'is left out of the save, and unsaved afterwards', async () => {
		const [ stage, id ] = await openReview( SAVED, { styles: EDITED } );
		await screen.findByRole( 'button', { name: 'Leave out: Shadow' } );
		await press( 'Leave out: Shadow' )( stage );
		await press( 'Save' )( stage );
		await waitFor( () => expect( stage.server.writes ).toHaveLength( 1 ) );
		expect( stage.server.get( stylesRoute( id ) ) ).toMatchObject( {
			styles: { ...EDITED, shadow: 'none' },
		} );
		await waitFor( () => expect( readStyles( id ) ).toEqual( EDITED ) );
		// Leaving out is no step of undo: the person's edit is the last one.
		await act( async () => void dispatch( coreStore ).undo() );
		expect( readStyles( id ) ).toEqual( SAVED );
	} );
} );

it( 'A conflict about the styles leads to the comparison with the other version', async () => {
	const [ stage, id ] = await openReview(
		{ shadow: 'none' },
		{ styles: { shadow: '1px 1px 2px red' } }
	);
	stage.server.change( stylesRoute( id ), {
		styles: { shadow: '2px 2px 4px blue' },
	} );
	await press( 'Save' )( stage );
	await press( 'See both' )( stage );
	expect(
		await screen.findByText( 'Changes from the other version to yours:' )
	).toBeInTheDocument();
	expect(
		await screen.findByText( '2px 2px 4px blue', { selector: 'code' } )
	).toBeInTheDocument();
	const link = await screen.findByRole( 'link', { name: 'Compare' } );
	expect( link.getAttribute( 'href' ) ).toContain(
		'left=unsaved&right=theirs'
	);
	await stage.user.click( link );
	await stage.show( <ComparisonPanel /> );
	await screen.findByText( '1 difference' );
	await press( 'Restore only this: Shadow' )( stage );
	expect(
		registry
			.select( coreStore )
			.getEditedEntityRecord( 'root', 'globalStyles', id )
	).toMatchObject( { styles: { shadow: '2px 2px 4px blue' } } );
} );

/** Shows the revisions of styles, the newest first, and returns their list. */
async function showRevisions(
	stage: Stage,
	states: readonly object[]
): Promise< HTMLElement > {
	stage.server.on( { method: 'GET', route: /\/revisions$/ }, () =>
		states.map( ( styles, index ) => ( {
			id: 90 - index,
			author: 1,
			modified_gmt: '2026-05-03T10:00:00',
			settings: {},
			styles,
		} ) )
	);
	stage.server.on(
		{ method: 'GET', route: /v1\/looks$|v2\/users|\/variations$/ },
		() => []
	);
	await stage.show(
		<StylesWorkspace
			section="/revisions"
			onSectionChange={ () => {} }
			editorSettings={ {} }
			fallback={ null }
		/>
	);
	return screen.findByRole( 'list', { name: 'Revisions' } );
}

it( 'A revision lists its changes: in a line, and with both values when it is selected', async () => {
	const styles = {
		css: 'a { color: red; }',
		blocks: { 'core/quote': { color: { text: '#336699' } } },
	};
	const [ stage ] = await openStyles( { styles } );
	const list = await showRevisions( stage, [
		styles,
		{ css: 'a { color: blue; }', shadow: 'none' },
	] );
	await screen.findByText( 'Quote › Color, text' );
	expect( listChanges( document.body ) ).toEqual( [
		[ 'Additional CSS', 'a { color: blue; }a { color: red; }' ],
		[ 'Shadow', 'none → Not set' ],
		[ 'Quote › Color, text', 'Not set → #336699' ],
	] );
	expect(
		within( list ).getByRole( 'button', { name: /Revision 1/ } )
	).toHaveTextContent( /Additional CSS · Shadow$/ );
} );

/** Finds Undo of a notice. */
async function findUndo( message: string ): Promise< HTMLElement > {
	const notice = await screen.findByText( message, {
		selector: '.components-snackbar__content',
	} );
	return within( notice ).getByRole( 'button', { name: 'Undo' } );
}

describe( 'A change of a revision is restored alone', () => {
	const MINE = {
		color: { text: 'red' },
		shadow: 'none',
		css: 'a { color: red; }',
	};
	const THEN = {
		color: { text: 'blue' },
		shadow: '1px 1px 2px red',
		css: 'a { color: blue; }',
	};
	const RESTORE = 'Restore only this: Shadow';

	async function openRevision(
		links: object = { 'wp:action-edit-css': [ {} ] }
	): Promise< [ Stage, () => Record< string, unknown >, number ] > {
		const [ stage, id ] = await openStyles( {
			styles: MINE,
			_links: { 'version-history': [ { count: 2 } ], ...links },
		} );
		const list = await showRevisions( stage, [ MINE, THEN ] );
		await stage.user.click(
			await within( list ).findByRole( 'button', { name: /Revision 1/ } )
		);
		return [
			stage,
			() =>
				(
					registry
						.select( coreStore )
						.getEditedEntityRecord(
							'root',
							'globalStyles',
							id
						) as {
						styles: Record< string, unknown >;
					}
				 ).styles,
			id,
		];
	}

	it( 'as an unsaved edit that touches nothing else, with Undo', async () => {
		const [ stage, getStyles ] = await openRevision();
		const row = screen
			.getByRole( 'button', { name: RESTORE } )
			.closest( 'li' );
		await press( RESTORE )( stage );
		expect( getStyles() ).toEqual( { ...MINE, shadow: THEN.shadow } );
		expect( stage.server.writes ).toEqual( [] );
		expect( screen.queryByRole( 'button', { name: RESTORE } ) ).toBeNull();
		expect( row ).toHaveFocus();
		await stage.user.click( await findUndo( '“Shadow” restored.' ) );
		expect( getStyles() ).toEqual( MINE );
	} );

	it( 'so that its Undo leaves what was edited since', async () => {
		const [ stage, getStyles, id ] = await openRevision();
		await press( RESTORE )( stage );
		const color = { text: 'green' };
		await act( async () => {
			await dispatch( coreStore ).editEntityRecord(
				'root',
				'globalStyles',
				id,
				{ styles: { ...getStyles(), color } }
			);
		} );
		await stage.user.click( await findUndo( '“Shadow” restored.' ) );
		expect( getStyles() ).toEqual( { ...MINE, color } );
	} );

	it( 'but for CSS, which needs its own right', async () => {
		const [ stage ] = await openRevision( {} );
		expect(
			screen.getByRole( 'button', { name: RESTORE } )
		).toBeInTheDocument();
		expect(
			screen.queryByRole( 'button', { name: /Restore this CSS/ } )
		).toBeNull();
		stage.cleanUp();
		await openRevision();
		expect(
			screen.getByRole( 'button', {
				name: 'Restore this CSS as a whole: Additional CSS',
			} )
		).toBeInTheDocument();
	} );

	it( 'as the lines of CSS that a person takes, and no others', async () => {
		const lines = [ 'a { color: red; }', 'b { top: 0; }', 'c { top: 0; }' ];
		const then = [ 'a { color: blue; }', lines[ 1 ], 'x {}', lines[ 2 ] ];
		const [ stage, id ] = await openStyles( {
			styles: { css: lines.join( '\n' ) },
			_links: {
				'version-history': [ { count: 2 } ],
				'wp:action-edit-css': [ {} ],
			},
		} );
		const list = await showRevisions( stage, [
			{ css: lines.join( '\n' ) },
			{ css: then.join( '\n' ) },
		] );
		await stage.user.click(
			await within( list ).findByRole( 'button', { name: /Revision 1/ } )
		);
		await press( 'Take these lines: a { color: blue; }' )( stage );
		const { styles } = registry
			.select( coreStore )
			.getEditedEntityRecord( 'root', 'globalStyles', id ) as {
			styles: unknown;
		};
		expect( styles ).toEqual( {
			css: [ 'a { color: blue; }', lines[ 1 ], lines[ 2 ] ].join( '\n' ),
		} );
		await findUndo( 'Lines of “Additional CSS” restored.' );
	} );

	it( 'unless its block is gone, which is not known while blocks load', async () => {
		const [ stage ] = await openStyles( { styles: {} } );
		const gone = 'The block shop/card is no longer there.';
		const list = await showRevisions( stage, [
			{},
			{ blocks: { 'shop/card': { shadow: 'none' } } },
		] );
		await stage.user.click(
			await within( list ).findByRole( 'button', {
				name: /Revision 1/,
			} )
		);
		await screen.findByRole( 'button', {
			name: 'Restore only this: Card › Shadow',
		} );
		expect( screen.queryByText( gone ) ).toBeNull();
		act( () => {
			registerBlockType( 'core/test', {
				apiVersion: 3,
				title: 'Test',
				category: 'text',
				attributes: {},
			} );
		} );
		expect( screen.getByText( gone ) ).toBeInTheDocument();
		act( () => {
			unregisterBlockType( 'core/test' );
		} );
	} );
} );
