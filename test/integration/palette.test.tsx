/*
 * Colors of the site: added in one step, removed with a word on where they were used, and checked where they are made.
 */
import {
	registerBlockStyle,
	registerBlockType,
	unregisterBlockType,
} from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { screen, waitFor, within } from '@testing-library/react';

import { checkAccessible } from './support/check-accessible';
import {
	aPlannedPlace,
	servePresetChanges,
	WHOLE_INDEX,
} from './support/preset-places';
import {
	FAULTS,
	type Fault,
	type Fields,
	type RestServer,
} from './support/rest-server';
import { press, registry, type Stage } from './support/stage';
import {
	aPaletteSettings,
	openStylesPanel,
	prepareStylesPanel,
} from './support/styles-panel';

beforeAll( prepareStylesPanel );

let id = 9100;

const INK = { slug: 'ink', name: 'Ink', color: '#111111' };

const readEdited = () =>
	registry
		.select( coreStore )
		.getEditedEntityRecord( 'root', 'globalStyles', id ) as unknown as {
		settings: { color?: { palette?: { custom?: Fields[] } } };
		styles: unknown;
	};

async function showStyles(
	section: string,
	styles: Fields,
	serve?: ( server: RestServer ) => void,
	palette: readonly Fields[] = [ INK ]
): Promise< Stage > {
	return openStylesPanel( {
		id: ++id,
		section,
		fields: { settings: aPaletteSettings( palette ), styles },
		serve,
	} );
}

it( 'asks for name and value of a color as soon as it is added', async () => {
	const stage = await showStyles( '/colors/palette', {} );
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Add color' } )
	);
	const name = await screen.findByRole( 'textbox', { name: 'Name' } );
	await waitFor( () => expect( name ).toHaveFocus() );
	await stage.user.clear( name );
	await stage.user.type( name, 'Sea' );
	expect( readEdited().settings.color?.palette?.custom ).toEqual( [
		INK,
		{ slug: 'custom-1', name: 'Sea', color: '#000000' },
	] );
	expect(
		screen.getByRole( 'button', { name: 'Sea #000000' } )
	).toBeVisible();
	// Its row has the focus afterwards, not the heading of the screen.
	await stage.user.keyboard( '{Escape}' );
	await waitFor( () => expect( name ).not.toBeInTheDocument() );
	const row = screen.getByRole( 'button', { name: 'Sea #000000' } );
	expect( row ).toHaveFocus();
	// A value of CSS is read from left to right in each language: not 000000#.
	expect( within( row ).getByText( '#000000' ) ).toHaveAttribute(
		'dir',
		'ltr'
	);
	stage.cleanUp();
} );

it( 'adds a duotone, shows a picture with it, and removes it', async () => {
	const stage = await showStyles( '/colors/palette', {} );
	await stage.user.click(
		await screen.findByRole( 'tab', { name: 'Duotone' } )
	);
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Add duotone' } )
	);
	const name = await screen.findByRole( 'textbox', { name: 'Name' } );
	await stage.user.clear( name );
	await stage.user.type( name, 'Dusk' );
	expect(
		screen.getByRole( 'img', { name: 'A picture with this duotone' } )
	).toBeVisible();
	expect( screen.getByRole( 'button', { name: /Shadows/ } ) ).toBeVisible();
	const readDuotones = () =>
		( readEdited().settings.color as Fields | undefined )?.duotone;
	expect( readDuotones() ).toEqual( {
		custom: [
			{
				slug: 'custom-1',
				name: 'Dusk',
				colors: [ '#000000', '#ffffff' ],
			},
		],
	} );
	await stage.user.keyboard( '{Escape}' );
	await stage.user.click(
		screen.getByRole( 'button', { name: 'Dusk options' } )
	);
	await stage.user.click(
		await screen.findByRole( 'menuitem', { name: 'Remove' } )
	);
	expect( await screen.findByText( 'No duotones yet.' ) ).toBeVisible();
	stage.cleanUp();
} );

it( 'says where a removed color was used, and brings it back', async () => {
	const stage = await showStyles( '/colors/palette', {
		color: { text: 'var:preset|color|ink' },
		elements: {
			caption: { color: { text: 'var(--wp--preset--color--ink)' } },
		},
	} );
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Ink options' } )
	);
	await stage.user.click(
		await screen.findByRole( 'menuitem', { name: 'Remove' } )
	);
	const notice = await screen.findByText(
		'“Ink” removed. It was used for: Color, text; Captions › Color, text.',
		{ selector: '.components-snackbar__content' }
	);
	expect( screen.getByText( 'No colors yet.' ) ).toBeVisible();
	await stage.user.click(
		within( notice ).getByRole( 'button', { name: 'Undo' } )
	);
	expect(
		await screen.findByRole( 'button', { name: 'Ink #111111' } )
	).toBeVisible();
	stage.cleanUp();
} );

it( 'brings a removed color back where it was, and leaves later edits', async () => {
	const shore = { slug: 'shore', name: 'Shore', color: '#222222' };
	const stage = await showStyles( '/colors/palette', {}, undefined, [
		INK,
		shore,
	] );
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Ink options' } )
	);
	await stage.user.click(
		await screen.findByRole( 'menuitem', { name: 'Remove' } )
	);
	const notice = await screen.findByText( /^“Ink” removed\./, {
		selector: '.components-snackbar__content',
	} );
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Add color' } )
	);
	const name = await screen.findByRole( 'textbox', { name: 'Name' } );
	await stage.user.clear( name );
	await stage.user.type( name, 'Sea' );
	await stage.user.click(
		within( notice ).getByRole( 'button', { name: 'Undo' } )
	);
	await waitFor( () =>
		expect( readEdited().settings.color?.palette?.custom ).toEqual( [
			INK,
			shore,
			expect.objectContaining( { name: 'Sea' } ),
		] )
	);
	stage.cleanUp();
} );

it( 'lists all text that is hard to read where the palette is edited, each with its cure', async () => {
	const stage = await showStyles( '/colors/palette', {
		color: { text: '#eeeeee', background: '#ffffff' },
		elements: { caption: { color: { text: '#dddddd' } } },
	} );
	const readFailures = () =>
		screen
			.queryAllByText( /: contrast \d/, {
				selector: 'p:not([hidden]):not([id])',
			} )
			.map( ( { textContent } ) => textContent?.split( ':' )[ 0 ] );
	await screen.findByRole( 'heading', { name: 'Hard to read' } );
	expect( readFailures() ).toEqual( [ 'Text', 'Captions' ] );

	const [ first ] = screen.getAllByRole( 'button', { name: 'Use Ink' } );
	await stage.user.click( first as HTMLElement );
	expect( readFailures() ).toEqual( [ 'Captions' ] );
	expect( readEdited().styles ).toMatchObject( {
		color: { text: 'var:preset|color|ink' },
	} );
	await press( 'Use Ink' )( stage );
	expect(
		screen.queryByRole( 'heading', { name: 'Hard to read' } )
	).not.toBeInTheDocument();
	stage.cleanUp();
} );

it( 'says what currentColor is', async () => {
	const stage = await showStyles( '/colors', {
		color: { text: '#123456' },
		elements: { caption: { color: { text: 'currentColor' } } },
	} );
	expect(
		await screen.findByRole( 'button', { name: 'Captions As the text' } )
	).toBeVisible();
	stage.cleanUp();
} );

it.each( [
	[ '/background', 'Color and gradient' ],
	[ '/typography/link', 'Color' ],
] )( 'leads from %s to colors', async ( section, name ) => {
	const stage = await showStyles( section, {} );
	await stage.user.click( await screen.findByRole( 'button', { name } ) );
	expect(
		await screen.findByRole( 'heading', { name: 'Colors' } )
	).toBeVisible();
	stage.cleanUp();
} );

const THEME = { method: 'GET', route: /global-styles\/themes\// } as const;

/** Has the server count places of the color, and plan and make changes of them. */
function serveChanges( server: RestServer, sent: Fields[] ): void {
	server.on( { method: 'GET', route: /v1\/usage\/counts$/ }, () => ( {
		counts: { ink: 3, sea: 0 },
		incomplete: 0,
		index: WHOLE_INDEX,
	} ) );
	servePresetChanges( server, {
		places: [
			aPlannedPlace( 3, 'About' ),
			aPlannedPlace( 4, 'News' ),
			aPlannedPlace( 5, 'Odd', { fate: 'hand' } ),
		],
		refusals: { 4: 'Ada has it open.' },
		onSend: ( step, data ) => {
			if ( step !== 'plan' ) {
				sent.push( data );
			}
		},
	} );
}

const SEA = { slug: 'sea', name: 'Sea', color: '#111122' };

async function openMerge( stage: Stage ) {
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Ink options' } )
	);
	await stage.user.click(
		await screen.findByRole( 'menuitem', { name: 'Merge into…' } )
	);
	return within(
		await screen.findByRole( 'dialog', {
			name: 'Merge “Ink” into another',
		} )
	);
}

it( 'merges a color after a look at its places, names those that stay, and takes it back', async () => {
	const sent: Fields[] = [];
	const stage = await showStyles(
		'/colors/palette',
		{},
		( server ) => serveChanges( server, sent ),
		[ INK, SEA ]
	);
	await screen.findByRole( 'button', { name: 'Ink: 3 places' } );
	const dialog = await openMerge( stage );
	expect( dialog.getByLabelText( 'Merge into' ) ).toHaveValue( 'sea' );
	await checkAccessible( screen.getByRole( 'dialog' ) );
	await stage.user.click(
		dialog.getByRole( 'button', { name: 'See what changes' } )
	);
	expect( await dialog.findByText( '2 places are changed' ) ).toBeVisible();
	expect( dialog.getByText( 'To be changed by hand' ) ).toBeVisible();
	await checkAccessible( screen.getByRole( 'dialog' ) );
	expect( sent ).toEqual( [] );

	await stage.user.click( dialog.getByRole( 'button', { name: 'Merge' } ) );
	expect( await dialog.findByText( '1 place was changed.' ) ).toBeVisible();
	expect( dialog.getByText( '“News”: Ada has it open.' ) ).toBeVisible();
	await checkAccessible( screen.getByRole( 'dialog' ) );
	expect( sent ).toEqual( [
		{
			kind: 'color',
			slug: 'ink',
			with: 'sea',
			places: [ 3, 4 ].map( ( post ) => ( {
				id: post,
				token: 'a'.repeat( 32 ),
			} ) ),
		},
	] );
	// Places still name it.
	expect(
		dialog.getByRole( 'button', { name: 'Delete the preset anyway' } )
	).toBeVisible();

	await stage.user.click( dialog.getByRole( 'button', { name: 'Done' } ) );
	const notice = await screen.findByText( '“Ink” was changed in 1 place.', {
		selector: '.components-snackbar__content',
	} );
	await stage.user.click(
		within( notice ).getByRole( 'button', { name: 'Undo' } )
	);
	await waitFor( () =>
		expect( sent[ 1 ] ).toEqual( {
			changes: [ { id: 3, revision: 30, hash: 'b'.repeat( 32 ) } ],
		} )
	);
	stage.cleanUp();
} );

it( 'deletes a color with another one in its place: the plan and the report count the same places', async () => {
	const sent: Fields[] = [];
	const stage = await showStyles(
		'/colors/palette',
		{},
		( server ) => {
			serveChanges( server, sent );
			servePresetChanges( server, {
				places: [ aPlannedPlace( 3, 'About' ) ],
				onSend: ( step, data ) => sent.push( { step, ...data } ),
			} );
		},
		[ INK, SEA ]
	);
	await screen.findByRole( 'button', { name: 'Ink: 3 places' } );
	await stage.user.click(
		screen.getByRole( 'button', { name: 'Ink options' } )
	);
	await stage.user.click(
		await screen.findByRole( 'menuitem', { name: 'Remove' } )
	);
	const dialog = within(
		await screen.findByRole( 'dialog', { name: 'Delete “Ink”' } )
	);
	for ( const answer of [
		'Delete anyway',
		'Keep the look',
		'Use another one instead',
	] ) {
		await stage.user.click( dialog.getByRole( 'radio', { name: answer } ) );
		await checkAccessible( screen.getByRole( 'dialog' ) );
	}
	await stage.user.click(
		dialog.getByRole( 'button', { name: 'See what changes' } )
	);
	expect( await dialog.findByText( '1 place is changed' ) ).toBeVisible();
	expect(
		dialog.getByText( 'The preset itself is deleted from the styles.' )
	).toBeVisible();
	await stage.user.click( dialog.getByRole( 'button', { name: 'Delete' } ) );
	expect( await dialog.findByText( '1 place was changed.' ) ).toBeVisible();
	expect( dialog.getByText( 'The preset was deleted.' ) ).toBeVisible();
	await stage.user.click( dialog.getByRole( 'button', { name: 'Done' } ) );
	const notice = await screen.findByText(
		'“Ink” was deleted, and 1 place was changed.',
		{ selector: '.components-snackbar__content' }
	);
	await stage.user.click(
		within( notice ).getByRole( 'button', { name: 'Undo' } )
	);
	// Of the styles, which have the preset, and of the place.
	await waitFor( () => expect( sent.at( -1 )?.changes ).toHaveLength( 2 ) );
	stage.cleanUp();
} );

it( 'asks before it deletes a color of which no place is known while places are still searched', async () => {
	const stage = await showStyles(
		'/colors/palette',
		{},
		( server ) => {
			server.on( { method: 'GET', route: /v1\/usage\/counts$/ }, () => ( {
				counts: { ink: 0, sea: 2 },
				incomplete: 0,
				index: { done: 4, total: 9, isWhole: false },
			} ) );
			// The search goes on as long as the test.
			server.failNext(
				FAULTS.find( ( { kind } ) => kind === 'silence' ) as Fault,
				{ method: 'POST', route: /v1\/usage\/rebuild$/ }
			);
		},
		[ INK, SEA ]
	);
	await screen.findByRole( 'button', { name: 'Sea: At least 2 places' } );
	await stage.user.click(
		screen.getByRole( 'button', { name: 'Ink options' } )
	);
	await stage.user.click(
		await screen.findByRole( 'menuitem', { name: 'Remove' } )
	);
	await screen.findByRole( 'dialog', { name: 'Delete “Ink”' } );
	expect( readEdited().settings.color?.palette?.custom ).toEqual( [
		INK,
		SEA,
	] );
	stage.cleanUp();
} );

it( 'changes the slug of a color and of its places; one that is taken or none is not offered', async () => {
	const sent: string[] = [];
	const stage = await showStyles(
		'/colors/palette',
		{},
		( server ) => {
			serveChanges( server, [] );
			servePresetChanges( server, {
				places: [ aPlannedPlace( 3, 'About' ) ],
				onSend: ( step, data ) =>
					sent.push( `${ step } ${ String( data.slug ) }` ),
			} );
		},
		[ INK, SEA ]
	);
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Ink options' } )
	);
	await stage.user.click(
		await screen.findByRole( 'menuitem', { name: 'Change slug…' } )
	);
	const dialog = within(
		await screen.findByRole( 'dialog', {
			name: 'Change the slug of “Ink”',
		} )
	);
	const field = dialog.getByRole( 'textbox', { name: 'New slug' } );
	const see = dialog.getByRole( 'button', { name: 'See what changes' } );
	expect( field ).toHaveValue( 'ink' );
	await checkAccessible( screen.getByRole( 'dialog' ) );
	for ( const slug of [ 'sea', 'My ink' ] ) {
		await stage.user.clear( field );
		await stage.user.type( field, slug );
		expect( see ).toHaveAttribute( 'aria-disabled', 'true' );
	}
	await stage.user.clear( field );
	await stage.user.type( field, 'brand' );
	await stage.user.click( see );
	expect( await dialog.findByText( '1 place is changed' ) ).toBeVisible();
	await stage.user.click(
		dialog.getByRole( 'button', { name: 'Change the slug' } )
	);
	expect( await dialog.findByText( '1 place was changed.' ) ).toBeVisible();
	expect(
		dialog.queryByText( 'The preset was deleted.' )
	).not.toBeInTheDocument();
	// The copy comes first, so that no place is ever without it.
	expect( sent ).toEqual( [
		'plan ink',
		'define ink',
		'change ink',
		'define ink',
	] );
	await stage.user.click( dialog.getByRole( 'button', { name: 'Done' } ) );
	expect(
		await screen.findByText( '“Ink” was changed in 1 place.', {
			selector: '.components-snackbar__content',
		} )
	).toBeInTheDocument();
	stage.cleanUp();
} );

it( 'merges a font into another, and offers no other change of it', async () => {
	const sent: Fields[] = [];
	const stage = await showStyles( '/typography', {}, ( server ) => {
		serveChanges( server, [] );
		server.on( THEME, () => ( {
			settings: {
				typography: {
					fontFamilies: {
						theme: [ 'ink', 'sea' ].map( ( slug ) => ( {
							slug,
							name: slug.toUpperCase(),
							fontFamily: slug,
						} ) ),
					},
				},
			},
			styles: {},
		} ) );
		server.on(
			{ method: 'POST', route: /v1\/usage\/presets\/plan$/ },
			( { data } ) => {
				sent.push( data );
				return undefined;
			}
		);
	} );
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'INK options' } )
	);
	expect( screen.getAllByRole( 'menuitem' ) ).toHaveLength( 1 );
	// The other one is used nowhere.
	expect(
		screen.queryByRole( 'button', { name: 'SEA options' } )
	).not.toBeInTheDocument();
	await stage.user.click(
		screen.getByRole( 'menuitem', { name: 'Merge into…' } )
	);
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'See what changes' } )
	);
	await waitFor( () =>
		expect( sent ).toMatchObject( [
			{ kind: 'font', slug: 'ink', with: 'sea' },
		] )
	);
	stage.cleanUp();
} );

/** Registers a block with two styles, and shows its screen. */
async function showCard( serve: ( server: RestServer ) => void ) {
	registerBlockType( 'shop/card', {
		apiVersion: 3,
		title: 'Card',
		category: 'text',
		attributes: {},
		save: () => null,
		edit: () => null,
	} );
	registerBlockStyle( 'shop/card', [
		{ name: 'wide', label: 'Wide' },
		{ name: 'soft', label: 'Soft' },
	] );
	const stage = await showStyles( '/blocks/shop%2Fcard', {}, ( server ) => {
		serveChanges( server, [] );
		server.on( { method: 'GET', route: /v1\/usage\/counts$/ }, () => ( {
			counts: { 'shop/card//wide': 2, 'shop/card//soft': 0 },
			incomplete: 0,
			index: WHOLE_INDEX,
		} ) );
		server.on( { method: 'GET', route: /v1\/block-styles$/ }, () => [] );
		serve( server );
	} );
	return {
		...stage,
		cleanUp: () => {
			stage.cleanUp();
			unregisterBlockType( 'shop/card' );
		},
	};
}

it( 'merges a block style into another of the block', async () => {
	const sent: Fields[] = [];
	const stage = await showCard( ( server ) =>
		server.on(
			{ method: 'POST', route: /v1\/usage\/presets\/plan$/ },
			( { data } ) => {
				sent.push( data );
				return undefined;
			}
		)
	);
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Wide options' } )
	);
	await stage.user.click(
		await screen.findByRole( 'menuitem', { name: 'Merge into…' } )
	);
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'See what changes' } )
	);
	await waitFor( () =>
		expect( sent ).toMatchObject( [
			{ kind: 'style', slug: 'shop/card//wide', with: 'soft' },
		] )
	);
	stage.cleanUp();
} );

it( 'adds a block style of one’s own, and takes it back after it was removed', async () => {
	const sent: unknown[] = [];
	const card = { block: 'shop/card', name: 'round', label: 'Round' };
	let own: Fields[] = [];
	const stage = await showCard( ( server ) => {
		server.on( { method: 'GET', route: /v1\/block-styles$/ }, () => own );
		server.on(
			{ method: 'POST', route: /v1\/block-styles$/ },
			( { data } ) => {
				sent.push( [ 'add', data ] );
				own = [ card ];
				return card;
			}
		);
		server.on(
			{ method: 'POST', route: /v1\/block-styles\/remove$/ },
			( { data } ) => {
				sent.push( [ 'remove', data ] );
				own = [];
				return true;
			}
		);
	} );
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Add style variation' } )
	);
	await stage.user.type(
		await screen.findByRole( 'textbox', { name: 'Name' } ),
		'Round{Enter}'
	);
	// Its own screen opens.
	expect(
		await screen.findByRole( 'heading', { name: 'Round' } )
	).toBeVisible();
	await stage.user.click( screen.getByRole( 'button', { name: 'Back' } ) );
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Round options' } )
	);
	await stage.user.click(
		await screen.findByRole( 'menuitem', { name: 'Remove' } )
	);
	const notice = await screen.findByText( '“Round” removed.', {
		selector: '.components-snackbar__content',
	} );
	await waitFor( () =>
		expect(
			screen.queryByRole( 'button', { name: 'Round options' } )
		).not.toBeInTheDocument()
	);
	await stage.user.click(
		within( notice ).getByRole( 'button', { name: 'Undo' } )
	);
	expect(
		await screen.findByRole( 'button', { name: 'Round options' } )
	).toBeVisible();
	expect( sent ).toEqual( [
		[ 'add', { block: 'shop/card', label: 'Round' } ],
		[ 'remove', { block: 'shop/card', name: 'round' } ],
		[ 'add', card ],
	] );
	stage.cleanUp();
} );

it( 'offers to undo what was done when the screen is left before the end', async () => {
	const stage = await showStyles(
		'/colors/palette',
		{},
		( server ) => serveChanges( server, [] ),
		[ INK, SEA ]
	);
	await screen.findByRole( 'button', { name: 'Ink: 3 places' } );
	const dialog = await openMerge( stage );
	await stage.user.click(
		dialog.getByRole( 'button', { name: 'See what changes' } )
	);
	await stage.user.click(
		await dialog.findByRole( 'button', { name: 'Merge' } )
	);
	await stage.user.keyboard( '{Escape}' );
	expect(
		await screen.findByText( '“Ink” was changed in 1 place.', {
			selector: '.components-snackbar__content',
		} )
	).toBeInTheDocument();
	expect(
		screen.queryByRole( 'dialog', { name: 'Merge “Ink” into another' } )
	).not.toBeInTheDocument();
	stage.cleanUp();
} );

it( 'changes no places while the styles have unsaved changes, since the server writes those that are saved', async () => {
	const stage = await showStyles(
		'/colors/palette',
		{},
		( server ) => serveChanges( server, [] ),
		[ INK, SEA ]
	);
	await screen.findByRole( 'button', { name: 'Ink: 3 places' } );
	await press( 'Add color' )( stage );
	await stage.user.keyboard( '{Escape}' );
	const dialog = await openMerge( stage );
	expect(
		dialog.getByText( 'Save or discard the changes of your styles first.', {
			selector: '.components-notice__content',
		} )
	).toBeVisible();
	expect(
		dialog.getByRole( 'button', { name: 'See what changes' } )
	).toHaveAttribute( 'aria-disabled', 'true' );
	stage.cleanUp();
} );

it( 'says beside each color how many places use it, and lists them', async () => {
	const index = { done: 9, total: 9, isWhole: true };
	const place = {
		key: '3',
		id: '3',
		postId: 3,
		type: 'page',
		typeLabel: 'Page',
		title: 'About',
		status: 'publish',
		canEdit: true,
	};
	const styles = {
		color: { text: 'var:preset|color|ink' },
		css: 'p {}\na { color: var(--wp--preset--color--ink) }',
	};
	const stage = await showStyles( '/colors/palette', styles, ( server ) => {
		server.on(
			{ method: 'GET', route: /v1\/usage\/counts$/ },
			( { query } ) => ( {
				counts: query.get( 'ids' ) === 'ink' ? { ink: 2 } : {},
				incomplete: 0,
				index,
			} )
		);
		server.on( { method: 'GET', route: /v1\/usage$/ }, () => ( {
			items: [ place ],
			total: 1,
			hidden: 1,
			incomplete: 0,
			index,
		} ) );
	} );
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Ink: 2 places' } )
	);
	const dialog = await screen.findByRole( 'dialog', {
		name: 'Where “Ink” is used',
	} );
	expect(
		await within( dialog ).findByRole( 'link', { name: 'About' } )
	).toBeVisible();
	expect(
		within( dialog ).getByText( '1 place, and 1 that you may not see' )
	).toBeVisible();
	expect(
		within( dialog )
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'Color, text', 'Additional CSS, line 2', 'AboutPage' ] );
	stage.cleanUp();
} );

it( 'hides the colors of WordPress, and keeps nothing where the theme does the same', async () => {
	const stage = await showStyles( '/colors/palette', {}, ( server ) =>
		server.on( THEME, () => ( {
			settings: {
				color: {
					palette: {
						default: [
							{ slug: 'red', name: 'Red', color: '#f00' },
						],
					},
				},
			},
			styles: {},
		} ) )
	);
	const toggle = await screen.findByRole( 'checkbox', {
		name: 'Show the defaults of WordPress',
	} );
	expect( toggle ).toBeChecked();
	expect( screen.getByRole( 'button', { name: 'Red #f00' } ) ).toBeVisible();
	await stage.user.click( toggle );
	expect( readEdited().settings.color ).toMatchObject( {
		defaultPalette: false,
	} );
	expect(
		screen.queryByRole( 'button', { name: 'Red #f00' } )
	).not.toBeInTheDocument();
	await stage.user.click( toggle );
	expect( readEdited().settings.color ).not.toHaveProperty(
		'defaultPalette'
	);
	stage.cleanUp();
} );

it.each( [
	[
		'spacing-sizes',
		'Add spacing size',
		'1rem',
		[ 'spacing', 'spacingSizes' ],
	],
	[ 'radius-sizes', 'Add radius size', '8px', [ 'border', 'radiusSizes' ] ],
] )(
	'adds one of the %s, and asks for its name at once',
	async ( section, add, size, [ group = '', list = '' ] ) => {
		const stage = await showStyles( `/layout/${ section }`, {} );
		await stage.user.click(
			await screen.findByRole( 'button', { name: add } )
		);
		const name = await screen.findByRole( 'textbox', { name: 'Name' } );
		await waitFor( () => expect( name ).toHaveFocus() );
		await stage.user.clear( name );
		await stage.user.type( name, 'Wide' );
		const settings = readEdited().settings as Record<
			string,
			Record< string, unknown >
		>;
		expect( settings[ group ]?.[ list ] ).toEqual( {
			custom: [ { slug: 'custom-1', name: 'Wide', size } ],
		} );
		expect(
			screen.getByRole( 'button', { name: `Wide ${ size }` } )
		).toBeVisible();
		stage.cleanUp();
	}
);

it( 'stores a size that follows the window as a minimum and a maximum', async () => {
	const stage = await showStyles( '/layout/spacing-sizes', {} );
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Add spacing size' } )
	);
	await stage.user.click(
		await screen.findByRole( 'checkbox', { name: 'Fluid size' } )
	);
	const maximum = screen.getByRole( 'spinbutton', { name: 'Maximum' } );
	await stage.user.clear( maximum );
	await stage.user.type( maximum, '3' );
	const readSizes = () =>
		( readEdited().settings as Fields ).spacing as Fields;
	await waitFor( () =>
		expect( readSizes().spacingSizes ).toEqual( {
			custom: [
				expect.objectContaining( {
					size: 'clamp(1rem, 0.5rem + 2.5vw, 3rem)',
				} ),
			],
		} )
	);
	expect( screen.getByText( '1rem – 3rem' ) ).toBeVisible();
	await stage.user.click(
		screen.getByRole( 'checkbox', { name: 'Fluid size' } )
	);
	expect( readSizes().spacingSizes ).toEqual( {
		custom: [ expect.objectContaining( { size: '3rem' } ) ],
	} );
	stage.cleanUp();
} );
