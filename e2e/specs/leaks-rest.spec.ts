import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '../fixtures';
import { logIn } from '../support/log-in';
import { createRest, type Rest } from '../support/rest';

const RESOLVER = '/atelier/v1/template-resolver';
const TARGETS = '/atelier/v1/menu-links/targets';
const REPLACE = '/atelier/v1/usage/replace';

test.use( { ownSite: 'leaks' } );

const create = ( rest: Rest, path: string, data: object ) =>
	rest< { id: number } >( path, {
		method: 'POST',
		data: { status: 'publish', ...data },
	} );

test( 'the resolver knows nobody without published posts, for whom may not list users', async ( {
	browser,
	rest,
	site,
} ) => {
	const context = await browser.newContext( { baseURL: site.url } );
	await logIn( context, site.url, 'designer' );
	const asDesigner = createRest( context.request, site.url );
	const users = await rest< { id: number; name: string; slug: string }[] >(
		'/wp/v2/users',
		{ params: { context: 'edit', per_page: 100 } }
	);
	const hidden = users.find( ( { slug } ) => slug === 'subscriber' )!;
	const admin = users.find( ( { slug } ) => slug === 'admin' )!;

	const subjects: Record< string, string | number >[] = [
		{ author: hidden.id },
		{ url: `/?author=${ hidden.id }` },
		{ url: `/author/${ hidden.slug }/` },
	];
	for ( const params of subjects ) {
		const answer = await asDesigner.raw( RESOLVER, { params } );
		const text = await answer.text();
		expect( text, JSON.stringify( params ) ).not.toContain( hidden.name );
		expect( text ).not.toContain( `author-${ hidden.slug }` );
	}
	const [ nobody, somebody ] = await Promise.all( [
		asDesigner.raw( RESOLVER, { params: { author: 999_999 } } ),
		asDesigner.raw( RESOLVER, { params: { author: hidden.id } } ),
	] );
	expect( somebody.status() ).toBe( nobody.status() );
	expect( await somebody.json() ).toEqual( await nobody.json() );

	expect(
		await asDesigner( RESOLVER, { params: { author: admin.id } } )
	).toMatchObject( { kind: 'author', title: admin.name } );
	expect(
		await rest( RESOLVER, { params: { author: hidden.id } } )
	).toMatchObject( { title: hidden.name } );
	await context.close();
} );

test( 'the targets of links say nothing of files outside the site', async ( {
	rest,
	site,
} ) => {
	writeFileSync( join( site.folder, '..', 'outside' ), '' );
	// With these every address of several parts could be that of a page.
	await site.task( 'set-options', {
		permalink_structure: '/%year%/%postname%/',
	} );
	// The rules are made of what a request finds when it begins.
	await site.task( 'set-options' );
	const { urls } = await rest( TARGETS, {
		params: {
			urls: '/../outside,/../missing,/about/../../outside,/wp-content',
		},
	} );
	for ( const url of [
		'/../missing',
		'/../outside',
		'/about/../../outside',
	] ) {
		expect( urls[ url ], url ).toEqual( { status: 'nowhere' } );
	}
	expect( urls[ '/wp-content' ] ).toEqual( { status: 'publish' } );
} );

test( 'a place whose markup is odd or unreadable ends no replacement', async ( {
	rest,
} ) => {
	const part = await rest< { id: string; slug: string; theme: string } >(
		'/wp/v2/template-parts',
		{
			method: 'POST',
			data: {
				slug: 'odd',
				title: 'Odd',
				content:
					'<!-- wp:paragraph --><p>In it</p><!-- /wp:paragraph -->',
			},
		}
	);
	const names = `"slug":"${ part.slug }","theme":"${ part.theme }"`;
	const block = ( more: string ) =>
		`<!-- wp:template-part {${ names }${ more }} /-->`;
	const pages: { id: number }[] = [];
	for ( const [ title, content ] of [
		[ 'List', block( ',"tagName":["header"]' ) ],
		[ 'Object', block( ',"tagName":{"a":1}' ) ],
		[ 'Unreadable', block( ',"\\u0000a":1' ) ],
		[ 'Plain', block( ',"tagName":"header"' ) ],
	] ) {
		pages.push( await create( rest, '/wp/v2/pages', { title, content } ) );
	}
	const answer = await rest( REPLACE, {
		method: 'POST',
		data: { kind: 'part', id: part.id },
	} );
	expect( answer ).toMatchObject( { changed: 3, left: 0 } );
	expect( answer.failed ).toEqual( [
		expect.objectContaining( {
			title: 'Unreadable',
			message: expect.stringContaining( 'could not be changed' ),
		} ),
	] );
	const read = async ( { id }: { id: number } ) =>
		(
			await rest( `/wp/v2/pages/${ id }`, {
				params: { context: 'edit' },
			} )
		).content.raw as string;
	expect( await read( pages[ 0 ]! ) ).toContain( '<p>In it</p>' );
	expect( await read( pages[ 2 ]! ) ).toContain( names );
	expect( await read( pages[ 3 ]! ) ).toContain( '<header' );
} );
