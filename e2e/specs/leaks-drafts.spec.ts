import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '../fixtures';
import { logIn, type UserName } from '../support/log-in';
import { createRest, type Rest } from '../support/rest';
import { callXmlRpc, type Value } from '../support/xml-rpc';

test.use( { ownSite: 'leaks-drafts' } );

const DRAFTS = '/atelier/v1/drafts';
const SECRET = 'Secret of a draft';
const THEME = 'twentytwentyfive';

/** Lets authors propose. */
const LET_AUTHORS_PROPOSE =
	"<?php add_filter( 'atelier_may_propose_design', fn( $may, $user ) => in_array( 'author', $user->roles, true ), 10, 2 );";

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

/** Users, and whether they send the header of a draft of their own. */
const ROLES: readonly ( readonly [ UserName | null, boolean ] )[] = [
	[ null, false ],
	[ 'author', true ],
	[ 'editor', false ],
	[ 'designer', false ],
];

interface Made {
	draft: number;
	published: number;
	revision: number;
	records: readonly {
		type: string;
		id: number;
		route: string;
		routes: readonly string[];
	}[];
}

/** Creates a record of each kind in a draft of the administrator, and another draft that is published. */
async function makeDrafts( rest: Rest ): Promise< Made > {
	const save = ( route: string, data: object, draft = 0 ) =>
		rest( route, {
			method: 'POST',
			data,
			isDesign: true,
			...( draft && { headers: { 'X-Atelier-Draft': String( draft ) } } ),
		} );
	const { id: published } = await save( DRAFTS, { name: `${ SECRET } 1` } );
	await save( '/wp/v2/settings', { title: 'Published title' }, published );
	await save( `${ DRAFTS }/${ published }/publish`, {} );
	const { id: draft } = await save( DRAFTS, { name: `${ SECRET } 2` } );
	const records = [];
	for ( const [ type, route, more ] of [
		[ 'wp_block', '/wp/v2/blocks', {} ],
		[ 'wp_navigation', '/wp/v2/navigation', {} ],
		[
			'wp_template_part',
			'/wp/v2/template-parts',
			{ slug: 'secret', area: 'footer' },
		],
		[ 'wp_template', '/wp/v2/wp_template', { slug: 'date' } ],
	] as const ) {
		const made = await save(
			route,
			{
				title: SECRET,
				content: paragraph( SECRET ),
				status: 'publish',
				...more,
			},
			draft
		);
		const id = made.wp_id ?? made.id;
		records.push( {
			type,
			id,
			route,
			routes: [
				`${ route }/${ made.id }`,
				`${ route }/${ id }`,
				...( type === 'wp_template'
					? [ `/wp/v2/templates/${ THEME }//date` ]
					: [] ),
			],
		} );
	}
	const [ { id: revision } ] = await rest(
		`${ DRAFTS }/${ draft }/revisions`
	);
	return { draft, published, revision, records };
}

/** Every route through which WordPress or Design lists, reads, writes or deletes records; the reads first. */
function listRoutes( { draft, published, revision, records }: Made ) {
	const rows: [ 'GET' | 'POST' | 'PUT' | 'DELETE', string, object? ][] = [];
	const edit = '?context=edit';
	const written = {
		content: paragraph( 'Overwritten' ),
		title: 'Overwritten',
	};
	for ( const { type, id, route, routes } of records ) {
		rows.push(
			[ 'GET', `${ route }?status=atelier-draft&context=edit` ],
			[ 'GET', `${ route }?status=any&include=${ id }` ],
			[ 'GET', `${ route }?search=Secret` ],
			[ 'GET', `/atelier/v1/previews?records=${ type }:${ id }` ],
			[
				'GET',
				`/atelier/v1/history/state?at=live&record=${ type }/${ id }`,
			],
			[
				'GET',
				`/atelier/v1/history/state?at=draft-${ revision }&record=${ type }/${ id }`,
			],
			[ 'GET', `/atelier/v1/open-records?type=${ type }&id=${ id }` ],
			[ 'GET', `/atelier/v1/history?record=${ type }/${ id }` ],
			[ 'POST', `/atelier/v1/deletions/${ id }/restore` ],
			[ 'DELETE', `/atelier/v1/deletions/${ id }` ]
		);
		for ( const one of routes ) {
			rows.push(
				[ 'GET', one + edit ],
				[ 'GET', `${ one }/revisions${ edit }` ],
				[ 'GET', `${ one }/autosaves${ edit }` ],
				[ 'POST', `${ one }/autosaves`, written ],
				[ 'PUT', one, written ],
				[ 'PUT', one, { status: 'publish' } ],
				[ 'DELETE', `${ one }?force=true` ]
			);
		}
	}
	for ( const id of [ draft, published, revision ] ) {
		for ( const base of [ 'posts', 'blocks', 'wp_template' ] ) {
			rows.push(
				[ 'GET', `/wp/v2/${ base }/${ id }${ edit }` ],
				[ 'PUT', `/wp/v2/${ base }/${ id }`, written ],
				[ 'DELETE', `/wp/v2/${ base }/${ id }?force=true` ]
			);
		}
		rows.push(
			[ 'GET', `/wp/v2/comments?post=${ id }` ],
			[
				'POST',
				'/wp/v2/comments',
				{
					post: id,
					content: 'A comment',
					author_name: 'A',
					author_email: 'a@example.org',
				},
			]
		);
	}
	const pattern = records[ 0 ]!.id;
	rows.push(
		[ 'GET', DRAFTS ],
		[ 'GET', `${ DRAFTS }/${ draft }` ],
		[ 'GET', `${ DRAFTS }/${ draft }/revisions` ],
		[ 'GET', '/atelier/v1/patterns' ],
		[ 'GET', '/atelier/v1/parts' ],
		[ 'GET', '/atelier/v1/templates' ],
		[ 'GET', '/atelier/v1/transfer' ],
		[ 'GET', '/atelier/v1/deletions' ],
		[ 'GET', '/atelier/v1/menu-links/overview' ],
		[ 'GET', `/atelier/v1/usage?kind=pattern&id=${ pattern }` ],
		[
			'GET',
			`/wp/v2/block-renderer/core/block${ edit }&attributes[ref]=${ pattern }`,
		],
		[ 'GET', '/wp/v2/search?search=Secret' ],
		[ 'GET', '/wp-block-editor/v1/navigation-fallback' ],
		[ 'GET', '/wp/v2/template-parts' ],
		[ 'GET', '/wp/v2/templates' ],
		[ 'GET', '/wp/v2/templates/lookup?slug=date' ],
		[
			'POST',
			'/atelier/v1/usage/replace',
			{ kind: 'pattern', id: String( pattern ) },
		]
	);
	return rows;
}

/** Numbers of all rows that drafts have. */
function listNumbers( { draft, published, revision, records }: Made ) {
	return [ draft, published, revision, ...records.map( ( { id } ) => id ) ];
}

/** Addresses of the site and of the dashboard. */
function listAddresses( made: Made ) {
	const ids = listNumbers( made );
	return [
		...[
			'/',
			'/?s=Secret',
			'/feed/',
			'/comments/feed/',
			'/wp-sitemap.xml',
		],
		...ids.flatMap( ( id ) => [
			`/?p=${ id }`,
			`/?p=${ id }&preview=true`,
			`/?page_id=${ id }&preview=true`,
			`/wp-admin/post.php?post=${ id }&action=edit`,
			`/wp-admin/revision.php?revision=${ id }`,
			`/wp-json/oembed/1.0/embed?url=/?p=${ id }`,
		] ),
		...made.records.flatMap( ( { type, id } ) => [
			`/?p=${ id }&post_type=${ type }&preview=true`,
			`/?post_type=${ type }&post_status=atelier-draft`,
			`/wp-admin/edit.php?post_type=${ type }&post_status=atelier-draft`,
			`/wp-admin/edit.php?post_type=${ type }&post_status=all&s=Secret`,
		] ),
	];
}

/** Calls of XML-RPC. */
function listCalls( made: Made ): [ string, ...Value[] ][] {
	const ids = listNumbers( made );
	return [
		...ids.flatMap( ( id ): [ string, ...Value[] ][] => [
			[ 'wp.getPost', id ],
			[ 'wp.getRevisions', id ],
			[ 'wp.editPost', id, { post_content: 'Overwritten' } ],
			[ 'wp.deletePost', id ],
		] ),
		...made.records.map( ( { type } ): [ string, ...Value[] ] => [
			'wp.getPosts',
			{ post_type: type, post_status: 'atelier-draft' },
		] ),
	];
}

/** Runs something for each item, for a few at once. */
async function inGroups< Item >(
	items: readonly Item[],
	run: ( item: Item ) => Promise< void >
): Promise< void > {
	for ( let at = 0; at < items.length; at += 6 ) {
		await Promise.all( items.slice( at, at + 6 ).map( run ) );
	}
}

test( 'Nobody lists, reads, writes, deletes or previews the records of a draft outside of that draft (roles × routes)', async ( {
	debugLog,
	playwright,
	rest,
	site,
} ) => {
	test.setTimeout( 240_000 );
	debugLog.allow( /post type <code>atelier_draft<\/code> is not registered/ );
	const folder = join( site.folder, 'wp-content', 'mu-plugins' );
	const file = join( folder, 'proposals.php' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync( file, LET_AUTHORS_PROPOSE );
	const made = await makeDrafts( rest );
	const readMade = () =>
		Promise.all(
			made.records.map( async ( { routes } ) => {
				const { content, status } = await rest( routes[ 0 ]!, {
					params: { context: 'edit' },
					headers: { 'X-Atelier-Draft': String( made.draft ) },
				} );
				return [ content.raw, status ];
			} )
		);
	const before = await readMade();
	expect( before ).toEqual(
		made.records.map( () => [ paragraph( SECRET ), 'publish' ] )
	);
	const found: string[] = [];
	for ( const [ user, isInDraft ] of ROLES ) {
		const request = await playwright.request.newContext();
		if ( user ) {
			await logIn( { request } as never, site.url, user );
		}
		const person = createRest( request, site.url );
		const own = isInDraft
			? (
					await person( DRAFTS, {
						method: 'POST',
						data: { name: 'Own' },
						isDesign: true,
					} )
			  ).id
			: 0;
		const note = ( call: string, text: string, isRefused: boolean ) => {
			// Those who may publish see the drafts themselves.
			const isDrafts = user === 'designer' && call.includes( DRAFTS );
			if ( ! isDrafts && ( text.includes( SECRET ) || ! isRefused ) ) {
				found.push(
					`${ user }${ own ? ' in a draft' : '' }: ${ call }`
				);
			}
		};
		await inGroups(
			listRoutes( made ),
			async ( [ method, route, data ] ) => {
				const answer = await person.raw( route, {
					method,
					data,
					isDesign: true,
					...( own && {
						headers: { 'X-Atelier-Draft': String( own ) },
					} ),
				} );
				note(
					`${ method } ${ route }`,
					await answer.text(),
					method === 'GET' || ! answer.ok()
				);
			}
		);
		await inGroups( listAddresses( made ), async ( path ) => {
			const answer = await request.get( site.url + path );
			note( path, await answer.text(), true );
		} );
		if ( user ) {
			await inGroups(
				listCalls( made ),
				async ( [ method, ...values ] ) => {
					const { fault, xml } = await callXmlRpc(
						request,
						site.url,
						user,
						method,
						...values
					);
					note(
						`${ method } ${ JSON.stringify( values ) }`,
						xml,
						method.startsWith( 'wp.get' ) || fault > 0
					);
				}
			);
		}
		await request.dispose();
	}
	expect( found ).toEqual( [] );
	expect( await readMade() ).toEqual( before );
	rmSync( file );
} );
