/*
 * The tree of a menu by keyboard and by the options of its rows: the real screen of a menu, its record answered by the server.
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';

import { MenuSidebar } from '@/features/menus/menu-sidebar';
import { openStage, preparePage, type Stage } from './support/stage';

const MENUS = '/wp/v2/navigation';

const link = ( label: string, attributes: object = {} ) =>
	`<!-- wp:navigation-link ${ JSON.stringify( {
		label,
		url: `#${ label }`,
		kind: 'custom',
		...attributes,
	} ) } /-->`;

const menu = ( ...items: string[] ) => items.join( '\n\n' );

let lastId = 300;
let stage: Stage;

/** Opens a menu. Each has another id, because core-data caches records. */
async function openMenu( content: string ): Promise< number > {
	const id = ++lastId;
	const { server } = stage;
	server.put( `${ MENUS }/${ id }`, {
		id,
		title: { raw: 'Main', rendered: 'Main' },
		content: { raw: content },
		status: 'publish',
		modified_gmt: '2026-11-21T10:00:00',
		type: 'wp_navigation',
	} );
	const answers: readonly [ RegExp, unknown ][] = [
		[ /menu-links\/targets$/, { posts: {}, terms: {}, urls: {} } ],
		[
			/menu-links\/overview$/,
			{
				menus: {},
				front: { menus: [ id ], place: null },
				pages: { total: 0, items: [] },
			},
		],
		[
			/\/usage$/,
			{
				items: [],
				total: 0,
				hidden: 0,
				index: { done: 1, total: 1, isWhole: true },
			},
		],
	];
	answers.forEach( ( [ route, body ] ) =>
		server.on( { method: 'GET', route }, () => body )
	);
	await stage.show( <MenuSidebar id={ id } /> );
	await screen.findByRole( 'treegrid', { name: 'Items of Main' } );
	return id;
}

const readMarkup = ( id: number ) =>
	(
		select( coreStore ).getEditedEntityRecord(
			'postType',
			'wp_navigation',
			id
		) as { content?: unknown }
	 ).content;

const listRows = () =>
	screen
		.getAllByRole( 'row' )
		.map(
			( row ) =>
				'-'.repeat( Number( row.getAttribute( 'aria-level' ) ) ) +
				row.textContent
		);

const findLabel = ( name: string ) => screen.findByRole( 'button', { name } );

beforeAll( () => {
	preparePage();
	// The DOM that tests run in has no layout.
	Element.prototype.scrollIntoView = () => {};
} );
beforeEach( async () => {
	stage = await openStage( '/navigation' );
} );
afterEach( () => stage.cleanUp() );

describe( 'a key that changes the tree is announced', () => {
	const ABC = menu( link( 'A' ), link( 'B' ), link( 'C' ) );

	it.each( [
		[
			'A',
			'Alt+ArrowDown',
			'“A” is now item 2 of 3.',
			[ '-B', '-A', '-C' ],
		],
		[ 'C', 'Alt+ArrowUp', '“C” is now item 2 of 3.', [ '-A', '-C', '-B' ] ],
		[
			'B',
			'Alt+ArrowRight',
			'“B” is now item 1 of 1 in “A”.',
			[ '-A', '--B', '-C' ],
		],
		[
			'A',
			'Alt+ArrowLeft',
			'It cannot be moved there.',
			[ '-A', '-B', '-C' ],
		],
		[ 'B', 'Delete', '“B” removed.', [ '-A', '-C' ] ],
	] )( '%s, %s: %s', async ( name, keys, text, rows ) => {
		await openMenu( ABC );
		fireEvent.keyDown( await findLabel( name ), {
			key: keys.replace( 'Alt+', '' ),
			altKey: keys.startsWith( 'Alt+' ),
		} );
		await waitFor( () => expect( listRows() ).toEqual( rows ) );
		expect( await screen.findByText( text ) ).toBeInTheDocument();
	} );
} );

describe( 'the options of an item', () => {
	const openOptions = async ( name: string ) => {
		await stage.user.click( await findLabel( `Options for ${ name }` ) );
		return within( await screen.findByRole( 'menu' ) );
	};

	it( 'are those of a list of menus, and editing and nesting beside them', async () => {
		await openMenu(
			menu(
				link( 'Team', { kind: 'post-type', type: 'page', id: 7 } ),
				link( 'Elsewhere', { url: 'https://example.org/' } )
			)
		);
		const options = await openOptions( 'Team' );
		expect(
			options
				.getAllByRole( 'menuitem' )
				.map( ( { textContent } ) =>
					( textContent ?? '' ).replace( /(Alt|⌥).*/, '' )
				)
		).toEqual( [
			'Edit item',
			'Add item inside',
			'Go to Team',
			'Move up',
			'Move down',
			'Move into the item above',
			'Move out',
			'Remove Team',
		] );
		expect(
			options.getByRole( 'menuitem', { name: /^Move up/ } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		await stage.user.click(
			options.getByRole( 'menuitem', { name: 'Go to Team' } )
		);
		await waitFor( () =>
			expect( window.location.search ).toContain( 'p=%2Fpage%2F7' )
		);
	} );

	it.each( [
		[ /^Move down/, [ '-B', '-A' ] ],
		[ /^Remove A/, [ '-B' ] ],
	] )( '%s: the tree and the record follow', async ( name, rows ) => {
		const id = await openMenu( menu( link( 'A' ), link( 'B' ) ) );
		const options = await openOptions( 'A' );
		await stage.user.click( options.getByRole( 'menuitem', { name } ) );
		await waitFor( () => expect( listRows() ).toEqual( rows ) );
		await waitFor( () =>
			expect( readMarkup( id ) ).toBe(
				menu(
					...rows.map( ( row ) => link( row.replace( /-/g, '' ) ) )
				)
			)
		);
	} );
} );

it( 'what is no link is shown and moved, and keeps every byte', async () => {
	const blocks = [
		'<!-- wp:page-list {"parentPageID":5} /-->',
		'<!-- wp:home-link {"label":"Home"} /-->',
		'<!-- wp:social-links -->\n<ul class="wp-block-social-links"><!-- wp:social-link {"service":"x"} /--></ul>\n<!-- /wp:social-links -->',
		'<!-- wp:acme/mega {"a": 1 } --><b>\n</b><!-- /wp:acme/mega -->',
	];
	const id = await openMenu( menu( ...blocks ) );
	expect( listRows() ).toEqual( [
		'-Page List',
		'-Home',
		'-Social Icons',
		'-Block acme/mega',
	] );
	fireEvent.keyDown( await findLabel( 'Block acme/mega' ), {
		key: 'ArrowUp',
		altKey: true,
	} );
	const [ list = '', home = '', social = '', unknown = '' ] = blocks;
	await waitFor( () =>
		expect( readMarkup( id ) ).toBe( menu( list, home, unknown, social ) )
	);
	await stage.user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
	await waitFor( () => expect( readMarkup( id ) ).toBe( menu( ...blocks ) ) );
	await stage.user.click( screen.getByRole( 'button', { name: 'Redo' } ) );
	await waitFor( () =>
		expect( readMarkup( id ) ).toBe( menu( list, home, unknown, social ) )
	);
} );

it( 'the form of an item writes what was typed, and keeps what was not touched', async () => {
	const id = await openMenu(
		link( 'A', { label: 'A <b>bold</b>', rel: 'me' } )
	);
	await stage.user.click( await findLabel( 'A bold' ) );
	const form = within(
		await screen.findByRole( 'dialog', { name: 'Edit A bold' } )
	);
	await stage.user.type(
		form.getByLabelText( 'Description' ),
		'Two  words & more '
	);
	await stage.user.click( form.getByLabelText( 'Open in new tab' ) );
	await stage.user.clear( form.getByLabelText( 'Address' ) );
	await stage.user.type( form.getByLabelText( 'Address' ), ' /new ' );
	await stage.user.click( form.getByRole( 'button', { name: 'Apply' } ) );
	await waitFor( () =>
		expect( readMarkup( id ) ).toBe(
			'<!-- wp:navigation-link {"label":"A \\u003cb\\u003ebold\\u003c/b\\u003e","url":"/new","kind":"custom","rel":"me","opensInNewTab":true,"description":"Two  words \\u0026amp; more"} /-->'
		)
	);
} );
