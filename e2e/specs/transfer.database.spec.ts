import AdmZip from 'adm-zip';
import { createHash, randomUUID } from 'node:crypto';

import { expect, test } from '../fixtures';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import { logIn } from '../support/log-in';
import { createRest, type Rest } from '../support/rest';

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
}

interface Imported {
	results: { key: string; status: number; message: string | null }[];
	undo: string | null;
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

async function judge( rest: Rest, file: Buffer ): Promise< Row[] > {
	const { rows } = await rest< Judged >( `${ TRANSFER }/judge`, {
		method: 'POST',
		multipart: toFile( file ),
		isDesign: true,
	} );
	return rows;
}

const importRows = (
	rest: Rest,
	file: Buffer,
	rows: readonly Row[]
): Promise< Imported > =>
	rest( `${ TRANSFER }/import`, {
		method: 'POST',
		multipart: {
			...toFile( file ),
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

async function remove( rest: Rest, routes: readonly string[] ) {
	for ( const route of routes ) {
		await rest( route, { method: 'DELETE', params: { force: true } } );
	}
}

test( 'A design that was exported, is imported where it is not, and exported again is the same file', async ( {
	rest,
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
	const zip = new AdmZip( await exportDesign( rest, keys ) );
	await remove( rest, routes );
	// Looks are written last; one of more than a megabyte is refused by its route.
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
	const file = zip.toBuffer();

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
	const designed = await judge( createRest( context, site.url ), file );
	expect(
		designed
			.filter( ( { isAllowed } ) => ! isAllowed )
			.every( ( { isTicked } ) => ! isTicked )
	).toBe( true );
	await context.dispose();
} );
