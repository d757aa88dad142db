import { createHash } from 'node:crypto';
import { expect, test } from '../fixtures';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import { logIn } from '../support/log-in';
import { createRest, type Rest } from '../support/rest';

const CLIENT = { 'X-Atelier-Client': '1' };

/** A record, and two changes of it. */
interface Entity {
	name: string;
	/** Makes the record and returns its route. */
	prepare: ( rest: Rest ) => Promise< string >;
	mine: object;
	theirs: object;
	/** Gives it back what it was, where other tests use it. */
	clean?: ( rest: Rest, route: string, before: any ) => Promise< unknown >;
}

const reset = ( rest: Rest, route: string ) =>
	rest( route, { method: 'DELETE', params: { force: true } } );

const createAt =
	( route: string, data: object ) =>
	async ( rest: Rest ): Promise< string > => {
		const { id } = await rest( route, { method: 'POST', data } );
		return `${ route }/${ id }`;
	};

const ENTITIES: readonly Entity[] = [
	{
		name: 'page',
		prepare: createAt( '/wp/v2/pages', { title: 'A' } ),
		mine: { title: 'Mine' },
		theirs: { title: 'Theirs' },
	},
	{
		name: 'post',
		prepare: createAt( '/wp/v2/posts', { title: 'A' } ),
		mine: { title: 'Mine' },
		theirs: { categories: [], sticky: true },
	},
	{
		name: 'pattern',
		prepare: createAt( '/wp/v2/blocks', { title: 'A', status: 'publish' } ),
		mine: { content: 'Mine' },
		theirs: { content: 'Theirs' },
	},
	{
		name: 'menu',
		prepare: createAt( '/wp/v2/navigation', {
			title: 'A',
			status: 'publish',
		} ),
		mine: { content: 'Mine' },
		theirs: { title: 'Theirs' },
	},
	{
		name: 'pattern category',
		prepare: createAt( '/wp/v2/wp_pattern_category', { name: 'A' } ),
		mine: { name: 'Mine' },
		theirs: { name: 'Theirs' },
	},
	{
		name: 'template that is a file until the other saves it',
		prepare: async ( rest ) => {
			const [ template ] = await rest( '/wp/v2/templates' );
			return `/wp/v2/templates/${ template.id }`;
		},
		mine: { content: 'Mine' },
		theirs: { content: 'Theirs' },
		clean: reset,
	},
	{
		name: 'template part',
		prepare: async ( rest ) => {
			const [ part ] = await rest( '/wp/v2/template-parts' );
			return `/wp/v2/template-parts/${ part.id }`;
		},
		mine: { content: 'Mine' },
		theirs: { content: 'Theirs' },
		clean: reset,
	},
	{
		name: 'saved view',
		prepare: async ( rest ) => {
			const [ type ] = await rest( '/wp/v2/wp_dataviews_type', {
				params: { slug: 'page' },
			} );
			const { id } =
				type ??
				( await rest( '/wp/v2/wp_dataviews_type', {
					method: 'POST',
					data: { name: 'page' },
				} ) );
			return createAt( '/wp/v2/wp_dataviews', {
				title: 'A',
				status: 'publish',
				wp_dataviews_type: [ id ],
				content: '{"type":"table"}',
			} )( rest );
		},
		mine: { title: 'Mine' },
		theirs: { title: 'Theirs' },
	},
	{
		name: 'look',
		prepare: createAt( '/atelier/v1/looks', {
			title: 'A',
			kind: 'saved',
			settings: {},
			styles: {},
		} ),
		mine: { title: 'Mine' },
		theirs: { title: 'Theirs' },
	},
	{
		name: 'global styles',
		prepare: getGlobalStylesRoute,
		mine: { styles: { color: { text: 'red' } } },
		theirs: { styles: { color: { text: 'blue' } } },
		clean: ( rest, route, { settings, styles } ) =>
			rest( route, { method: 'PUT', data: { settings, styles } } ),
	},
];

/** Records that Design deletes. A family of fonts is changed by its faces. */
const DELETED: ReadonlyArray<
	Pick< Entity, 'name' | 'prepare' > & {
		theirs:
			| object
			| ( ( rest: Rest, route: string ) => Promise< unknown > );
	}
> = [
	...ENTITIES.filter( ( { name } ) => name !== 'global styles' ).map(
		( { name, prepare, theirs } ) => ( { name, prepare, theirs } )
	),
	{
		name: 'font family',
		prepare: createAt( '/wp/v2/font-families', {
			font_family_settings: JSON.stringify( {
				name: 'Stale Sans',
				slug: 'stale-sans',
				fontFamily: 'Stale Sans',
			} ),
		} ),
		theirs: ( rest, route ) =>
			rest( `${ route }/font-faces`, {
				method: 'POST',
				data: {
					font_face_settings: JSON.stringify( {
						fontFamily: 'Stale Sans',
						fontWeight: '700',
						fontStyle: 'normal',
						src: 'http://1.1.1.1/stale.woff2',
					} ),
				},
			} ),
	},
];

test.describe( 'A stale write of Design', () => {
	test( 'is refused with 412 and what is there (each kind of record × the same field)', async ( {
		rest,
	} ) => {
		for ( const { name, prepare, mine, theirs, clean } of ENTITIES ) {
			await test.step( `is refused with 412 and what is there (${ name } × the same field)`, async () => {
				const route = await prepare( rest );
				const params = { context: 'edit' };
				const [ plain, seen ] = await Promise.all( [
					rest( route, { params } ),
					rest( route, { params, headers: CLIENT } ),
				] );
				expect( plain ).not.toHaveProperty( 'atelier_token' );
				const token: string = seen.atelier_token;
				expect( token ).toMatch( /^[a-f0-9]{32}/ );

				await rest( route, { method: 'PUT', data: theirs } );
				const refused = await rest.raw( route, {
					method: 'PUT',
					data: mine,
					headers: { ...CLIENT, 'X-Atelier-Token': token },
				} );
				const { code, data } = await refused.json();
				expect( refused.status() ).toBe( 412 );
				expect( code ).toBe( 'atelier_changed_meanwhile' );
				expect( data.token ).not.toBe( token );
				const [ field = '', value ] =
					Object.entries( theirs )[ 0 ] ?? [];
				const now = data.record[ field ];
				expect( now?.raw ?? now ).toEqual( value );
				expect( data.changed_by ?? 'Ada Holm' ).toBe( 'Ada Holm' );

				const saved = await rest( route, {
					method: 'PUT',
					data: mine,
					headers: { ...CLIENT, 'X-Atelier-Token': data.token },
				} );
				expect( saved.atelier_token ).toMatch( /^[a-f0-9]{32}/ );
				expect( saved.atelier_token ).not.toBe( data.token );
				await clean?.( rest, route, seen );
			} );
		}
	} );

	test( 'is refused for the settings that changed, and no others', async ( {
		rest,
	} ) => {
		const route = '/wp/v2/settings';
		const {
			atelier_tokens: tokens,
			title,
			description,
		} = await rest( route, { headers: CLIENT } );
		await rest( route, { method: 'PUT', data: { title: 'Theirs' } } );
		const write = ( data: object ) =>
			rest.raw( route, {
				method: 'PUT',
				data,
				headers: {
					...CLIENT,
					'X-Atelier-Token': JSON.stringify( tokens ),
				},
			} );

		expect( ( await write( { description: 'Mine' } ) ).status() ).toBe(
			200
		);
		const refused = await write( { title: 'Mine' } );
		expect( refused.status() ).toBe( 412 );
		const { data } = await refused.json();
		expect( data.record.title ).toBe( 'Theirs' );
		expect( data.changed_by ).toBe( 'Ada Holm' );
		await rest( route, { method: 'PUT', data: { title, description } } );
	} );

	test( 'is not possible for two who write at once: one is refused', async ( {
		rest,
	} ) => {
		const route = await createAt( '/wp/v2/pages', { title: 'A' } )( rest );
		const { atelier_token: token } = await rest( route, {
			params: { context: 'edit' },
			headers: CLIENT,
		} );
		const answers = await Promise.all(
			[ 'One', 'Two', 'Three', 'Four' ].map( ( title ) =>
				rest.raw( route, {
					method: 'PUT',
					data: { title },
					headers: { ...CLIENT, 'X-Atelier-Token': token },
				} )
			)
		);
		expect( answers.map( ( answer ) => answer.status() ).sort() ).toEqual( [
			200, 412, 412, 412,
		] );
	} );

	test( 'does not delete what somebody else changed (each kind of record × delete and edit)', async ( {
		rest,
	} ) => {
		for ( const { name, prepare, theirs } of DELETED ) {
			await test.step( `does not delete what somebody else changed (${ name } × delete and edit)`, async () => {
				const route = await prepare( rest );
				const params = { context: 'edit' };
				const seen = await rest( route, { params, headers: CLIENT } );
				await ( typeof theirs === 'function'
					? theirs( rest, route )
					: rest( route, { method: 'PUT', data: theirs } ) );
				const remove = ( token: string ) =>
					rest.raw( route, {
						method: 'DELETE',
						params: { force: true },
						headers: { ...CLIENT, 'X-Atelier-Token': token },
					} );
				const refused = await remove( seen.atelier_token );
				expect( refused.status() ).toBe( 412 );
				const { data } = await refused.json();
				expect( await rest.raw( route ) ).toBeOK();
				expect( ( await remove( data.token ) ).status() ).toBe( 200 );
			} );
		}
	} );
} );

/** A record that several people write at once, each of them something else. */
interface Race extends Pick< Entity, 'name' | 'prepare' > {
	/** Returns the data that a person sends, made from a text that nobody else has. */
	change: ( text: string, before: any ) => object;
	/** Has the next round begin as the first one did. */
	clean?: ( rest: Rest, route: string ) => Promise< unknown >;
}

const prepareOf = ( name: string ) => {
	const entity = ENTITIES.find( ( one ) => one.name === name );
	if ( ! entity ) {
		throw new Error( `There is no entity “${ name }”.` );
	}
	return entity.prepare;
};

const changeTitle = ( title: string ) => ( { title } );
const changeContent = ( content: string ) => ( { content } );

const RACES: readonly Race[] = [
	{
		name: 'settings',
		prepare: async () => '/wp/v2/settings',
		change: changeTitle,
	},
	{
		name: 'active_templates',
		prepare: async () => '/wp/v2/settings',
		change: ( text, { active_templates: map } ) => ( {
			active_templates: { ...map, [ text ]: 1 },
		} ),
		clean: ( rest, route ) =>
			rest( route, { method: 'PUT', data: { active_templates: {} } } ),
	},
	{
		name: 'global styles',
		prepare: getGlobalStylesRoute,
		change: ( text ) => ( { styles: { css: `/* ${ text } */` } } ),
		clean: ( rest, route ) =>
			rest( route, { method: 'PUT', data: { styles: {} } } ),
	},
	{ name: 'page', prepare: prepareOf( 'page' ), change: changeTitle },
	{
		name: 'post, its terms',
		prepare: prepareOf( 'post' ),
		change: ( excerpt ) => ( { tags: [], sticky: true, excerpt } ),
	},
	{
		name: 'template that nobody has saved yet',
		prepare: async () => '/wp/v2/templates/twentytwentyfive//404',
		change: changeContent,
		clean: reset,
	},
	{
		name: 'template part that nobody has saved yet',
		prepare: async () => '/wp/v2/template-parts/twentytwentyfive//header',
		change: changeContent,
		clean: reset,
	},
	{ name: 'pattern', prepare: prepareOf( 'pattern' ), change: changeContent },
	{ name: 'menu', prepare: prepareOf( 'menu' ), change: changeContent },
	{
		name: 'pattern category',
		prepare: ( rest ) =>
			createAt( '/wp/v2/wp_pattern_category', {
				name: `Race ${ Date.now() }`,
			} )( rest ),
		change: ( description ) => ( { description } ),
	},
	{
		name: 'saved view',
		prepare: prepareOf( 'saved view' ),
		change: changeTitle,
	},
	{ name: 'look', prepare: prepareOf( 'look' ), change: changeTitle },
];

const ROUNDS = 4;

test.describe( 'Of four who write at once from the same content one is let through, four times over', () => {
	test( 'each kind of record × the same field', async ( { rest } ) => {
		test.setTimeout( 240_000 );
		for ( const { name, prepare, change, clean } of RACES ) {
			await test.step( `${ name } × the same field`, async () => {
				const params = { context: 'edit' };
				for ( let round = 1; round <= ROUNDS; round++ ) {
					const route = await prepare( rest );
					const seen = await rest( route, {
						params,
						headers: CLIENT,
					} );
					const token =
						seen.atelier_token ??
						JSON.stringify( seen.atelier_tokens );
					const answers = await Promise.all(
						[ 1, 2, 3, 4 ].map( ( person ) =>
							rest.raw( route, {
								method: 'PUT',
								data: change(
									`by-${ person }-of-${ round }`,
									seen
								),
								headers: {
									...CLIENT,
									'X-Atelier-Token': token,
								},
							} )
						)
					);
					expect(
						answers.map( ( answer ) => answer.status() ).sort(),
						`round ${ round }`
					).toEqual( [ 200, 412, 412, 412 ] );
					const winner = answers.find( ( answer ) => answer.ok() );
					const written = await winner?.json();
					const now = await rest( route, {
						params,
						headers: CLIENT,
					} );
					expect( written.atelier_token ).toBe( now.atelier_token );
					expect( written.atelier_tokens ).toEqual(
						now.atelier_tokens
					);
					await clean?.( rest, route );
				}
			} );
		}
	} );
} );

test( 'A replacement in all places waits for who writes one of them, and begins from what they saved (page, template that is a file until the other saves it × the same field)', async ( {
	rest,
	site,
} ) => {
	const uses =
		'<!-- wp:template-part {"slug":"footer","theme":"twentytwentyfive"} /-->';
	const index = '/wp/v2/templates/twentytwentyfive//index';
	const readContent = async (
		route: string,
		timeout?: number
	): Promise< string > =>
		(
			await rest( route, {
				params: { context: 'edit' },
				...( timeout !== undefined && { timeout } ),
			} )
		).content.raw;
	const createPage = createAt( '/wp/v2/pages', { content: uses } );
	// Posts are replaced in the order of their numbers; files of the theme come last.
	const first = await createPage( rest );
	const page = await createPage( rest );
	const locks = [
		`post:${ page.split( '/' ).at( -1 ) }`,
		'template:twentytwentyfive//index',
	].map(
		( subject ) =>
			`atelier_lock_${ createHash( 'md5' )
				.update( subject )
				.digest( 'hex' ) }`
	);
	const setLocks = ( value: string | null ) =>
		site.task(
			'set-options',
			Object.fromEntries( locks.map( ( name ) => [ name, value ] ) )
		);

	const theirs = await Promise.all(
		[ page, index ].map( async ( route ) => {
			const content = await readContent( route );
			expect( content ).toContain( '"slug":"footer"' );
			return { route, content: `Theirs ${ content }` };
		} )
	);

	await setLocks( `${ Math.floor( Date.now() / 1000 ) + 60 }:test` );
	const replace = ( cursor: string ) =>
		rest( '/atelier/v1/usage/replace', {
			method: 'POST',
			data: {
				kind: 'part',
				id: 'twentytwentyfive//footer',
				with: 'twentytwentyfive//footer-columns',
				cursor,
			},
			headers: CLIENT,
		} );
	const replacement = replace( '' );
	// The replacement waits for ten seconds, of which a busy machine needs most: nothing else is done meanwhile.
	await expect( async () => {
		// A process of the server may have taken this request together with the replacement, and answers it afterwards.
		expect( await readContent( first, 2_000 ) ).toContain(
			'"slug":"footer-columns"'
		);
	} ).toPass( { intervals: [ 50 ] } );
	// Other clients of the REST API know no lock.
	await Promise.all(
		theirs.map( ( { route, content } ) =>
			rest( route, { method: 'PUT', data: { content } } )
		)
	);
	await setLocks( null );
	// A request ends when its time is over, and the next one goes on.
	for ( let done = await replacement; done.left > 0;  ) {
		done = await replace( done.cursor );
	}

	for ( const route of [ page, index ] ) {
		const content = await readContent( route );
		expect( content ).toMatch( /^Theirs / );
		expect( content ).toContain( '"slug":"footer-columns"' );
		expect( content ).not.toContain( '"slug":"footer"' );
	}
	const templates = await rest( '/wp/v2/templates' );
	for ( const { id, source, has_theme_file: hasFile } of templates ) {
		if ( hasFile && source === 'custom' ) {
			await reset( rest, `/wp/v2/templates/${ id }` );
		}
	}
} );

test( 'A template is one record by all its addresses: of those who write it at once, one is refused (template × the same field, by number and by theme and slug)', async ( {
	rest,
	site,
	storage,
} ) => {
	const version = await rest( '/wp/v2/wp_template', {
		method: 'POST',
		data: { slug: 'index', title: 'Version', content: 'A' },
		headers: CLIENT,
	} );
	const routes = [
		`/wp/v2/wp_template/${ version.id }`,
		`/wp/v2/templates/${ version.id }`,
		'/wp/v2/templates/twentytwentyfive//index',
	];
	const tokens = await Promise.all(
		routes.map( async ( route ) => {
			const { atelier_token: token } = await rest( route, {
				params: { context: 'edit' },
				headers: CLIENT,
			} );
			return token;
		} )
	);
	expect( new Set( tokens ).size ).toBe( 1 );
	const lock = `atelier_lock_${ createHash( 'md5' )
		.update( 'template:twentytwentyfive//index' )
		.digest( 'hex' ) }`;
	const lockFor = ( seconds: number ) => {
		const end = Math.floor( Date.now() / 1000 ) + seconds;
		return site
			.task( 'set-options', { [ lock ]: `${ end }:test` } )
			.then( () => end * 1000 );
	};
	let firstAnswerAt = Infinity;
	const writeAll = async () => {
		firstAnswerAt = Infinity;
		const answers = await Promise.all(
			routes.map( async ( route ) => {
				const answer = await rest.raw( route, {
					method: 'PUT',
					data: { content: `By ${ route }` },
					headers: { ...CLIENT, 'X-Atelier-Token': tokens[ 0 ] },
				} );
				firstAnswerAt = Math.min( firstAnswerAt, Date.now() );
				return answer;
			} )
		);
		return answers.map( ( answer ) => answer.status() ).sort();
	};

	// The row of the lock is never cached, so it is enough to wait in vain on one storage.
	if ( storage.hasObjectCache ) {
		await lockFor( 600 );
		expect( await writeAll() ).toEqual( [ 503, 503, 503 ] );
	}
	// Another request has the lock, and dies: all wait until it counts no more.
	const end = await lockFor( 4 );
	expect( await writeAll() ).toEqual( [ 200, 412, 412 ] );
	expect( firstAnswerAt ).toBeGreaterThanOrEqual( end );
	await reset( rest, `/wp/v2/wp_template/${ version.id }` );
} );

test( 'A creation that is sent again makes no second record (create × 14 a lost answer)', async ( {
	rest,
} ) => {
	for ( const [ route, data ] of [
		[ '/wp/v2/pages', { title: 'Once' } ],
		[ '/wp/v2/blocks', { title: 'Once', content: 'A' } ],
		[ '/wp/v2/navigation', { title: 'Once' } ],
	] as const ) {
		const send = () =>
			rest( route, {
				method: 'POST',
				data,
				headers: { ...CLIENT, 'X-Atelier-Key': 'attempt-0123456789' },
			} );
		const [ first, second ] = await Promise.all( [ send(), send() ] );
		expect( second.id, route ).toBe( first.id );
		expect( ( await send() ).id, route ).toBe( first.id );

		// The first record was deleted meanwhile: sending again makes another one.
		await rest( `${ route }/${ first.id }`, {
			method: 'DELETE',
			params: { force: true },
		} );
		const third = await send();
		expect( third.id, route ).not.toBe( first.id );
		expect( ( await send() ).id, route ).toBe( third.id );
	}
} );

test( 'A restoration that is sent again is answered as before, and an update is done once more (restore × 14 a lost answer)', async ( {
	rest,
} ) => {
	const { id } = await rest( '/wp/v2/navigation', {
		method: 'POST',
		data: { title: 'Kept', status: 'publish' },
	} );
	const { atelier_deletion: deletion } = await rest(
		`/wp/v2/navigation/${ id }?force=true`,
		{ method: 'DELETE', headers: CLIENT }
	);
	const restore = () =>
		rest( `/atelier/v1/deletions/${ deletion }/restore`, {
			method: 'POST',
			headers: { ...CLIENT, 'X-Atelier-Key': 'restore-0123456789' },
		} );
	expect( await restore() ).toMatchObject( { id, status: 'publish' } );
	expect( await restore() ).toMatchObject( { id, status: 'publish' } );

	const rename = () =>
		rest( `/wp/v2/navigation/${ id }`, {
			method: 'POST',
			data: { title: 'Renamed' },
			headers: { ...CLIENT, 'X-Atelier-Key': 'rename-0123456789' },
		} );
	expect( ( await rename() ).id ).toBe( id );
	expect( ( await rename() ).id ).toBe( id );
} );

test( 'Two people who create one slug at once both have theirs, or the second is told (page, pattern, menu, pattern category × both create one slug)', async ( {
	rest,
} ) => {
	const create = ( route: string, data: object ) =>
		Promise.all(
			[ 1, 2, 3 ].map( () =>
				rest.raw( route, { method: 'POST', data, headers: CLIENT } )
			)
		);
	for ( const route of [
		'/wp/v2/pages',
		'/wp/v2/blocks',
		'/wp/v2/navigation',
	] ) {
		const answers = await create( route, {
			title: 'Twin',
			slug: 'twin',
			status: 'publish',
		} );
		const records = await Promise.all(
			answers.map( ( answer ) => answer.json() )
		);
		expect( records.map( ( { slug } ) => slug ).sort(), route ).toEqual( [
			'twin',
			'twin-2',
			'twin-3',
		] );
	}
	const answers = await create( '/wp/v2/wp_pattern_category', {
		name: 'Twin',
	} );
	expect( answers.map( ( answer ) => answer.status() ).sort() ).toEqual( [
		201, 400, 400,
	] );
} );

test( 'Who else has a record open is known beside WordPress’s own lock, and to those alone who may edit it', async ( {
	playwright,
	rest,
	site,
} ) => {
	const OPEN = '/atelier/v1/open-records';
	const context = await playwright.request.newContext();
	await logIn( { request: context } as any, site.url, 'editor' );
	const theirs = createRest( context, site.url );
	const { id } = await rest( '/wp/v2/pages', {
		method: 'POST',
		data: { title: 'Open', status: 'publish' },
	} );
	const params = { type: 'page', id };
	const names = ( { others }: { others: { name: string }[] } ) =>
		others.map( ( { name } ) => name );
	const lockOf = async () => {
		const posts = await site.task<
			Record< number, { meta: [ string, string ][] } >
		>( 'read-posts', [ id ] );
		return posts[ id ]?.meta.find(
			( [ name ] ) => name === '_edit_lock'
		)?.[ 1 ];
	};

	expect( names( await rest( OPEN, { method: 'PUT', params } ) ) ).toEqual(
		[]
	);
	const lock = await lockOf();
	expect( lock ).toMatch( /^\d+:\d+$/ );
	expect( names( await theirs( OPEN, { method: 'PUT', params } ) ) ).toEqual(
		[ 'Ada Holm' ]
	);
	expect( await lockOf(), 'nobody’s lock is taken over' ).toBe( lock );
	expect( names( await rest( OPEN, { params } ) ) ).toEqual( [
		'Edgar Lindqvist',
	] );

	await rest( OPEN, { method: 'DELETE', params } );
	expect( await lockOf() ).toBeUndefined();
	expect( names( await theirs( OPEN, { params } ) ) ).toEqual( [] );
	await theirs( OPEN, { method: 'DELETE', params } );
	expect( names( await rest( OPEN, { params } ) ) ).toEqual( [] );

	const [ template ] = await rest( '/wp/v2/templates' );
	for ( const [ asked, mine, others ] of [
		[ { type: 'wp_template', id: template.id }, 200, 403 ],
		[ { type: 'page', id: 999_999 }, 404, 403 ],
		[ { type: 'post', id }, 404, 403 ],
		[ { type: 'a b', id }, 400, 400 ],
	] as const ) {
		const status = async ( by: Rest ) =>
			( await by.raw( OPEN, { params: asked } ) ).status();
		expect( [ await status( rest ), await status( theirs ) ] ).toEqual( [
			mine,
			others,
		] );
	}
	await context.dispose();
} );

test( 'The server says which headers of Design arrive, to those who may use it', async ( {
	playwright,
	rest,
	site,
} ) => {
	const route = '/atelier/v1/request-headers';
	const ask = async ( headers: Record< string, string > ) =>
		( await rest( route, { headers } ) ).arrived;
	const all = {
		'X-Atelier-Client': '1',
		'X-Atelier-Token': '1',
		'X-Atelier-Key': '1',
		'X-Atelier-Theme': '1',
	};
	expect( await ask( all ) ).toEqual( Object.keys( all ) );
	expect( await ask( { 'X-Atelier-Key': '1' } ) ).toEqual( [
		'X-Atelier-Key',
	] );
	expect( await ask( {} ) ).toEqual( [] );

	const visitor = await playwright.request.newContext();
	const refused = await createRest( visitor, site.url ).raw( route );
	expect( refused.status() ).toBe( 401 );
	await visitor.dispose();
} );
