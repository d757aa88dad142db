import type { APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '../fixtures';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import {
	KILLED_LINES,
	killAfter,
	WITH_DEAD_LOCKS,
	withKills,
} from '../support/kills';
import { logIn } from '../support/log-in';
import { PLUGINS_FOLDER } from '../support/prepared-site';
import { createRest, type Rest } from '../support/rest';
import type { TestSite } from '../support/site';

const HISTORY = '/atelier/v1/history';
const MORE_QUERIES = 2;
const MAX_AUTOMATIC = 30;

interface Change {
	key: string;
	action: string;
	ticked: boolean;
	token: string;
	allowed: boolean;
	openBy: { name: string }[];
	needs: { key: string; is: string }[];
	before: string | null;
	then: string | null;
}

interface Result {
	key: string;
	status: number;
	code: string | null;
	token: string;
	kept: string[];
}

interface Restored {
	results: Result[];
	undo: { at: string; items: { key: string; token: string }[] } | null;
}

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

/** Goes on in the next second: moments have no parts of seconds. */
async function passSecond( rest: Rest ): Promise< number > {
	const read = async (): Promise< number > =>
		( await rest( HISTORY, { params: { per_page: 1 } } ) ).now;
	const start = await read();
	await expect.poll( read, { intervals: [ 200 ] } ).toBeGreaterThan( start );
	return start;
}

async function asPerson(
	request: APIRequestContext,
	site: TestSite,
	name: string
): Promise< Rest > {
	await logIn( { request } as never, site.url, name );
	return createRest( request, site.url );
}

const save = ( rest: Rest, route: string, data: object, more: object = {} ) =>
	rest( route, { method: 'POST', data, isDesign: true, ...more } );

const readChanges = async ( rest: Rest, at: string ): Promise< Change[] > =>
	( await rest( `${ HISTORY }/changes`, { params: { at } } ) ).changes;

const goBack = (
	rest: Rest,
	at: string,
	changes: readonly { key: string; token?: string }[]
): Promise< Restored > =>
	save( rest, `${ HISTORY }/restore`, {
		at,
		items: changes.map( ( { key, token } ) => ( {
			key,
			...( token && { token } ),
		} ) ),
	} );

const statuses = ( { results }: Restored ) =>
	results.map( ( { key, status } ) => `${ key } ${ status }` ).sort();

/** A site's pattern, part, menu and styles, with their routes. */
async function makeDesign( rest: Rest ) {
	const pattern = await save( rest, '/wp/v2/blocks', {
		title: 'Hero',
		status: 'publish',
		content: paragraph( 'First hero' ),
	} );
	const menu = await save( rest, '/wp/v2/navigation', {
		title: 'Main',
		status: 'publish',
		content: '<!-- wp:home-link {"label":"First home"} /-->',
	} );
	// Several tests make one, on one site.
	const slug = `band-${ randomUUID() }`;
	const part = await save( rest, '/wp/v2/template-parts', {
		slug,
		title: 'Band',
		area: 'uncategorized',
		content: paragraph( 'First band' ),
	} );
	const routes = {
		styles: await getGlobalStylesRoute( rest ),
		pattern: `/wp/v2/blocks/${ pattern.id }`,
		menu: `/wp/v2/navigation/${ menu.id }`,
		part: `/wp/v2/template-parts/${ part.id }`,
	};
	await save( rest, routes.styles, {
		settings: {},
		styles: { color: { text: '#111111' }, css: '.a { color: red }' },
	} );
	return { routes, slug, partId: part.wp_id as number, pattern, menu };
}

/** Reads what a design is, without what changes with every save. */
async function readDesign(
	rest: Rest,
	routes: Record< string, string >
): Promise< object > {
	const design: Record< string, unknown > = {};
	for ( const [ name, route ] of Object.entries( routes ) ) {
		const record = await rest( route, { params: { context: 'edit' } } );
		design[ name ] = {
			title: record.title?.raw,
			content: record.content?.raw,
			settings: record.settings,
			styles: record.styles,
			slug: record.slug,
			status: record.status,
		};
	}
	return design;
}

const readPages = ( rest: Rest ) =>
	rest( '/wp/v2/pages', {
		params: {
			context: 'edit',
			per_page: 100,
			_fields: 'id,content,title,modified',
		},
	} );

test( 'Going back over five edits of four kinds by two people brings each record back, and undo returns', async ( {
	playwright,
	rest,
	site,
} ) => {
	await site.task( 'set-capabilities', {
		editor: { edit_theme_options: true },
	} );
	const request = await playwright.request.newContext();
	const editor = await asPerson( request, site, 'editor' );
	const { routes } = await makeDesign( rest );
	await passSecond( rest );
	// The first and the second of five edits.
	await save( editor, routes.pattern, { content: paragraph( 'Second' ) } );
	await save( rest, routes.styles, {
		styles: { color: { text: '#222222' }, css: '.a { color: blue }' },
		settings: { color: { custom: false } },
	} );
	const second = String( await passSecond( rest ) );
	const then = await readDesign( rest, routes );
	const pages = await readPages( rest );
	await save( editor, routes.menu, {
		title: 'Third',
		content: '<!-- wp:home-link {"label":"Third"} /-->',
	} );
	await save( rest, routes.part, { content: paragraph( 'Fourth' ) } );
	await save( editor, routes.pattern, { content: paragraph( 'Fifth' ) } );
	const after = await readDesign( rest, routes );

	const rows = ( await rest( HISTORY ) ).rows;
	const people = rows.flatMap(
		( row: { author: { name: string } } ) => row.author.name
	);
	expect( people ).toEqual(
		expect.arrayContaining( [ 'Ada Holm', 'Edgar Lindqvist' ] )
	);
	const changes = await readChanges( rest, second );
	expect( changes.map( ( { action } ) => action ) ).toEqual( [
		'change',
		'change',
		'change',
	] );
	const done = await goBack( rest, second, changes );
	expect( done.results.map( ( { status } ) => status ) ).toEqual( [
		200, 200, 200,
	] );
	expect( await readDesign( rest, routes ) ).toEqual( then );
	expect( await readPages( rest ) ).toEqual( pages );
	expect( await readChanges( rest, second ) ).toEqual( [] );
	const mine = ( await rest( HISTORY ) ).rows.find(
		( row: { author: { name: string } } ) => row.author.name === 'Ada Holm'
	);
	expect( mine.wentBackTo ).toBe( Number( second ) );

	const undone = await save( rest, `${ HISTORY }/restore`, done.undo! );
	expect( undone.results.map( ( { status }: Result ) => status ) ).toEqual( [
		200, 200, 200,
	] );
	expect( await readDesign( rest, routes ) ).toEqual( after );
	expect( await readPages( rest ) ).toEqual( pages );
	await request.dispose();
	await site.task( 'set-capabilities', {
		editor: { edit_theme_options: false },
	} );
} );

test( 'Going back is a row of its own, and what was there before it can be restored, twice, with another user’s save in between', async ( {
	playwright,
	rest,
	site,
} ) => {
	await site.task( 'set-capabilities', {
		editor: { edit_theme_options: true },
	} );
	const request = await playwright.request.newContext();
	const editor = await asPerson( request, site, 'editor' );
	const { routes } = await makeDesign( rest );
	const at = String( await passSecond( rest ) );
	await save( rest, routes.pattern, { content: paragraph( 'Later' ) } );
	await save( rest, routes.styles, {
		styles: { color: { text: '#222222' } },
	} );
	const { menu, ...mine } = routes;
	const later = await readDesign( rest, mine );
	const keysOf = ( list: readonly { key: string }[] ) =>
		list.map( ( { key } ) => key ).sort();
	const readRows = async () => ( await rest( HISTORY ) ).rows;
	const changed = keysOf( await readChanges( rest, at ) );
	expect( changed ).toHaveLength( 2 );
	const isMine = ( { key }: { key: string } ) => changed.includes( key );
	for ( const round of [ 1, 2 ] ) {
		await goBack(
			rest,
			at,
			( await readChanges( rest, at ) ).filter( isMine )
		);
		const [ act, before, earlier ] = await readRows();
		expect( act ).toMatchObject( {
			wentBackTo: Number( at ),
			act: { type: 'back' },
		} );
		expect( keysOf( act.records ) ).toEqual( changed );
		expect( before ).toMatchObject( {
			type: 'moment',
			name: 'Before going back',
			automatic: true,
		} );
		expect( keysOf( earlier.records ) ).toEqual(
			expect.arrayContaining( changed )
		);
		await save( editor, menu, { title: `Theirs ${ round }` } );
		const changes = await readChanges( rest, before.at );
		expect( changes ).toHaveLength( 3 );
		await goBack( rest, before.at, changes.filter( isMine ) );
		expect( await readDesign( rest, mine ) ).toEqual( later );
		expect( ( await readRows() )[ 0 ].act ).toMatchObject( {
			type: 'back',
			name: 'Before going back',
		} );
		expect(
			( await rest( menu, { params: { context: 'edit' } } ) ).title.raw
		).toBe( `Theirs ${ round }` );
	}
	await request.dispose();
	await site.task( 'set-capabilities', {
		editor: { edit_theme_options: false },
	} );
} );

/** How many writes a request makes between two kills; all of them take minutes. */
const KILL_STEP = Number( process.env.ATELIER_KILL_STEP ?? 13 );

test( 'A going back that is killed before any of its writes is told, continued and undone, and nobody’s later save with it', async ( {
	debugLog,
	rest,
	site,
} ) => {
	test.slow();
	debugLog.allow( KILLED_LINES );
	const { routes, pattern } = await makeDesign( rest );
	await save( rest, '/wp/v2/settings', { description: 'First line' } );
	const readAll = async () => ( {
		...( await readDesign( rest, routes ) ),
		line: ( await rest( '/wp/v2/settings' ) ).description,
	} );
	const at = String( await passSecond( rest ) );
	const then = await readAll();
	const change = async () => {
		await save( rest, routes.pattern, { content: paragraph( 'Later' ) } );
		await save( rest, routes.part, { content: paragraph( 'Later' ) } );
		await save( rest, routes.styles, {
			styles: { color: { text: '#222222' } },
		} );
		await save( rest, '/wp/v2/settings', { description: 'Later line' } );
		await rest( routes.menu, {
			method: 'DELETE',
			params: { force: true },
			isDesign: true,
		} );
	};
	const keysOf = ( list: readonly { key: string }[] ) =>
		list.map( ( { key } ) => key ).sort();
	const killed = async ( writes: number ) => {
		const changes = await readChanges( rest, at );
		const answer = await rest.raw( `${ HISTORY }/restore`, {
			method: 'POST',
			isDesign: true,
			data: {
				at,
				items: changes.map( ( { key, token } ) => ( { key, token } ) ),
			},
			...killAfter( writes ),
		} );
		return { changes, isDead: !! answer.headers()[ 'x-test-killed' ] };
	};
	const readInterrupted = async () =>
		( await rest( HISTORY, WITH_DEAD_LOCKS ) ).interrupted;
	const end = ( choice: string ): Promise< Restored > =>
		save( rest, `${ HISTORY }/interrupted`, { choice } );
	const refused = ( { results }: Restored ) =>
		results.filter( ( { status } ) => status !== 200 );

	await withKills( site, async () => {
		let told = 0;
		await change();
		for ( let writes = 1; ; writes += KILL_STEP ) {
			const later = await readChanges( rest, at );
			const { isDead } = await killed( writes );
			if ( ! isDead ) {
				break;
			}
			const interrupted = await readInterrupted();
			if ( ! interrupted ) {
				continue;
			}
			told++;
			expect( interrupted.author.name ).toBe( 'Ada Holm' );
			expect( interrupted.time ).toBe( Number( at ) );
			expect( [ ...interrupted.done, ...interrupted.left ] ).toHaveLength(
				later.length
			);
			const other = await rest.raw( `${ HISTORY }/restore`, {
				method: 'POST',
				isDesign: true,
				data: { at, items: [ { key: `wp_block/${ pattern.id }` } ] },
			} );
			expect( ( await other.json() ).code ).toBe( 'atelier_interrupted' );
			if ( told % 2 ) {
				expect( refused( await end( 'undo' ) ) ).toEqual( [] );
			} else {
				const whole = await end( 'continue' );
				expect( refused( whole ) ).toEqual( [] );
				expect( await readAll() ).toEqual( then );
				expect( keysOf( whole.undo!.items ) ).toEqual(
					keysOf( later )
				);
				await save( rest, `${ HISTORY }/restore`, whole.undo! );
			}
			expect( await readInterrupted() ).toBeNull();
			expect(
				keysOf( await readChanges( rest, at ) ),
				`killed after ${ writes } writes`
			).toEqual( keysOf( later ) );
		}
		expect( told ).toBeGreaterThan( 2 );
		expect( await readAll() ).toEqual( then );

		// A colleague saves what was restored, before it is undone.
		await change();
		let done: string[] = [];
		for ( let writes = 30; ! done.includes( 'Hero' ); writes += 4 ) {
			expect( ( await killed( writes ) ).isDead ).toBe( true );
			( { done } = ( await readInterrupted() ) ?? { done } );
			if ( ! done.includes( 'Hero' ) && ( await readInterrupted() ) ) {
				await end( 'undo' );
			}
		}
		await save( rest, routes.pattern, { content: paragraph( 'Theirs' ) } );
		const undone = await end( 'undo' );
		expect( refused( undone ) ).toMatchObject( [
			{ key: `wp_block/${ pattern.id }`, status: 412 },
		] );
		const { content } = await rest( routes.pattern, {
			params: { context: 'edit' },
		} );
		expect( content.raw ).toBe( paragraph( 'Theirs' ) );
		const again = await rest.raw( `${ HISTORY }/interrupted`, {
			method: 'POST',
			isDesign: true,
			data: { choice: 'undo' },
		} );
		expect( again.status() ).toBe( 409 );
	} );
} );

test( 'What was deleted comes back with its number, and what was made later is offered unticked', async ( {
	rest,
} ) => {
	const { routes, slug, pattern, partId } = await makeDesign( rest );
	const at = String( await passSecond( rest ) );
	const then = await readDesign( rest, routes );
	await save( rest, routes.pattern, { content: paragraph( 'Changed' ) } );
	for ( const route of [ routes.pattern, routes.part ] ) {
		await rest( route, {
			method: 'DELETE',
			params: { force: true },
			isDesign: true,
		} );
	}
	// A new one is shown instead of the old one.
	const next = await save( rest, '/wp/v2/template-parts', {
		slug,
		title: 'Band',
		area: 'uncategorized',
		content: paragraph( 'Another band' ),
	} );
	const later = await save( rest, '/wp/v2/blocks', {
		title: 'Later',
		status: 'publish',
		content: paragraph( 'Later' ),
	} );
	const [ row ] = ( await rest( HISTORY ) ).rows;
	expect( row.records ).toEqual(
		expect.arrayContaining( [
			expect.objectContaining( {
				key: `wp_block/${ pattern.id }`,
				change: 'deleted',
				title: 'Hero',
			} ),
		] )
	);

	const changes = await readChanges( rest, at );
	const said = changes.map( ( { key, action, ticked } ) => [
		key,
		action,
		ticked,
	] );
	expect( said ).toHaveLength( 3 );
	expect( said ).toEqual(
		expect.arrayContaining( [
			[ `wp_block/${ pattern.id }`, 'recreate', true ],
			[ `wp_template_part/${ next.wp_id }`, 'change', true ],
			[ `wp_block/${ later.id }`, 'remove', false ],
		] )
	);
	const ticked = changes.filter( ( change ) => change.ticked );
	const done = await goBack( rest, at, ticked );
	expect( await readDesign( rest, routes ) ).toEqual( then );
	expect( partId ).not.toBe( next.wp_id );
	expect( ( await rest( `/wp/v2/blocks/${ later.id }` ) ).id ).toBe(
		later.id
	);

	await save( rest, `${ HISTORY }/restore`, done.undo! );
	expect( ( await rest.raw( routes.pattern ) ).status() ).toBe( 404 );
	const part = await rest( routes.part, { params: { context: 'edit' } } );
	expect( part.content.raw ).toBe( paragraph( 'Another band' ) );
} );

test( 'A part becomes the theme’s file again, and another version of a template serves, as they did then', async ( {
	rest,
} ) => {
	const footer = '/wp/v2/template-parts/twentytwentyfive//footer';
	const active = '/atelier/v1/active-templates/archive';
	const readBoth = async () => [
		( await rest( footer, { params: { context: 'edit' } } ) ).content.raw,
		( await rest( active ) ).template,
	];
	// An earlier try may have changed it.
	await rest.raw( footer, { method: 'DELETE', params: { force: true } } );
	const [ first, second ] = [ 'One', 'Two' ];
	const version = ( title: string ) =>
		save( rest, '/wp/v2/wp_template', {
			slug: 'archive',
			title,
			status: 'publish',
			content: paragraph( title ),
		} );
	await version( first );
	const at = String( await passSecond( rest ) );
	const then = await readBoth();
	const { wp_id: part } = await save( rest, footer, {
		content: paragraph( 'My footer' ),
	} );
	const later = await version( second );
	const after = await readBoth();
	expect( after ).toEqual( [ paragraph( 'My footer' ), later.id ] );

	const changes = await readChanges( rest, at );
	expect(
		changes.map( ( { key, action, ticked, before, then: past } ) => [
			key,
			action,
			ticked,
			before,
			past,
		] )
	).toEqual( [
		[ 'active/archive', 'change', true, second, first ],
		[ `wp_template/${ later.id }`, 'remove', false, null, null ],
		[ `wp_template_part/${ part }`, 'reset', true, null, null ],
	] );
	const done = await goBack(
		rest,
		at,
		changes.filter( ( { ticked } ) => ticked )
	);
	expect( await readBoth() ).toEqual( then );
	await save( rest, `${ HISTORY }/restore`, done.undo! );
	expect( await readBoth() ).toEqual( after );
} );

test( 'A block style of one’s own comes back with its values, and undo removes it again', async ( {
	rest,
} ) => {
	const own = '/atelier/v1/block-styles';
	const card = { block: 'core/quote', name: 'card' };
	const styles = await getGlobalStylesRoute( rest );
	const values = {
		blocks: {
			'core/quote': {
				variations: { card: { color: { text: '#123456' } } },
			},
		},
	};
	const readBoth = async () => [
		( await rest( own ) ).filter(
			( { name }: { name: string } ) => name === card.name
		),
		( await rest( styles, { params: { context: 'edit' } } ) ).styles,
	];
	// An earlier try may have left it.
	await rest.raw( `${ own }/remove`, { method: 'POST', data: card } );
	await save( rest, own, { ...card, label: 'Card' } );
	await save( rest, styles, { styles: values } );
	const at = String( await passSecond( rest ) );
	const then = await readBoth();
	expect( then ).toEqual( [ [ { ...card, label: 'Card' } ], values ] );
	await save( rest, `${ own }/remove`, card );
	await save( rest, styles, { styles: {} } );
	const after = await readBoth();

	const changes = await readChanges( rest, at );
	expect( changes ).toContainEqual(
		expect.objectContaining( {
			key: 'block-style/core/quote/card',
			ticked: true,
			before: null,
			then: 'Card',
		} )
	);
	const done = await goBack( rest, at, changes );
	expect( done.results.map( ( { status } ) => status ) ).toEqual( [
		200, 200,
	] );
	expect( await readBoth() ).toEqual( then );
	await save( rest, `${ HISTORY }/restore`, done.undo! );
	expect( await readBoth() ).toEqual( after );
} );

test( 'A named moment brings back what WordPress has pruned', async ( {
	rest,
	site,
} ) => {
	const folder = join( site.folder, 'wp-content', 'mu-plugins' );
	const file = join( folder, 'few-revisions.php' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync(
		file,
		"<?php add_filter( 'wp_revisions_to_keep', fn() => 2 );"
	);
	try {
		const { routes, pattern } = await makeDesign( rest );
		await save( rest, routes.pattern, { content: paragraph( 'Kept' ) } );
		const at = String( await passSecond( rest ) );
		const then = await readDesign( rest, routes );
		const name = () =>
			save(
				rest,
				`${ HISTORY }/moments`,
				{ name: '  Autumn\n2026 ' },
				{ headers: { 'X-Atelier-Key': `moment-of-${ pattern.id }` } }
			);
		const moment = await name();
		expect( await name(), 'sent again' ).toEqual( moment );
		expect( moment ).toMatchObject( {
			type: 'moment',
			name: 'Autumn 2026',
			automatic: false,
		} );
		for ( let count = 1; count <= 10; count++ ) {
			await save( rest, routes.pattern, {
				content: paragraph( `Save ${ count }` ),
			} );
		}
		const key = `wp_block/${ pattern.id }`;
		expect( await readChanges( rest, at ) ).toEqual( [
			expect.objectContaining( {
				key,
				action: 'not_kept',
				ticked: false,
			} ),
		] );
		expect( statuses( await goBack( rest, at, [ { key } ] ) ) ).toEqual( [
			`${ key } 409`,
		] );
		const changes = await readChanges( rest, moment.at );
		expect( changes.map( ( change ) => change.key ) ).toEqual( [ key ] );
		await goBack( rest, moment.at, changes );
		expect( await readDesign( rest, routes ) ).toEqual( then );
		expect(
			await rest( `${ HISTORY }/state`, {
				params: { at: moment.at, record: key },
			} )
		).toMatchObject( {
			is: 'kept',
			name: 'Autumn 2026',
			restId: String( pattern.id ),
			content: paragraph( 'Kept' ),
		} );

		// A record that is gone for good comes back with the number by which pages refer to it.
		await rest( routes.pattern, {
			method: 'DELETE',
			params: { force: true },
		} );
		const lost = await readChanges( rest, moment.at );
		expect( lost ).toEqual( [
			expect.objectContaining( {
				key,
				action: 'recreate',
				title: 'Hero',
				ticked: true,
			} ),
		] );
		const made = await goBack( rest, moment.at, lost );
		expect( await readDesign( rest, routes ) ).toEqual( then );
		await save( rest, `${ HISTORY }/restore`, made.undo! );
		expect( ( await rest.raw( routes.pattern ) ).status() ).toBe( 404 );

		// It is named, renamed, found, and forgotten.
		const route = `${ HISTORY }/moments/${ moment.at.slice( 7 ) }`;
		await save( rest, route, { name: 'Winter' } );
		const found = await rest( HISTORY, { params: { search: 'wint' } } );
		expect( found.rows.map( ( { id }: { id: string } ) => id ) ).toEqual( [
			moment.id,
		] );
		await rest( route, { method: 'DELETE' } );
		expect(
			(
				await rest.raw( `${ HISTORY }/changes`, {
					params: { at: moment.at },
				} )
			).status()
		).toBe( 404 );
	} finally {
		rmSync( file );
	}
} );

test( 'Of the moments that Design names by itself the newest stay, and what the others alone kept goes with them', async ( {
	rest,
	site,
} ) => {
	const { routes, slug } = await makeDesign( rest );
	const name = ( text: string, times = 1 ) =>
		site.task( 'run-hook', {
			name: 'atelier_name_moment',
			arguments: [ text ],
			times,
		} );
	const find = async ( search: string ) =>
		(
			await rest( HISTORY, { params: { search, per_page: 100 } } )
		).rows.filter( ( { automatic }: { automatic: boolean } ) => automatic )
			.length;
	const countKept = async () =>
		(
			await site.task< { posts: string[] } >( 'list-stored' )
		).posts.filter( ( row ) => row.includes( ' atelier_kept ' ) ).length;
	await name( '  ' );
	await save( rest, routes.pattern, {
		content: paragraph( `For many ${ slug }` ),
	} );
	await name( 'Before the rest', MAX_AUTOMATIC );
	const kept = await countKept();
	await save( rest, routes.pattern, {
		content: paragraph( `For one ${ slug }` ),
	} );
	await name( 'Before one' );
	expect( await find( 'before the rest' ) ).toBe( MAX_AUTOMATIC - 1 );
	expect( await find( 'before one' ) ).toBe( 1 );
	expect( await countKept() ).toBe( kept + 1 );
	await save( rest, routes.pattern, {
		content: paragraph( `For none ${ slug }` ),
	} );
	await name( 'Before all', MAX_AUTOMATIC );
	expect( await find( 'before one' ) ).toBe( 0 );
	expect( await find( 'before all' ) ).toBe( MAX_AUTOMATIC );
	// The contents of those moments went, and one came.
	expect( await countKept() ).toBe( kept );
} );

test( 'The preview of a moment shows the site as it was, and writes nothing', async ( {
	context,
	playwright,
	rest,
	site,
} ) => {
	const { routes, slug, pattern, menu } = await makeDesign( rest );
	const markup = ( text: string ) =>
		`${ paragraph(
			text
		) }<!-- wp:template-part {"slug":"${ slug }"} /--><!-- wp:block {"ref":${
			pattern.id
		}} /--><!-- wp:navigation {"ref":${ menu.id }} /-->`;
	const template = await save( rest, '/wp/v2/wp_template', {
		slug: 'front-page',
		title: 'Front',
		status: 'publish',
		content: markup( 'First front' ),
	} );
	await save( rest, '/wp/v2/settings', { title: 'First name' } );
	const at = String( await passSecond( rest ) );
	const first = [
		'First front',
		'First band',
		'First hero',
		'First home',
		'First name',
		'#111111',
	];
	const version = await save( rest, '/wp/v2/wp_template', {
		slug: 'front-page',
		title: 'Front 2',
		status: 'publish',
		content: markup( 'Later front' ),
	} );
	await save( rest, `/wp/v2/blocks/${ pattern.id }`, {
		content: paragraph( 'Later hero' ),
	} );
	await save( rest, `/wp/v2/navigation/${ menu.id }`, {
		content: '<!-- wp:home-link {"label":"Later home"} /-->',
	} );
	await save( rest, routes.styles, {
		styles: { color: { text: '#999999' } },
		settings: {},
	} );
	await save( rest, '/wp/v2/settings', { title: 'Later name' } );
	await rest( routes.part, {
		method: 'DELETE',
		params: { force: true },
		isDesign: true,
	} );
	const { nonce } = await rest( HISTORY );
	const read = ( params: object, by = context.request ) =>
		by.get( `${ site.url }/`, {
			params: {
				wp_site_preview: '1',
				atelier_public_page: '1',
				...params,
			},
		} );
	const now = await ( await read( {} ) ).text();
	const before = await site.task( 'hash-rows' );
	const preview = await read( {
		atelier_moment: at,
		atelier_moment_nonce: nonce,
	} );
	expect( await site.task( 'hash-rows' ) ).toEqual( before );
	const page = await preview.text();
	expect( first.filter( ( text ) => ! page.includes( text ) ) ).toEqual( [] );
	expect( page ).not.toContain( 'Later' );
	expect( page ).toContain(
		`<meta name="atelier-moment" content="${ at }">`
	);
	// Nobody else, and no later request, sees it.
	expect( await ( await read( {} ) ).text() ).toBe( now );
	expect( now ).toContain( 'Later front' );
	expect( now ).toContain( '#999999' );
	const visitor = await playwright.request.newContext();
	const asked = { atelier_moment: at, atelier_moment_nonce: nonce };
	expect( ( await read( asked, visitor ) ).status() ).toBe( 403 );
	expect( ( await read( { atelier_moment: at } ) ).status() ).toBe( 403 );
	expect(
		( await read( { ...asked, atelier_moment: 'moment-999999' } ) ).status()
	).toBe( 404 );
	await visitor.dispose();
	for ( const id of [ template.id, version.id ] ) {
		await rest( `/wp/v2/wp_template/${ id }`, {
			method: 'DELETE',
			params: { force: true },
		} );
	}
} );

test( 'A going back writes nothing over what somebody else has saved meanwhile', async ( {
	playwright,
	rest,
	site,
} ) => {
	const { routes, pattern } = await makeDesign( rest );
	await save( rest, '/wp/v2/settings', { description: 'First line' } );
	const at = String( await passSecond( rest ) );
	await save( rest, routes.pattern, { content: paragraph( 'Mine' ) } );
	await save( rest, routes.menu, { title: 'Mine' } );
	await save( rest, '/wp/v2/settings', { description: 'My line' } );
	const request = await playwright.request.newContext();
	const editor = await asPerson( request, site, 'editor' );
	await editor( '/atelier/v1/open-records', {
		method: 'PUT',
		data: { type: 'wp_block', id: String( pattern.id ) },
	} );
	const changes = await readChanges( rest, at );
	// The one that somebody has open is named first.
	expect(
		changes.map( ( { openBy } ) => openBy.map( ( { name } ) => name ) )
	).toEqual( [ [ 'Edgar Lindqvist' ], [], [] ] );
	await request.dispose();
	await save( rest, routes.pattern, { content: paragraph( 'Theirs' ) } );
	await save( rest, '/wp/v2/settings', { description: 'Their line' } );
	const done = await goBack( rest, at, changes );
	const key = `wp_block/${ pattern.id }`;
	expect( done.results ).toEqual(
		expect.arrayContaining( [
			expect.objectContaining( {
				key,
				status: 412,
				code: 'atelier_changed_meanwhile',
			} ),
			expect.objectContaining( {
				key: 'identity/description',
				status: 412,
			} ),
		] )
	);
	const record = await rest( routes.pattern, {
		params: { context: 'edit' },
		isDesign: true,
	} );
	expect( record.content.raw ).toBe( paragraph( 'Theirs' ) );
	const refused = done.results.find( ( result ) => result.key === key )!;
	expect( refused.token ).toBe( record.atelier_token );
	expect( done.undo!.items ).toHaveLength( 1 );
	expect( ( await rest( '/wp/v2/settings' ) ).description ).toBe(
		'Their line'
	);

	// An answer that was lost writes nothing twice.
	const body = { at, items: [ { key, token: refused.token } ] };
	const again = { headers: { 'X-Atelier-Key': `history-${ pattern.id }` } };
	const first = await save( rest, `${ HISTORY }/restore`, body, again );
	expect( first.results[ 0 ].status ).toBe( 200 );
	expect( await save( rest, `${ HISTORY }/restore`, body, again ) ).toEqual(
		first
	);
} );

test( 'A template names what it needs of that time', async ( { rest } ) => {
	const { routes, pattern, menu } = await makeDesign( rest );
	await save( rest, routes.part, {
		content: `<!-- wp:block {"ref":${ pattern.id }} /--><!-- wp:navigation {"ref":${ menu.id }} /-->`,
	} );
	const at = String( await passSecond( rest ) );
	await save( rest, routes.part, { content: paragraph( 'Plain' ) } );
	await save( rest, routes.pattern, { content: paragraph( 'Other' ) } );
	await rest( routes.menu, { method: 'DELETE', params: { force: true } } );
	const part = ( await readChanges( rest, at ) ).find( ( { key } ) =>
		key.startsWith( 'wp_template_part/' )
	);
	expect( part!.needs ).toEqual( [
		expect.objectContaining( {
			key: `wp_block/${ pattern.id }`,
			is: 'changed',
		} ),
		expect.objectContaining( {
			key: `wp_navigation/${ menu.id }`,
			is: 'gone',
		} ),
	] );
} );

test( 'People see and bring back what they have the right to', async ( {
	playwright,
	rest,
	site,
} ) => {
	const { routes } = await makeDesign( rest );
	await save( rest, '/wp/v2/settings', { title: 'A name' } );
	const at = String( await passSecond( rest ) );
	await save( rest, routes.styles, {
		styles: { color: { text: '#333333' }, css: '.b { color: green }' },
	} );
	await save( rest, routes.pattern, { content: paragraph( 'Changed' ) } );
	await save( rest, '/wp/v2/settings', { title: 'Another name' } );

	// A person who may design and not edit posts sees no styles, and no names.
	const request = await playwright.request.newContext();
	const designer = await asPerson( request, site, 'designer' );
	const list = await designer( HISTORY, { params: { per_page: 100 } } );
	const kinds = list.rows.flatMap( ( row: { records: { kind: string }[] } ) =>
		row.records.map( ( { kind } ) => kind )
	);
	expect( kinds ).toContain( 'wp_template_part' );
	expect( kinds ).not.toContain( 'wp_global_styles' );
	expect( kinds ).not.toContain( 'identity' );
	// Everybody knows themselves, and some of what they did may still be listed.
	const { id: self } = await designer( '/wp/v2/users/me' );
	for ( const { author } of list.rows ) {
		expect( author ).toEqual(
			author.id === self
				? expect.anything()
				: { id: 0, name: null, avatar: null }
		);
	}
	for ( const { id } of list.authors ) {
		expect( id ).toBe( self );
	}
	const byName = await designer.raw( HISTORY, { params: { author: 1 } } );
	expect( byName.status() ).toBe( 403 );
	const refused = await readChanges( designer, at );
	expect(
		refused.map( ( { allowed, ticked } ) => [ allowed, ticked ] )
	).toEqual( [ [ false, false ] ] );
	expect(
		( await goBack( designer, at, refused ) ).results.map(
			( { status } ) => status
		)
	).toEqual( [ 403 ] );

	// Without the right to write CSS the rest of the styles comes back.
	await site.task( 'set-capabilities', {
		editor: { edit_theme_options: true, unfiltered_html: false },
	} );
	const editor = await asPerson( request, site, 'editor' );
	const changes = await readChanges( editor, at );
	const done = await goBack( editor, at, changes );
	const styles = done.results.find( ( { key } ) =>
		key.startsWith( 'wp_global_styles/' )
	);
	expect( styles ).toMatchObject( { status: 200, kept: [ 'css' ] } );
	const stored = await rest( routes.styles, { params: { context: 'edit' } } );
	expect( stored.styles ).toMatchObject( {
		color: { text: '#111111' },
		css: '.b { color: green }',
	} );
	await site.task( 'set-capabilities', {
		editor: { edit_theme_options: false, unfiltered_html: true },
	} );

	for ( const name of [ 'author', 'subscriber' ] ) {
		const person = await asPerson( request, site, name );
		for ( const [ method, route, options ] of [
			[ 'GET', HISTORY, {} ],
			[ 'GET', `${ HISTORY }/changes`, { params: { at } } ],
			[
				'GET',
				`${ HISTORY }/state`,
				{ params: { at, record: 'wp_block/1' } },
			],
			[
				'POST',
				`${ HISTORY }/restore`,
				{ data: { at, items: [ { key: 'wp_block/1' } ] } },
			],
			[ 'POST', `${ HISTORY }/moments`, { data: { name: 'x' } } ],
			[ 'PUT', `${ HISTORY }/moments/1`, { data: { name: 'x' } } ],
			[ 'DELETE', `${ HISTORY }/moments/1`, {} ],
		] as const ) {
			const answer = await person.raw( route, { method, ...options } );
			expect( answer.status(), `${ name } ${ method } ${ route }` ).toBe(
				403
			);
		}
	}
	await request.dispose();
} );

test( 'A page among 100,000 revisions takes as many queries as one among few, and no revision is walked over twice @scale', async ( {
	rest,
	site,
	storage,
} ) => {
	test.setTimeout( 600_000 );
	const folder = join( site.folder, 'wp-content', 'mu-plugins' );
	const file = join( folder, 'measures-requests.php' );
	mkdirSync( folder, { recursive: true } );
	copyFileSync(
		join( PLUGINS_FOLDER, 'measures-requests', 'measures-requests.php' ),
		file
	);
	const measure = async ( params: Record< string, string > = {} ) => {
		const response = await rest.raw( HISTORY, { params } );
		expect( response.ok() ).toBe( true );
		const headers = response.headers();
		return {
			queries: Number( headers[ 'x-queries' ] ),
			walked: Number( headers[ 'x-rows-walked' ] ),
			answer: await response.json(),
		};
	};
	const seed = ( count: number, records: number ) =>
		site.task< number[] >( 'seed-revisions', { count, records } );
	await seed( 1000, 300 );
	await measure();
	const few = await measure();
	const revisions = 100_000;
	const ids = await seed( revisions, 300 );
	await measure();

	const first = await measure();
	expect( first.answer.rows.length ).toBeGreaterThanOrEqual( 20 );
	const second = await measure( { before: first.answer.next } );
	expect( second.answer.rows[ 0 ].to ).toBeLessThan(
		first.answer.rows.at( -1 ).from
	);
	const one = await measure( { record: `wp_block/${ ids[ 0 ] }` } );
	expect( one.answer.rows.length ).toBeGreaterThanOrEqual( 20 );
	for ( const { queries, walked } of [ first, second, one ] ) {
		expect( queries ).toBeLessThanOrEqual( few.queries + MORE_QUERIES );
		if ( storage.database === 'mariadb' ) {
			expect( walked - few.walked ).toBeLessThan( 1.01 * revisions );
		}
	}
	rmSync( file );
} );
