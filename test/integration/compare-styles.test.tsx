/*
 * Two states of the styles are compared: all that they have differently, with both values, and restored one by one.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';

import { ComparisonPanel } from '@/features/styles/compare/comparison-panel';
import { StyledPage } from '@/features/styles/compare/comparison-preview';
import { GlobalStylesProvider } from '@/features/styles/config/provider';
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
import { forgetTheme, serveStyles } from './support/styles';

beforeAll( () => {
	preparePage();
	ignoreSizes();
} );

const NOW = {
	color: { text: 'red' },
	elements: { h1: { typography: { fontSize: '2rem' } } },
	css: 'a { color: red; }',
};
const THEN = {
	color: { text: 'blue' },
	elements: { h1: { typography: { fontSize: '2.5rem' } } },
	css: 'a { color: blue; }',
};
const REVISION = {
	author: 1,
	modified_gmt: '2026-05-03T10:00:00',
	settings: {},
};

let lastId = 6000;

/** Opens a comparison of styles that are saved as {@link NOW}, with a revision 812 of {@link THEN} and a look. */
async function openComparison(
	states: ComparedStates | undefined,
	links: object = { 'wp:action-edit-css': [ {} ] },
	settings: object = {}
): Promise< [ Stage, number ] > {
	const id = ++lastId;
	const [ path = '', query = '' ] = states
		? comparePath( states ).split( '?' )
		: [ '/compare' ];
	const stage = await openStage();
	goToAddress( path, query );
	await forgetTheme();
	serveStyles( stage.server, id, { styles: NOW, settings, _links: links } );
	stage.server.on( { method: 'GET', route: /\/revisions\/812$/ }, () => ( {
		...REVISION,
		id: 812,
		styles: THEN,
	} ) );
	stage.server.on( { method: 'GET', route: /\/revisions$/ }, () => [
		{ ...REVISION, id: 812 },
		{ ...REVISION, id: 811, author: 99 },
	] );
	stage.server.on( { method: 'GET', route: /v1\/looks$/ }, () => [
		{ id: 5, title: 'Dusk', kind: 'saved', settings: {}, styles: THEN },
	] );
	stage.server.on(
		{ method: 'GET', route: /history\/state$/ },
		( request ) => ( {
			name: `Autumn of ${ request.query.get( 'record' ) }`,
			time: 1764064000,
			is: request.query.get( 'at' )?.startsWith( 'moment' )
				? 'kept'
				: 'not_kept',
			settings: {},
			styles:
				request.query.get( 'at' ) === 'moment-46'
					? { css: 'a { color: green; }\nb { top: 0; }' }
					: THEN,
		} )
	);
	stage.server.on(
		{ method: 'GET', route: /v2\/users$|\/variations$/ },
		() => []
	);
	await stage.show( <ComparisonPanel /> );
	return [ stage, id ];
}

const TO_REVISION: ComparedStates = {
	left: { kind: 'saved' },
	right: { kind: 'revision', id: 812 },
};

const listRows = () =>
	screen.getAllByRole( 'region' ).map( ( group ) => [
		group.getAttribute( 'aria-label' ),
		...within( group )
			.getAllByRole( 'listitem' )
			.map( ( row ) => row.textContent ),
	] );

const readEdited = ( id: number ) =>
	(
		registry
			.select( coreStore )
			.getEditedEntityRecord( 'root', 'globalStyles', id ) as {
			styles: unknown;
		}
	 ).styles;

describe( 'Two states of the styles', () => {
	it( 'of many differences show the first rows before the others', async () => {
		const palette = {
			color: {
				palette: {
					custom: Array.from( { length: 300 }, ( _, index ) => ( {
						slug: `c-${ index }`,
						name: `Color ${ index }`,
						color: '#123456',
					} ) ),
				},
			},
		};
		const counts: number[] = [];
		const observer = new MutationObserver( () => {
			const count = screen.queryAllByRole( 'listitem' ).length;
			if ( count !== counts.at( -1 ) ) {
				counts.push( count );
			}
		} );
		observer.observe( document.body, { childList: true, subtree: true } );
		await openComparison( TO_REVISION, undefined, palette );
		await screen.findByText( '303 differences' );
		await waitFor( () =>
			expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 100 )
		);
		observer.disconnect();
		// A slow machine finds fewer in its first slice.
		expect( counts.find( Boolean ) ).toBeLessThanOrEqual( 12 );
		expect(
			screen.getByRole( 'button', {
				name: 'Show 203 more differences',
			} )
		).toBeVisible();
	} );

	it( 'may be a moment of the history, which is called by its name', async () => {
		await openComparison( {
			left: { kind: 'moment', at: 'moment-45' },
			right: { kind: 'saved' },
		} );
		await screen.findByText( '3 differences' );
		expect( screen.getByLabelText( 'Left' ) ).toHaveDisplayValue(
			`Autumn of wp_global_styles/${ lastId }`
		);
	} );

	it( 'may be a moment of which is not kept what the styles were', async () => {
		await openComparison( {
			left: { kind: 'moment', at: '12' },
			right: { kind: 'saved' },
		} );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			/this is no longer there\./
		);
	} );

	it( 'list all that they have differently, with both values, by parts', async () => {
		await openComparison( TO_REVISION );
		await screen.findByText( '3 differences' );
		expect( listRows() ).toEqual( [
			[ 'Colors', 'Color, textred → blueRestore only this' ],
			[
				'Typography',
				'H1 › Typography, font size2 rem → 2.5 remRestore only this',
			],
			[
				'Additional CSS',
				'Additional CSSa { color: red; }a { color: blue; }Restore this CSS as a whole',
			],
		] );
	} );

	it( 'are found by a search for a name or a value', async () => {
		const [ stage ] = await openComparison( TO_REVISION );
		const field = await screen.findByRole( 'searchbox' );
		await stage.user.type( field, '2.5' );
		expect( listRows().map( ( [ name ] ) => name ) ).toEqual( [
			'Typography',
		] );
	} );

	it( 'restore one value alone, and write nothing', async () => {
		const [ stage, id ] = await openComparison( TO_REVISION );
		await screen.findByText( '3 differences' );
		await press( 'Restore only this: H1 › Typography, font size' )( stage );
		expect( readEdited( id ) ).toEqual( {
			...NOW,
			elements: THEN.elements,
		} );
		expect( stage.server.writes ).toEqual( [] );
		// The row stays: the saved styles are compared.
		const row = screen
			.getByText( 'Your styles have this value.' )
			.closest( 'li' );
		expect( row ).toHaveTextContent( '2 rem → 2.5 rem' );
		expect( row ).toHaveFocus();
	} );

	it( 'restore several at once, with one Undo', async () => {
		const [ stage, id ] = await openComparison( TO_REVISION );
		await screen.findByText( '3 differences' );
		for ( const name of [ 'Color, text', 'Additional CSS' ] ) {
			await stage.user.click( screen.getByRole( 'checkbox', { name } ) );
		}
		await press( 'Restore 2' )( stage );
		expect( readEdited( id ) ).toEqual( {
			...THEN,
			elements: NOW.elements,
		} );
		const notice = await screen.findByText( '2 differences restored.', {
			selector: '.components-snackbar__content',
		} );
		await stage.user.click(
			within( notice ).getByRole( 'button', { name: 'Undo' } )
		);
		expect( readEdited( id ) ).toEqual( NOW );
	} );

	it.each< [ string, ComparedStates ] >( [
		[
			'the left',
			{ left: { kind: 'look', id: 5 }, right: { kind: 'saved' } },
		],
		[
			'the right',
			{ left: { kind: 'saved' }, right: { kind: 'look', id: 5 } },
		],
		[
			'the left, a moment',
			{
				left: { kind: 'moment', at: 'moment-45' },
				right: { kind: 'saved' },
			},
		],
	] )(
		'restore one after the other from %s, in one direction',
		async ( _name, states ) => {
			const [ stage, id ] = await openComparison( states );
			await screen.findByText( '3 differences' );
			const steps = [
				[
					'Restore only this: Color, text',
					{ ...NOW, color: THEN.color },
				],
				[
					'Restore only this: H1 › Typography, font size',
					{ ...THEN, css: NOW.css },
				],
				[ 'Restore this CSS as a whole: Additional CSS', THEN ],
			] as const;
			for ( const [ index, [ name, expected ] ] of steps.entries() ) {
				await press( name )( stage );
				expect( readEdited( id ) ).toEqual( expected );
				expect(
					screen.queryByRole( 'button', { name } )
				).not.toBeInTheDocument();
				expect(
					screen.getAllByText( 'Your styles have this value.' )
				).toHaveLength( index + 1 );
			}
			// The states are the same, and so are their differences.
			expect( screen.getByText( '3 differences' ) ).toBeVisible();
		}
	);

	it( 'remain the same after a restored value where the address names none', async () => {
		const [ stage, id ] = await openComparison( undefined );
		await screen.findByText( '3 differences' );
		await press( 'Restore only this: Color, text' )( stage );
		await press( 'Restore only this: H1 › Typography, font size' )( stage );
		expect( readEdited( id ) ).toEqual( { css: NOW.css } );
		expect( screen.getByLabelText( 'Right' ) ).toHaveValue( 'theme' );
	} );

	it( 'no longer count a chosen value that was restored alone', async () => {
		const [ stage ] = await openComparison( TO_REVISION );
		await screen.findByText( '3 differences' );
		for ( const name of [ 'Color, text', 'Additional CSS' ] ) {
			await stage.user.click( screen.getByRole( 'checkbox', { name } ) );
		}
		await press( 'Restore only this: Color, text' )( stage );
		expect(
			screen.getByRole( 'button', { name: 'Restore 1' } )
		).toBeVisible();
	} );

	it( 'restore CSS line by line', async () => {
		const [ stage, id ] = await openComparison( {
			left: { kind: 'moment', at: 'moment-46' },
			right: { kind: 'saved' },
		} );
		const css = 'a { color: green; }\nb { top: 0; }';
		await screen.findByText( '3 differences' );
		await act( async () => {
			await dispatch( coreStore ).editEntityRecord(
				'root',
				'globalStyles',
				id,
				{ styles: { css: css.replaceAll( /green|0/g, 'unset' ) } }
			);
		} );
		await press( 'Take these lines: b { top: 0; }' )( stage );
		expect( readEdited( id ) ).toEqual( {
			css: css.replace( 'green', 'unset' ),
		} );
		await press( 'Take these lines: a { color: green; }' )( stage );
		expect( readEdited( id ) ).toEqual( { css } );
	} );

	it( 'list unsaved changes as they are made, and take one back', async () => {
		const [ stage, id ] = await openComparison( {
			left: { kind: 'saved' },
			right: { kind: 'unsaved' },
		} );
		await screen.findByText( 'The two are the same.' );
		await act( async () => {
			await dispatch( coreStore ).editEntityRecord(
				'root',
				'globalStyles',
				id,
				{ styles: { ...NOW, shadow: 'none' } }
			);
		} );
		expect( screen.getByText( '1 difference' ) ).toBeInTheDocument();
		await press( 'Restore only this: Shadow' )( stage );
		expect( readEdited( id ) ).toEqual( NOW );
		// Its row is gone; the keyboard goes on from the line that says so.
		expect( screen.getByText( 'The two are the same.' ) ).toHaveFocus();
	} );

	it( 'offer no restoring of CSS without its right', async () => {
		await openComparison( TO_REVISION, {} );
		await screen.findByText( '3 differences' );
		expect(
			screen.queryByRole( 'button', { name: /Restore this CSS/ } )
		).toBeNull();
		expect(
			screen.getAllByRole( 'button', { name: /^Restore only this/ } )
		).toHaveLength( 2 );
	} );

	it( 'say which of them is no longer there', async () => {
		const [ stage ] = await openComparison( {
			left: { kind: 'saved' },
			right: { kind: 'look', id: 77 },
		} );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Saved styles: this is no longer there.'
		);
		stage.cleanUp();
		await openComparison( {
			left: { kind: 'theirs' },
			right: { kind: 'saved' },
		} );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'The other version: this is no longer there.'
		);
	} );

	it( 'are chosen from all states, and swapped', async () => {
		const [ stage ] = await openComparison( TO_REVISION );
		const left = await screen.findByLabelText( 'Left' );
		expect(
			await within( left ).findAllByRole( 'option', { name: /Someone/ } )
		).toHaveLength( 2 );
		expect(
			within( left )
				.getAllByRole( 'group' )
				.map( ( group ) => group.getAttribute( 'label' ) )
		).toEqual( [ 'Now', 'Revisions', 'Saved styles' ] );
		await stage.user.selectOptions( left, 'Dusk' );
		await screen.findByText( 'The two are the same.' );
		expect( window.location.search ).toContain( 'left=look-5' );
		await press( 'Swap' )( stage );
		expect( screen.getByLabelText( 'Right' ) ).toHaveValue( 'look-5' );
	} );

	it( 'say in the place of a picture that it could not be made, and try again', async () => {
		const [ stage ] = await openComparison( TO_REVISION );
		stage.cleanUp();
		// Blocks, without which there are no styles of them, cannot be loaded: the page does not say from where.
		await stage.show(
			<GlobalStylesProvider
				editorSettings={ {} }
				fallback={ null }
				renderError={ () => null }
			>
				<StyledPage
					state={ {
						label: 'Then',
						config: { settings: {}, styles: THEN },
					} }
				/>
			</GlobalStylesProvider>
		);
		await screen.findByText(
			/This could not be loaded/,
			{},
			{ timeout: 20_000 }
		);
		await press( 'Retry' )( stage );
		await screen.findByText( /This could not be loaded/ );
	}, 40_000 );
} );
