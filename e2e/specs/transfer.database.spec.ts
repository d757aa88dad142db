import AdmZip from 'adm-zip';
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '../fixtures';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import {
	KILLED_LINES,
	killAfter,
	withKills,
	WITH_DEAD_LOCKS,
} from '../support/kills';
import { logIn } from '../support/log-in';
import { createRest, type Rest, type RestOptions } from '../support/rest';

const TRANSFER = '/atelier/v1/transfer';

interface Row {
	key: string;
	state: string;
	isTicked: boolean;
	isAllowed: boolean;
	token: string | null;
}

interface Judged {
	rows: Row[];
	interrupted: {
		id: string;
		name: string;
		time: number;
		author: { name: string };
	} | null;
}

interface Imported {
	results: { key: string; status: number; message: string | null }[];
	undo: string | null;
	draft?: number | null;
	frontPage?: object | null;
}

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

const save = ( rest: Rest, route: string, data: object ) =>
	rest( route, { method: 'POST', data, isDesign: true } );

const toFile = ( buffer: Buffer ) => ( {
	file: { name: 'design.zip', mimeType: 'application/zip', buffer },
} );

async function exportDesign( rest: Rest, keys: readonly string[] ) {
	const answer = await rest.raw( `${ TRANSFER }/file`, {
		method: 'POST',
		data: { keys },
		isDesign: true,
	} );
	expect( answer.status() ).toBe( 200 );
	return answer.body();
}

/** Has requests be about a draft of the design. */
const inDraft = ( draft: number ) => ( {
	headers: { 'X-Atelier-Draft': String( draft ) },
} );

async function judge( rest: Rest, file: Buffer, draft = 0 ): Promise< Row[] > {
	const { rows } = await rest< Judged >( `${ TRANSFER }/judge`, {
		method: 'POST',
		multipart: toFile( file ),
		isDesign: true,
		...( draft && inDraft( draft ) ),
	} );
	return rows;
}

const toImport = (
	file: Buffer,
	rows: readonly Row[],
	name = ''
): RestOptions => ( {
	method: 'POST',
	multipart: {
		...toFile( file ),
		...( name && { draft: name } ),
		items: JSON.stringify(
			rows.map( ( { key, token } ) => ( {
				key,
				choice: 'replace',
				token,
			} ) )
		),
	},
	isDesign: true,
} );

const importRows = (
	rest: Rest,
	file: Buffer,
	rows: readonly Row[],
	{ name = '', draft = 0 } = {}
): Promise< Imported > =>
	rest( `${ TRANSFER }/import`, {
		...toImport( file, rows, name ),
		...( draft && inDraft( draft ) ),
	} );

const statesOf = ( rows: readonly Row[] ) => [
	...new Set( rows.map( ( { state } ) => state ) ),
];

/** A design whose records refer to each other by number, under names that no other test has. */
async function makeDesign( rest: Rest ) {
	const name = `t${ randomUUID().slice( 0, 8 ) }`;
	const page = await save( rest, '/wp/v2/pages', {
		title: 'Goal',
		slug: `${ name }-goal`,
		status: 'publish',
	} );
	const menu = await save( rest, '/wp/v2/navigation', {
		title: 'Main',
		slug: `${ name }-menu`,
		status: 'publish',
		content: `<!-- wp:navigation-link {"label":"Goal","type":"page","id":${ page.id },"url":"${ page.link }","kind":"post-type"} /-->`,
	} );
	const line = await save( rest, '/wp/v2/blocks', {
		title: 'Line “1” & 2',
		slug: `${ name }-line`,
		status: 'publish',
		content: paragraph( 'Line' ),
		meta: { wp_pattern_sync_status: 'unsynced' },
	} );
	const hero = await save( rest, '/wp/v2/blocks', {
		title: 'Hero',
		slug: `${ name }-hero`,
		status: 'publish',
		content: `${ paragraph( 'Hero' ) }<!-- wp:block {"ref":${
			line.id
		}} /-->`,
	} );
	const part = await save( rest, '/wp/v2/template-parts', {
		slug: `${ name }-band`,
		title: 'Band',
		area: 'header',
		content: `<!-- wp:navigation {"ref":${ menu.id }} /-->`,
	} );
	const template = await save( rest, '/wp/v2/wp_template', {
		slug: `${ name }-wide`,
		title: 'Wide',
		status: 'publish',
		content: `<!-- wp:template-part {"slug":"${ name }-band","theme":"${ part.theme }"} /--><!-- wp:block {"ref":${ hero.id }} /-->`,
	} );
	return {
		name,
		heroRoute: `/wp/v2/blocks/${ hero.id }`,
		routes: [
			`/wp/v2/wp_template/${ template.id }`,
			`/wp/v2/template-parts/${ part.id }`,
			`/wp/v2/blocks/${ hero.id }`,
			`/wp/v2/blocks/${ line.id }`,
			`/wp/v2/navigation/${ menu.id }`,
		],
		// Its needs come along.
		keys: [ `template/${ name }-wide` ],
	};
}

/** Adds saved styles of more than a megabyte, which their route refuses. They are written last. */
function addLargeLook( file: Buffer ): Buffer {
	const zip = new AdmZip( file );
	const look = JSON.stringify( {
		version: 3,
		title: 'Large',
		settings: { custom: { large: 'a1'.repeat( 600_000 ) } },
		styles: {},
	} );
	const list = JSON.parse( zip.readAsText( 'design.json' ) );
	list.records.push( {
		key: 'look/large',
		title: 'Large',
		file: 'styles/look-large.json',
		sha256: createHash( 'sha256' ).update( look ).digest( 'hex' ),
	} );
	zip.addFile( 'styles/look-large.json', Buffer.from( look ), '', 0 );
	zip.updateFile( 'design.json', Buffer.from( JSON.stringify( list ) ) );
	zip.getEntries().forEach( ( entry ) => {
		entry.header.method = 0;
	} );
	return zip.toBuffer();
}

async function remove( rest: Rest, routes: readonly string[] ) {
	for ( const route of routes ) {
		await rest( route, { method: 'DELETE', params: { force: true } } );
	}
}

test( 'A design that was exported, is imported where it is not, and exported again is the same file', async ( {
	rest,
	site,
} ) => {
	const { name, keys, routes } = await makeDesign( rest );
	const file = await exportDesign( rest, keys );
	expect( await exportDesign( rest, keys ) ).toEqual( file );
	expect(
		new AdmZip( file ).getEntries().map( ( { entryName } ) => entryName )
	).toEqual( [
		'design.json',
		`menus/${ name }-menu.html`,
		`parts/${ name }-band.html`,
		`patterns/${ name }-hero.json`,
		`patterns/${ name }-line.json`,
		`templates/${ name }-wide.html`,
	] );
	await remove( rest, routes );

	const rows = await judge( rest, file );
	expect( statesOf( rows ) ).toEqual( [ 'new' ] );
	const imported = await importRows( rest, file, rows );
	expect( imported.results.map( ( { status } ) => status ) ).toEqual(
		Array( 5 ).fill( 200 )
	);
	expect( ( await exportDesign( rest, keys ) ).equals( file ) ).toBe( true );

	// Imported twice is imported once.
	const again = await judge( rest, file );
	expect( statesOf( again ) ).toEqual( [ 'same' ] );
	expect( await importRows( rest, file, again ) ).toEqual( {
		results: [],
		undo: null,
	} );

	const undone = await save(
		rest,
		`${ TRANSFER }/runs/${ imported.undo }/undo`,
		{}
	);
	expect( undone.results ).toHaveLength( 5 );
	expect( statesOf( await judge( rest, file ) ) ).toEqual( [ 'new' ] );

	// Styles in a file are a variation that WordPress reads from a theme's folder.
	const look = await save( rest, '/atelier/v1/looks', {
		title: `Look ${ name }`,
		settings: {},
		styles: { color: { background: '#123456' } },
	} );
	const styles = new AdmZip(
		await exportDesign( rest, [ `look/look-${ name }` ] )
	)
		.getEntries()
		.find( ( { entryName } ) => entryName.startsWith( 'styles/' ) );
	const variation = join(
		site.folder,
		'wp-content/themes/twentytwentyfive/styles',
		`${ name }.json`
	);
	writeFileSync( variation, styles?.getData() ?? '' );
	try {
		expect(
			await rest(
				'/wp/v2/global-styles/themes/twentytwentyfive/variations'
			)
		).toContainEqual(
			expect.objectContaining( {
				title: `Look ${ name }`,
				styles: { color: { background: '#123456' } },
			} )
		);
	} finally {
		rmSync( variation );
		await remove( rest, [ `/atelier/v1/looks/${ look.id }` ] );
	}
} );

test( 'A header without a menu of its own shows the menu that it showed on the other site, and what the front page lacks is named', async ( {
	rest,
} ) => {
	const name = `t${ randomUUID().slice( 0, 8 ) }`;
	const makeMenu = ( slug: string, date: string ) =>
		save( rest, '/wp/v2/navigation', {
			title: slug,
			slug,
			status: 'publish',
			date,
			content: `<!-- wp:navigation-link {"label":"${ slug }","url":"#"} /-->`,
		} );
	const shown = await makeMenu( `${ name }-a`, '2026-01-02T00:00:02' );
	const other = await makeMenu( `${ name }-b`, '2026-01-02T00:00:01' );
	// Menus of the site's demo content are newer.
	const earlier = await rest( '/wp/v2/navigation', {
		params: { per_page: 100 },
	} );
	const setDates = ( read: ( date: string ) => string ) =>
		Promise.all(
			earlier
				.filter(
					( { id }: { id: number } ) =>
						id !== shown.id && id !== other.id
				)
				.map( ( { id, date }: { id: number; date: string } ) =>
					save( rest, `/wp/v2/navigation/${ id }`, {
						date: read( date ),
					} )
				)
		);
	await setDates( () => '2026-01-01T00:00:00' );
	const header = '/wp/v2/template-parts/twentytwentyfive//header';
	const file = await ( async () => {
		await save( rest, header, {
			content: `<!-- wp:navigation /-->${ paragraph( name ) }`,
		} );
		return exportDesign( rest, [
			'part/header',
			`menu/${ name }-a`,
			`menu/${ name }-b`,
		] );
	} )();
	await remove( rest, [
		header,
		`/wp/v2/navigation/${ shown.id }`,
		`/wp/v2/navigation/${ other.id }`,
	] );

	const rows = await judge( rest, file );
	const imported = await importRows( rest, file, rows );
	const menus = await rest( '/wp/v2/navigation', {
		params: { per_page: 100 },
	} );
	const { id } = menus.find(
		( { slug }: { slug: string } ) => slug === `${ name }-a`
	);
	expect(
		( await rest( header, { params: { context: 'edit' } } ) ).content.raw
	).toBe( `<!-- wp:navigation {"ref":${ id }} /-->${ paragraph( name ) }` );
	// So does a header that is only in the theme's file.
	expect(
		await rest( '/wp-block-editor/v1/navigation-fallback' )
	).toMatchObject( { id } );
	expect( imported ).toMatchObject( {
		frontPage: {
			// The menu that it showed before is no longer on the page.
			changed: expect.arrayContaining( [ 'Header', `${ name }-a` ] ),
			missing: [],
			lacking: [],
		},
		themes: [],
	} );
	expect( statesOf( await judge( rest, file ) ) ).toEqual( [ 'same' ] );
	await save( rest, `${ TRANSFER }/runs/${ imported.undo }/undo`, {} );
	await setDates( ( date ) => date );
} );

test( 'A block style of the site’s own comes along with what uses it, is given its label, goes into a draft, and is taken back', async ( {
	rest,
} ) => {
	const name = `t${ randomUUID().slice( 0, 8 ) }`;
	const style = { block: 'core/group', name: `${ name }-card` };
	const key = `block-style/core/group/${ name }-card`;
	const send = ( step: string, data: object ) =>
		save( rest, `/atelier/v1/block-styles${ step }`, {
			...style,
			...data,
		} );
	const readLabel = async ( draft = 0 ) => {
		const styles = await rest< { name: string; label: string }[] >(
			'/atelier/v1/block-styles',
			{ isDesign: true, ...( draft && inDraft( draft ) ) }
		);
		return styles.find( ( one ) => one.name === style.name )?.label;
	};
	await send( '', { label: 'Card' } );
	const pattern = await save( rest, '/wp/v2/blocks', {
		title: 'Styled',
		slug: `${ name }-styled`,
		status: 'publish',
		content: `<!-- wp:group {"className":"is-style-${ name }-card"} -->\n<div class="wp-block-group is-style-${ name }-card"></div>\n<!-- /wp:group -->`,
	} );
	const keys = [ `pattern/${ name }-styled` ];
	const file = await exportDesign( rest, keys );
	expect( ( await exportDesign( rest, keys ) ).equals( file ) ).toBe( true );

	await remove( rest, [ `/wp/v2/blocks/${ pattern.id }` ] );
	await send( '/remove', {} );
	const rows = await judge( rest, file );
	expect( rows.map( ( row ) => [ row.key, row.state ] ) ).toEqual( [
		[ keys[ 0 ], 'new' ],
		[ key, 'new' ],
	] );

	// In a draft it is nowhere else.
	const { draft } = await importRows( rest, file, rows, { name } );
	expect( await readLabel( draft! ) ).toBe( 'Card' );
	expect( await readLabel() ).toBeUndefined();
	await rest( `/atelier/v1/drafts/${ draft }`, {
		method: 'DELETE',
		isDesign: true,
	} );

	// The pattern that needs it brings it along.
	const { undo } = await importRows( rest, file, rows.slice( 0, 1 ) );
	expect( await readLabel() ).toBe( 'Card' );
	expect( ( await exportDesign( rest, keys ) ).equals( file ) ).toBe( true );
	expect( statesOf( await judge( rest, file ) ) ).toEqual( [ 'same' ] );

	await send( '/rename', { label: 'Paper', was: 'Card' } );
	const different = ( await judge( rest, file ) ).slice( 1 );
	expect( different ).toMatchObject( [
		{ key, state: 'different', here: 'Paper', there: 'Card' },
	] );
	await send( '/rename', { label: 'Sheet', was: 'Paper' } );
	expect( await importRows( rest, file, different ) ).toMatchObject( {
		results: [ { key, status: 412 } ],
		undo: null,
	} );
	const replaced = await importRows(
		rest,
		file,
		( await judge( rest, file ) ).slice( 1 )
	);
	expect( await readLabel() ).toBe( 'Card' );
	for ( const [ run, label ] of [
		[ replaced.undo, 'Sheet' ],
		[ undo, 'Sheet' ],
	] as const ) {
		await save( rest, `${ TRANSFER }/runs/${ run }/undo`, {} );
		expect( await readLabel() ).toBe( label );
	}
	await send( '/remove', {} );
} );

test( 'An import replaces what a person chose, refuses all where something was changed meanwhile, and is taken back', async ( {
	rest,
} ) => {
	const { keys, heroRoute, name } = await makeDesign( rest );
	const file = await exportDesign( rest, keys );
	const change = ( text: string ) =>
		save( rest, heroRoute, { content: paragraph( text ) } );
	await change( 'Mine' );
	const rows = await judge( rest, file );
	const different = rows.filter( ( { state } ) => state === 'different' );
	expect( different.map( ( { key } ) => key ) ).toEqual( [
		`pattern/${ name }-hero`,
	] );

	await change( 'Theirs' );
	const refused = await importRows( rest, file, different );
	expect( refused ).toMatchObject( {
		results: [ { status: 412 } ],
		undo: null,
	} );
	const before = await exportDesign( rest, keys );

	const { undo } = await importRows(
		rest,
		file,
		( await judge( rest, file ) ).filter(
			( { state } ) => state === 'different'
		)
	);
	expect( ( await exportDesign( rest, keys ) ).equals( file ) ).toBe( true );
	await save( rest, `${ TRANSFER }/runs/${ undo }/undo`, {} );
	expect( ( await exportDesign( rest, keys ) ).equals( before ) ).toBe(
		true
	);
} );

test( 'An import of which one write fails leaves the site as it was, and people import only what they may write', async ( {
	playwright,
	rest,
	site,
} ) => {
	const { keys, routes } = await makeDesign( rest );
	const file = addLargeLook( await exportDesign( rest, keys ) );
	await remove( rest, routes );

	const styles = await rest( await getGlobalStylesRoute( rest ), {
		params: { context: 'edit' },
	} );
	const rows = await judge( rest, file );
	const { results, undo } = await importRows( rest, file, rows );
	expect( results.map( ( { key } ) => key ) ).toEqual( [ 'look/large' ] );
	expect( results[ 0 ]?.message ).not.toBe( '' );
	expect( undo ).toBeNull();
	expect( statesOf( await judge( rest, file ) ) ).toEqual( [ 'new' ] );
	expect(
		await rest( await getGlobalStylesRoute( rest ), {
			params: { context: 'edit' },
		} )
	).toEqual( styles );

	const context = await playwright.request.newContext();
	await logIn( { request: context } as never, site.url, 'author' );
	const author = createRest( context, site.url );
	for ( const route of [ 'judge', 'import' ] ) {
		const answer = await author.raw( `${ TRANSFER }/${ route }`, {
			method: 'POST',
			multipart: {
				...toFile( file ),
				items: '[{"key":"look/large","choice":"replace"}]',
			},
		} );
		expect( answer.status(), route ).toBe( 403 );
	}
	expect( ( await author.raw( TRANSFER ) ).status() ).toBe( 403 );
	// A designer may write parts, and neither patterns nor fonts of the library.
	await logIn( { request: context } as never, site.url, 'designer' );
	const designer = createRest( context, site.url );
	const designed = await judge( designer, file );
	expect(
		designed
			.filter( ( { isAllowed } ) => ! isAllowed )
			.every( ( { isTicked } ) => ! isTicked )
	).toBe( true );

	// Parts that they may not write are named before, and left out.
	const slug = `t${ randomUUID().slice( 0, 8 ) }`;
	const part = `/wp/v2/template-parts/twentytwentyfive//${ slug }`;
	await save( rest, '/wp/v2/template-parts', {
		slug,
		title: 'Scripted',
		content: `<!-- wp:html --><script>alert( 1 )</script><p>Text</p><!-- /wp:html -->`,
	} );
	const scripted = await exportDesign( rest, [ `part/${ slug }` ] );
	await remove( rest, [ part ] );
	const [ row ] = await judge( designer, scripted );
	expect( row ).toMatchObject( { state: 'new', losses: [ 'markup' ] } );
	expect(
		await importRows( designer, scripted, row ? [ row ] : [] )
	).toMatchObject( { results: [ { status: 200, kept: [ 'markup' ] } ] } );
	const stored = await rest( part, { params: { context: 'edit' } } );
	expect( stored.content.raw ).toContain( 'Text' );
	expect( stored.content.raw ).not.toContain( '<script' );
	await context.dispose();
} );

test( 'A design that is imported as a draft changes nothing for visitors before that is published, and one that fails leaves no draft', async ( {
	playwright,
	rest,
	site,
} ) => {
	const { name, keys, heroRoute, routes } = await makeDesign( rest );
	const file = await exportDesign( rest, keys );
	await remove( rest, routes.slice( 0, 2 ) );
	await save( rest, heroRoute, { content: paragraph( 'Mine' ) } );
	const listDrafts = () => rest< { name: string }[] >( '/atelier/v1/drafts' );
	const live = await judge( rest, file );
	const before = await listDrafts();

	const large = addLargeLook( file );
	const refused = await importRows( rest, large, await judge( rest, large ), {
		name: 'Fails',
	} );
	expect( refused ).toMatchObject( {
		results: [ { key: 'look/large' } ],
		draft: null,
	} );
	expect( await listDrafts() ).toEqual( before );

	const { results, draft, undo } = await importRows( rest, file, live, {
		name: `Draft ${ name }`,
	} );
	expect( results.filter( ( { status } ) => status !== 200 ) ).toEqual( [] );
	expect( undo ).toBeNull();
	expect( ( await listDrafts() ).map( ( one ) => one.name ) ).toContain(
		`Draft ${ name }`
	);
	const id = Number( draft );
	expect( statesOf( await judge( rest, file, id ) ) ).toEqual( [ 'same' ] );
	expect(
		( await judge( rest, file ) )
			.filter( ( { state } ) => state !== 'same' )
			.map( ( { key, state } ) => [ key, state ] )
	).toEqual( [
		[ `pattern/${ name }-hero`, 'different' ],
		[ `part/${ name }-band`, 'new' ],
		[ `template/${ name }-wide`, 'new' ],
	] );
	await rest( `/atelier/v1/drafts/${ id }/publish`, {
		method: 'POST',
		data: {},
		isDesign: true,
		...inDraft( id ),
	} );
	expect( ( await exportDesign( rest, keys ) ).equals( file ) ).toBe( true );

	// A person who may only propose imports into a draft of theirs, and makes nothing that would be live at once.
	await remove( rest, [ heroRoute ] );
	const plugins = join( site.folder, 'wp-content', 'mu-plugins' );
	mkdirSync( plugins, { recursive: true } );
	writeFileSync(
		join( plugins, 'propose.php' ),
		"<?php add_filter( 'atelier_may_propose_design', static fn( $may, $user ) => in_array( 'editor', $user->roles, true ), 10, 2 );"
	);
	const context = await playwright.request.newContext();
	try {
		await logIn( { request: context } as never, site.url, 'editor' );
		const editor = createRest( context, site.url );
		const own = await save( editor, '/atelier/v1/drafts', {
			name: 'Proposal',
		} );
		const rows = await judge( editor, large, own.id );
		expect( rows.filter( ( { isAllowed } ) => ! isAllowed ) ).toMatchObject(
			[ { key: 'look/large', isTicked: false } ]
		);
		const hero = rows
			.filter( ( { state } ) => state === 'new' )
			.slice( 0, 1 );
		expect(
			await importRows( editor, large, hero, { draft: own.id } )
		).toMatchObject( { draft: own.id, results: [ { status: 200 } ] } );
		const atOnce = await editor.raw( `${ TRANSFER }/import`, {
			method: 'POST',
			isDesign: true,
			multipart: {
				...toFile( file ),
				items: JSON.stringify( [
					{ key: hero[ 0 ]?.key, choice: 'replace' },
				] ),
			},
		} );
		expect( atOnce.status() ).toBe( 403 );
	} finally {
		rmSync( join( plugins, 'propose.php' ) );
		await context.dispose();
	}
	expect(
		( await judge( rest, file ) ).find(
			( { key } ) => key === `pattern/${ name }-hero`
		)?.state
	).toBe( 'new' );
} );

/** The stored design: every record that is not in the trash, and the categories of patterns. */
async function readStored( rest: Rest ) {
	const all = { params: { per_page: 100, context: 'edit' } };
	const lists = await Promise.all(
		[
			'/wp/v2/wp_template',
			'/wp/v2/template-parts',
			'/wp/v2/blocks',
			'/wp/v2/navigation',
			'/wp/v2/wp_pattern_category',
			'/atelier/v1/looks',
			'/atelier/v1/block-styles',
		].map( ( route ) => rest( route, all ) )
	);
	const { active_templates: active } = await rest( '/wp/v2/settings' );
	const styles = await rest( await getGlobalStylesRoute( rest ), {
		params: { context: 'edit' },
	} );
	return [
		...lists.flat().map( ( record: Record< string, any > ) =>
			[
				record.type,
				record.wp_id ?? record.id ?? record.name,
				record.slug ?? record.label,
				record.title?.raw ?? record.title,
				record.status,
				createHash( 'md5' )
					.update( record.content?.raw ?? '' )
					.digest( 'hex' ),
			].join( ' ' )
		),
		JSON.stringify( [ active, styles.settings, styles.styles ] ),
	];
}

const judgeKilled = ( rest: Rest, file: Buffer ): Promise< Judged > =>
	rest( `${ TRANSFER }/judge`, {
		method: 'POST',
		multipart: toFile( file ),
		isDesign: true,
		...WITH_DEAD_LOCKS,
	} );

/** How many writes a request makes between two kills; all of them take minutes. */
const KILL_STEP = Number( process.env.ATELIER_KILL_STEP ?? 23 );

test( 'An import that is killed before any of its writes is told with who and when, and its undo leaves nothing of it', async ( {
	debugLog,
	rest,
	site,
} ) => {
	test.slow();
	debugLog.allow( KILLED_LINES );
	const { name, keys, heroRoute, routes } = await makeDesign( rest );
	const category = await save( rest, '/wp/v2/wp_pattern_category', {
		name: `Category ${ name }`,
	} );
	await save( rest, routes[ 3 ]!, { wp_pattern_category: [ category.id ] } );
	await save( rest, '/atelier/v1/block-styles', {
		block: 'core/group',
		name: `${ name }-card`,
		label: 'Card',
	} );
	const look = await save( rest, '/atelier/v1/looks', {
		title: `Look ${ name }`,
		settings: {},
		styles: { color: { background: '#123456' } },
	} );
	const styles = await getGlobalStylesRoute( rest );
	await save( rest, styles, {
		settings: {},
		styles: { color: { text: '#010101' } },
	} );
	const file = await exportDesign( rest, [
		...keys,
		'styles/site',
		`look/look-${ name }`,
		`block-style/core/group/${ name }-card`,
	] );
	// New are all but a pattern and the styles, which are replaced.
	await remove(
		rest,
		routes.filter( ( route ) => route !== heroRoute )
	);
	await remove( rest, [
		`/wp/v2/wp_pattern_category/${ category.id }`,
		`/atelier/v1/looks/${ look.id }`,
	] );
	await save( rest, '/atelier/v1/block-styles/remove', {
		block: 'core/group',
		name: `${ name }-card`,
	} );
	await save( rest, heroRoute, { content: paragraph( 'Mine' ) } );
	await save( rest, styles, { styles: { color: { text: '#020202' } } } );
	const before = await readStored( rest );
	const whole = await importRows( rest, file, await judge( rest, file ) );
	expect( whole.results ).toHaveLength( 8 );
	const readAct = async () =>
		( await rest( '/atelier/v1/history' ) ).rows[ 0 ].act?.type;
	expect( await readAct() ).toBe( 'import' );
	await save( rest, `${ TRANSFER }/runs/${ whole.undo }/undo`, {} );
	expect( await readStored( rest ), 'undone' ).toEqual( before );
	expect( await readAct() ).toBe( 'undo-import' );

	await withKills( site, async () => {
		let kills = 0;
		let told = 0;
		for ( let writes = 1; ; writes += KILL_STEP ) {
			const rows = await judge( rest, file );
			const answer = await rest.raw( `${ TRANSFER }/import`, {
				...toImport( file, rows ),
				...killAfter( writes ),
			} );
			if ( ! answer.headers()[ 'x-test-killed' ] ) {
				break;
			}
			kills++;
			const { interrupted, rows: left } = await judgeKilled( rest, file );
			if ( statesOf( left ).join() === 'same' && ! interrupted ) {
				// Only its answer was lost.
				break;
			}
			if ( interrupted ) {
				told++;
				expect( interrupted.author.name ).toBe( 'Ada Holm' );
				expect( interrupted.time ).toBeGreaterThan( 1_000_000_000 );
				const { results } = await save(
					rest,
					`${ TRANSFER }/runs/${ interrupted.id }/undo`,
					{}
				);
				expect(
					results.filter(
						( { status }: { status: number } ) => status !== 200
					),
					`killed after ${ writes } writes`
				).toEqual( [] );
			}
			expect(
				await readStored( rest ),
				`killed after ${ writes } writes`
			).toEqual( before );
		}
		expect( kills ).toBeGreaterThan( 2 );
		expect( told ).toBeGreaterThan( 1 );
	} );
} );

test( 'The undo of an import that was killed keeps what somebody has saved since, and names them', async ( {
	debugLog,
	playwright,
	rest,
	site,
} ) => {
	debugLog.allow( KILLED_LINES );
	const { keys, heroRoute, routes } = await makeDesign( rest );
	const file = await exportDesign( rest, keys );
	await remove(
		rest,
		routes.filter( ( route ) => route !== heroRoute )
	);
	await save( rest, heroRoute, { content: paragraph( 'Mine' ) } );
	const rows = await judge( rest, file );
	// Parts and templates are written after patterns. The process ends before it notes the template.
	await withKills( site, async () => {
		for ( let writes = 60; ; writes += 2 ) {
			expect( writes ).toBeLessThan( 300 );
			await rest.raw( `${ TRANSFER }/import`, {
				...toImport( file, rows ),
				...killAfter( writes ),
			} );
			const { interrupted } = await judgeKilled( rest, file );
			const { content } = await rest( heroRoute, {
				params: { context: 'edit' },
			} );
			const isDone = ! content.raw.includes( 'Mine' );
			const request = await playwright.request.newContext();
			if ( isDone ) {
				await logIn( { request } as never, site.url, 'editor' );
				await site.task( 'set-capabilities', {
					editor: { edit_theme_options: true },
				} );
				await save( createRest( request, site.url ), heroRoute, {
					content: paragraph( 'Theirs' ),
				} );
				await site.task( 'set-capabilities', {
					editor: { edit_theme_options: false },
				} );
			}
			await request.dispose();
			const { results } = await save(
				rest,
				`${ TRANSFER }/runs/${ interrupted?.id }/undo`,
				{}
			);
			if ( isDone ) {
				expect(
					results.filter(
						( { status }: { status: number } ) => status !== 200
					)
				).toMatchObject( [
					{
						status: 412,
						message: expect.stringContaining( 'Edgar Lindqvist' ),
					},
				] );
				break;
			}
		}
	} );
	const hero = await rest( heroRoute, { params: { context: 'edit' } } );
	expect( hero.content.raw ).toBe( paragraph( 'Theirs' ) );
} );
