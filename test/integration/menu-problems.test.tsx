/*
 * Problems of a menu, and their fixes, in the real screen of a menu; the server answers for the targets of its links.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';

import type { LinkTargets } from '@/features/menus/reads/menu-links';
import { MenuSidebar } from '@/features/menus/menu-sidebar';
import { FAULTS } from './support/rest-server';
import { openStage, preparePage, type Stage } from './support/stage';

const MENUS = '/wp/v2/navigation';
const ORIGINAL = 1;
const PAGE = 7;

const link = ( attributes: object ) =>
	`<!-- wp:navigation-link ${ JSON.stringify( attributes ) } /-->`;

const toPage = ( changes: object = {} ) =>
	link( {
		label: 'Team',
		type: 'page',
		id: PAGE,
		url: 'https://site.test/team/',
		kind: 'post-type',
		...changes,
	} );

interface Site {
	content: string;
	targets?: Partial< LinkTargets >;
	originalId?: number;
	places?: number;
	loose?: readonly { id: number; title: string; link: string }[];
}

let lastId = 100;
let stage: Stage;

const aMenu = ( id: number, title: string, content: string ) => ( {
	id,
	title: { raw: title, rendered: title },
	content: { raw: content },
	status: 'publish',
	modified_gmt: '2026-11-21T10:00:00',
	type: 'wp_navigation',
} );

/** Opens a menu. Each has another id, because core-data caches records. */
async function openMenu( {
	content,
	targets = {},
	originalId = 0,
	places = 0,
	loose = [],
}: Site ): Promise< number > {
	const id = ++lastId;
	const { server } = stage;
	server.put( `${ MENUS }/${ ORIGINAL }`, aMenu( ORIGINAL, 'First', '' ) );
	server.put( `${ MENUS }/${ id }`, aMenu( id, 'Main', content ) );
	server.put( `/wp/v2/pages/${ PAGE }`, {
		id: PAGE,
		status: 'draft',
		title: { raw: 'Team', rendered: 'Team' },
		link: 'https://site.test/the-team/',
	} );
	const answers: readonly [ RegExp, unknown ][] = [
		[
			/menu-links\/targets$/,
			{ posts: {}, terms: {}, urls: {}, ...targets },
		],
		[
			/menu-links\/overview$/,
			{
				menus: { [ id ]: { items: 1, originalId } },
				front: { menus: [ id ], place: null },
				pages: { total: loose.length, items: loose },
			},
		],
		[
			/\/usage$/,
			{
				items: [],
				total: places,
				hidden: 0,
				index: { done: 1, total: 1, isWhole: true },
			},
		],
	];
	answers.forEach( ( [ route, body ] ) =>
		server.on( { method: 'GET', route }, () => body )
	);
	await stage.show( <MenuSidebar id={ id } /> );
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

/** Opens the problem of the only item, and presses a fix. */
async function fix( text: RegExp, name: string ): Promise< void > {
	const problem = await screen.findByRole( 'button', { name: text } );
	await stage.user.click( problem );
	await stage.user.click( await screen.findByRole( 'button', { name } ) );
}

beforeAll( () => preparePage() );
beforeEach( async () => {
	stage = await openStage( '/navigation' );
} );
afterEach( () => stage.cleanUp() );

describe( 'a problem of an item is told beside it, and mended', () => {
	it.each( [
		[ 'gone', /was deleted/ ],
		[ 'trash', /is in the trash/ ],
		[ 'draft', /visitors do not see the item/ ],
		[ 'private', /is private/ ],
	] )( 'target %s: the item is removed', async ( status, text ) => {
		const id = await openMenu( {
			content: toPage(),
			targets: { posts: { [ PAGE ]: { status } } },
		} );
		expect(
			await screen.findByText( '1 item needs attention.' )
		).toBeVisible();
		await fix( text, 'Remove' );
		expect(
			await screen.findByText( 'This Navigation Menu is empty.' )
		).toBeVisible();
		await waitFor( () => expect( readMarkup( id ) ).toBe( '' ) );
		expect( screen.queryByText( /needs attention/ ) ).toBeNull();
	} );

	it( 'in the trash: it comes out of it', async () => {
		await openMenu( {
			content: toPage(),
			targets: { posts: { [ PAGE ]: { status: 'trash' } } },
		} );
		stage.server.on(
			{ method: 'POST', route: /deletions\/7\/restore$/ },
			() => {
				stage.server.on(
					{ method: 'GET', route: /menu-links\/targets$/ },
					() => ( {
						posts: { [ PAGE ]: { status: 'publish' } },
						terms: {},
						urls: {},
					} )
				);
				return {
					kind: 'postType',
					name: 'page',
					id: PAGE,
					status: 'publish',
				};
			}
		);
		await fix( /is in the trash/, 'Restore' );
		await waitFor( () =>
			expect( screen.queryByText( /needs attention/ ) ).toBeNull()
		);
	} );

	it( 'in the trash: why it could not be restored is told, with Retry', async () => {
		await openMenu( {
			content: toPage(),
			targets: { posts: { [ PAGE ]: { status: 'trash' } } },
		} );
		stage.server.failNext( FAULTS[ 3 ]! );
		await fix( /is in the trash/, 'Restore' );
		await waitFor( () =>
			expect( select( noticesStore ).getNotices() ).toMatchObject( [
				{
					content:
						'“Team” could not be restored: You are not allowed to edit this.',
					actions: [ { label: 'Retry' } ],
				},
			] )
		);
	} );

	it( 'a draft: it is published, and the item gets its address', async () => {
		const id = await openMenu( {
			content: toPage( { url: 'https://site.test/?page_id=7' } ),
			targets: { posts: { [ PAGE ]: { status: 'draft' } } },
		} );
		await fix( /visitors do not see/, 'Publish' );
		await waitFor( () =>
			expect( readMarkup( id ) ).toContain(
				'"url":"https://site.test/the-team/"'
			)
		);
		expect( stage.server.get( `/wp/v2/pages/${ PAGE }` ) ).toMatchObject( {
			status: 'publish',
		} );
	} );

	it.each( [
		[
			'moved',
			toPage(),
			{
				posts: {
					[ PAGE ]: {
						status: 'publish',
						link: 'https://site.test/crew/',
					},
				},
			},
		],
		[
			'at an old address of the site',
			link( { label: 'Team', url: '/team/', kind: 'custom' } ),
			{
				urls: {
					'/team/': {
						status: 'moved',
						link: 'https://site.test/crew/',
					},
				},
			},
		],
	] )( '%s: the address is updated', async ( _, content, targets ) => {
		const id = await openMenu( { content, targets } );
		await fix( /has an old address/, 'Update the address' );
		await waitFor( () =>
			expect( readMarkup( id ) ).toContain(
				'"url":"https://site.test/crew/"'
			)
		);
	} );

	it( 'an empty label: the item is called as its page', async () => {
		const id = await openMenu( {
			content: toPage( { label: '' } ),
			targets: {
				posts: { [ PAGE ]: { status: 'publish', title: 'R & D' } },
			},
		} );
		await fix( /has no label/, 'Call it “R & D”' );
		await waitFor( () =>
			expect( readMarkup( id ) ).toContain( '"label":"R \\u0026amp; D"' )
		);
		expect( screen.getByRole( 'button', { name: 'R & D' } ) ).toBeVisible();
	} );

	it( 'a duplicate: the second goes, the first keeps every byte', async () => {
		const id = await openMenu( {
			content: `${ toPage() }\n\n${ toPage( { label: 'Us' } ) }`,
		} );
		await fix( /Us: Another item of the menu has the same link/, 'Remove' );
		await waitFor( () => expect( readMarkup( id ) ).toBe( toPage() ) );
	} );

	it( 'a page in no menu: it is told, and added', async () => {
		const id = await openMenu( {
			content: toPage(),
			loose: [
				{ id: 9, title: 'Shop', link: 'https://site.test/shop/' },
			],
		} );
		expect(
			await screen.findByText( '1 page is in no menu.' )
		).toBeVisible();
		await stage.user.click(
			screen.getByRole( 'button', { name: 'Add it' } )
		);
		await stage.user.click(
			within(
				await screen.findByRole( 'list', { name: 'Pages in no menu' } )
			).getByRole( 'button', { name: 'Shop' } )
		);
		await waitFor( () =>
			expect( readMarkup( id ) ).toBe(
				`${ toPage() }\n\n${ link( {
					label: 'Shop',
					type: 'page',
					id: 9,
					url: 'https://site.test/shop/',
					kind: 'post-type',
				} ) }`
			)
		);
	} );
} );

describe( 'a menu that stands in several places', () => {
	it.each( [
		[ 0, false ],
		[ 1, false ],
		[ 2, true ],
	] )(
		'in %d: it is said that they are linked: %s',
		async ( places, isSaid ) => {
			await openMenu( { content: toPage(), places } );
			await screen.findByRole( 'heading', { name: 'Used in' } );
			expect( screen.queryByText( /stay linked to it/ ) !== null ).toBe(
				isSaid
			);
		}
	);
} );

describe( 'a menu that repeats another', () => {
	const merge = async ( failed: readonly { title: string }[] ) => {
		const id = await openMenu( {
			content: toPage(),
			originalId: ORIGINAL,
		} );
		const asked: unknown[] = [];
		stage.server.on(
			{ method: 'POST', route: /\/usage\/replace$/ },
			( { data } ) => {
				asked.push( data );
				return {
					changes: [],
					kept: [],
					changed: 1,
					left: 0,
					cursor: '',
					failed,
				};
			}
		);
		await stage.user.click(
			await screen.findByRole( 'button', { name: 'Merge into First' } )
		);
		await waitFor( () =>
			expect( select( noticesStore ).getNotices() ).toHaveLength( 1 )
		);
		expect( asked ).toEqual( [
			{
				kind: 'menu',
				id: String( id ),
				with: String( ORIGINAL ),
				cursor: '',
			},
		] );
		return id;
	};

	it( 'is replaced by it everywhere, and deleted', async () => {
		const id = await merge( [] );
		expect( stage.server.get( `${ MENUS }/${ id }` ) ).toBeUndefined();
		expect( stage.server.get( `${ MENUS }/${ ORIGINAL }` ) ).toBeDefined();
		expect( select( noticesStore ).getNotices() ).toMatchObject( [
			{
				content:
					'“Main” was merged into “First”, which is shown in its places now.',
			},
		] );
	} );

	it( 'stays where a place could not be changed, which is named', async () => {
		const id = await merge( [ { title: 'Header' } ] );
		expect( stage.server.get( `${ MENUS }/${ id }` ) ).toBeDefined();
		expect( select( noticesStore ).getNotices() ).toMatchObject( [
			{
				content: expect.stringContaining(
					'The menu stays: it could not be replaced in Header.'
				),
			},
		] );
	} );
} );
