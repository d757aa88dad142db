import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '../fixtures';
import { withKills } from '../support/kills';
import type { Rest } from '../support/rest';
import type { TestSite } from '../support/site';
import { createShell } from '../support/wp-cli';

test.use( { ownSite: 'abilities' } );

type Rows = Record< string, string >;

interface Verb {
	name: string;
	meta: { annotations: { readonly: boolean } };
	input_schema: { required?: string[] };
}

const ABILITIES = '/wp-abilities/v1/abilities';
const ADDRESSES = [
	'/',
	'/about/',
	'/about/team/',
	'/blog/',
	'/?s=studio',
	'/?author=1',
	'/nothing-here/',
	'/?p=1',
	'/wp-json/wp/v2/pages',
	'/feed/',
];
const FOOTER = 'twentytwentyfive//footer';
const markup = ( text: string ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

/** Calls an ability by its route, as clients of models do. */
const run = ( rest: Rest, verb: string, input: object = {}, headers = {} ) =>
	rest.raw( `${ ABILITIES }/atelier/${ verb }/run`, {
		method: 'POST',
		data: { input },
		headers,
	} );

const write = async ( rest: Rest, verb: string, input: object ) => {
	const answer = await run( rest, verb, input );
	expect( answer.status(), `${ verb }: ${ await answer.text() }` ).toBe(
		200
	);
	return answer.json();
};

const readAll = ( site: TestSite ): Promise< string[] > =>
	Promise.all(
		ADDRESSES.map( async ( path ) =>
			(
				await ( await fetch( `${ site.url }${ path }` ) ).text()
			).replace( /"nonce":"[^"]*"|<lastBuildDate>[^<]*/g, '' )
		)
	);

/** Hashes of rows by table and key, without those that every request may write. */
const readRows = async ( site: TestSite ): Promise< Rows > =>
	Object.fromEntries(
		Object.entries( await site.task< Rows >( 'hash-rows' ) ).filter(
			( [ name ] ) =>
				! /transient|_site_version|atelier_usage/.test( name )
		)
	);

/** Adds a user with the role of agents, and returns their name and application password. */
async function addAgent( rest: Rest, name: string ): Promise< string > {
	const { id } = await rest( '/wp/v2/users', {
		method: 'POST',
		data: {
			username: name,
			name,
			email: `${ name }@example.org`,
			password: 'not used',
			roles: [ 'atelier_designer' ],
		},
	} );
	const { password } = await rest(
		`/wp/v2/users/${ id }/application-passwords`,
		{ method: 'POST', data: { name: 'agent' } }
	);
	return `${ name }:${ password }`;
}

/** Changes of the design, each as input of an ability or as arguments of a command. */
const TASKS: [ string, object | string ][] = [
	[ 'styles-set', { words: [ 'h1 48px' ] } ],
	[ 'styles-set', '"h2 36px" "button radius 8"' ],
	[ 'styles-set', { set: { 'styles.color.background': '#fffbe6' } } ],
	[ 'styles-set', `--set='{"styles.color.text":"#222222"}'` ],
	[ 'styles-set', { words: [ 'content 720', 'wide 1200' ] } ],
	[ 'styles-set', '"body manrope"' ],
	[
		'styles-set',
		{ set: { 'styles.elements.h3.typography.lineHeight': '1.2' } },
	],
	[ 'styles-set', '"link #103a9e"' ],
	[ 'styles-set', { words: [ 'gap 20' ] } ],
	[
		'styles-move',
		{
			move: [
				{
					from: 'styles.elements.h2.typography.fontSize',
					to: 'styles.elements.h4.typography.fontSize',
				},
			],
		},
	],
	[ 'styles-reset', 'styles.elements.link.color.text' ],
	[
		'presets-set',
		{ kind: 'color', slug: 'cream', value: '#fffbe6', name: 'Cream' },
	],
	[ 'presets-set', 'color sand "#eeeeee" --name=Sand' ],
	[ 'presets-set', { kind: 'font-size', slug: 'giant', value: '6rem' } ],
	[ 'presets-set', `spacing wide-gap 5rem` ],
	[
		'presets-set',
		{ kind: 'shadow', slug: 'soft', value: '0 1px 8px #0003' },
	],
	[ 'presets-set', `color accent-1 "#ffee58"` ],
	[ 'styles-set', { words: [ 'background cream' ] } ],
	[ 'presets-merge', { kind: 'color', slug: 'cream', with: 'sand' } ],
	[ 'parts-write', { id: FOOTER, content: markup( 'Agents write here' ) } ],
	[ 'parts-rename', `${ FOOTER } Foot` ],
	[
		'parts-create',
		{ title: 'Bar', slug: 'bar', area: 'header', content: markup( 'Bar' ) },
	],
	[ 'parts-create', `Side --slug=side --content='${ markup( 'Side' ) }'` ],
	[
		'templates-write',
		{ id: 'twentytwentyfive//single', content: markup( 'Single' ) },
	],
	[
		'templates-create',
		{
			title: 'Landing',
			slug: 'page-landing',
			content: markup( 'Landing' ),
		},
	],
	[
		'templates-create',
		`Wide --slug=wide --content='${ markup( 'Wide' ) }'`,
	],
	[ 'templates-rename', { id: 'LANDING', title: 'Landed' } ],
	[ 'templates-activate', { slug: 'page-landing', template: false } ],
	[ 'templates-delete', { id: 'LANDING' } ],
	[ 'patterns-create', { title: 'Hero', content: markup( 'Hero' ) } ],
	[ 'patterns-create', `Call --content='${ markup( 'Call' ) }'` ],
	[ 'patterns-rename', { id: 'PATTERN', title: 'Big hero' } ],
	[ 'patterns-write', { id: 'PATTERN', content: markup( 'Bigger' ) } ],
	[ 'patterns-delete', { id: 'PATTERN' } ],
	[
		'menus-create',
		{ title: 'Foot', content: '<!-- wp:home-link {"label":"Home"} /-->' },
	],
	[ 'menus-rename', { id: 'MENU', title: 'Feet' } ],
	[ 'menus-write', { id: 'MENU', content: '' } ],
	[ 'menus-delete', { id: 'MENU' } ],
	[
		'identity-set',
		{ title: 'A title of a program', description: 'Its tagline' },
	],
	[ 'history-restore', { record: 'identity/title', at: 'live' } ],
];

test( '40 tasks by REST and WP-CLI change nothing of the live site before the publication, and taking it back restores every row', async ( {
	rest,
	site,
} ) => {
	test.setTimeout( 180_000 );
	const shell = createShell( site );
	expect( TASKS ).toHaveLength( 40 );
	const { draft } = await write( rest, 'drafts-create', { name: 'Tasks' } );
	const pages = await readAll( site );
	const rows = await readRows( site );

	const ids: Record< string, unknown > = {};
	for ( const [ verb, input ] of TASKS ) {
		const [ noun, ...rests ] = verb.split( '-' );
		if ( typeof input === 'string' ) {
			const { code, stderr } = await shell(
				`wp atelier ${ noun } ${ rests.join(
					'-'
				) } ${ input } --draft=${ draft.id } --user=admin`
			);
			expect( code, `${ verb } ${ input }: ${ stderr }` ).toBe( 0 );
			continue;
		}
		const named = 'id' in input ? ids[ String( input.id ) ] : undefined;
		const { result, draft: changed } = await write( rest, verb, {
			...input,
			...( named !== undefined && { id: named } ),
			draft: draft.id,
		} );
		expect( changed.id ).toBe( draft.id );
		ids[ `${ noun?.slice( 0, -1 ).toUpperCase() }` ] ??= verb.endsWith(
			'-create'
		)
			? result.id
			: undefined;
		ids.LANDING ??= verb === 'templates-create' ? result.id : undefined;
	}

	expect( await readAll( site ) ).toEqual( pages );
	const after = await readRows( site );
	// New rows are those of the draft: its revisions, and records that only it has.
	const changed = Object.keys( rows ).filter(
		( name ) => rows[ name ] !== after[ name ]
	);
	expect( changed ).toEqual( [ `wp_posts ${ draft.id }` ] );

	const { result } = await write( rest, 'drafts-publish', {
		draft: draft.id,
	} );
	expect( result.status ).toBe( 'publish' );
	expect( await readAll( site ) ).not.toEqual( pages );
	await write( rest, 'drafts-take-back', { draft: draft.id } );
	expect( await readAll( site ) ).toEqual( pages );
} );

test( 'A run that fails or is killed leaves the draft as it was', async ( {
	debugLog,
	rest,
	site,
} ) => {
	// Of a killed process, WordPress reads no rows any more.
	debugLog.allow( /Undefined property: stdClass|killed|option\.php/ );
	const { draft } = await write( rest, 'styles-set', {
		words: [ 'h1 40' ],
		draft: 'new',
	} );
	const before = await readRows( site );
	const own = `wp_posts ${ draft.id }`;
	const steps = [
		{ verb: 'styles-set', input: { words: [ 'h2 30' ] } },
		{
			verb: 'parts-write',
			input: { id: FOOTER, content: markup( 'Never' ) },
		},
		{ verb: 'menus-create', input: { title: 'Never', content: '' } },
	];
	const failed = await run( rest, 'drafts-run', {
		draft: draft.id,
		steps: [
			...steps,
			{ verb: 'styles-set', input: { words: [ 'no such' ] } },
		],
	} );
	expect( failed.status() ).toBe( 400 );
	expect( await failed.json() ).toMatchObject( {
		message: expect.stringContaining( 'Step 4' ),
	} );
	expect( await readRows( site ) ).toEqual( before );

	let kills = 0;
	await withKills( site, async () => {
		for ( const writes of [ 1, 3, 5, 7, 9 ] ) {
			const answer = await rest.raw(
				`${ ABILITIES }/atelier/drafts-run/run`,
				{
					method: 'POST',
					data: { input: { draft: draft.id, steps } },
					headers: { 'X-Test-Kill': String( writes ) },
				}
			);
			kills += answer.headers()[ 'x-test-killed' ] ? 1 : 0;
			await rest.raw( '/wp/v2/types', {
				headers: { 'X-Test-Dead-Locks': '1' },
			} );
			if ( answer.headers()[ 'x-test-killed' ] ) {
				expect( ( await readRows( site ) )[ own ] ).toBe(
					before[ own ]
				);
			}
		}
	} );
	expect( kills ).toBeGreaterThan( 2 );

	const dry = await write( rest, 'drafts-run', {
		draft: draft.id,
		steps,
		dry_run: true,
	} );
	expect( dry.draft.changes.join( '\n' ) ).toContain( '30px' );
	expect( ( await readRows( site ) )[ own ] ).toBe( before[ own ] );
} );

test( 'Every verb asks for its right: agents propose, others do nothing, and nobody writes without a draft', async ( {
	playwright,
	rest,
	site,
} ) => {
	const verbs = await rest< Verb[] >( ABILITIES, {
		params: { category: 'design', per_page: 100 },
	} );
	expect( verbs.length ).toBeGreaterThan( 50 );
	const agent = await addAgent( rest, 'agent' );
	const authorization = `Basic ${ Buffer.from( agent ).toString(
		'base64'
	) }`;
	const client = await playwright.request.newContext();
	const send = ( { name, meta }: Verb, headers: Record< string, string > ) =>
		client.fetch( `${ site.url }/wp-json${ ABILITIES }/${ name }/run`, {
			...( meta.annotations.readonly
				? { method: 'GET' }
				: { method: 'POST', data: { input: { draft: 1 } } } ),
			headers,
		} );
	const refusals: Record< string, number[] > = {};
	for ( const verb of verbs ) {
		const isFree = ! verb.input_schema.required;
		const answers = await Promise.all( [
			send( verb, {} ),
			send( verb, { Authorization: authorization } ),
		] );
		const statuses = answers.map( ( answer ) => answer.status() );
		// Who is unknown learns nothing; input is checked before rights.
		expect( [ 400, 401 ], verb.name ).toContain( statuses[ 0 ] );
		expect( statuses[ 1 ], verb.name ).toBeLessThan( 500 );
		if ( isFree && verb.meta.annotations.readonly ) {
			expect( statuses, verb.name ).toEqual( [ 401, 200 ] );
		}
		refusals[ verb.name ] = statuses;
	}
	for ( const name of [ 'publish', 'take-back', 'send-back' ] ) {
		expect( refusals[ `atelier/drafts-${ name }` ], name ).toEqual( [
			401, 403,
		] );
	}

	const asAgent = async ( verb: string, input: object ) => {
		const answer = await client.post(
			`${ site.url }/wp-json${ ABILITIES }/atelier/${ verb }/run`,
			{ data: { input }, headers: { Authorization: authorization } }
		);
		return { status: answer.status(), body: await answer.json() };
	};
	expect(
		( await asAgent( 'styles-set', { words: [ 'h1 9' ] } ) ).status
	).toBe( 400 );
	const mine = await asAgent( 'styles-set', {
		words: [ 'h1 9' ],
		draft: 'new',
	} );
	expect( mine.body.draft.name ).toMatch( /^agent, / );
	const foreign = await write( rest, 'drafts-create', { name: 'Secret' } );
	expect(
		(
			await asAgent( 'styles-set', {
				words: [ 'h1 9' ],
				draft: foreign.draft.id,
			} )
		).status
	).toBe( 404 );
	await client.dispose();
} );

test( 'Each row of the table has its route, and WP-CLI refuses a write without a draft or a user', async ( {
	site,
} ) => {
	const shell = createShell( site );
	const { stdout, stderr } = await shell(
		`wp eval '
			$routes = rest_get_server()->get_routes();
			foreach ( Atelier\\Abilities\\Verb_Table::all() as $verb ) {
				if ( "run" === $verb->kind ) { continue; }
				$input = array( "id" => str_contains( $verb->route, "wp_block" ) || str_contains( $verb->route, "navigation" ) || str_contains( $verb->route, "pages" ) ? 5 : "twentytwentyfive//footer", "draft" => 5, "slug" => "single" );
				$request = $verb->to_request( $input );
				$found = array_filter( $routes, fn( $handlers, $route ) => preg_match( "@^" . $route . "$@i", $request->get_route() ) && array_filter( $handlers, fn( $handler ) => ! empty( $handler["methods"][ $request->get_method() ] ) ), ARRAY_FILTER_USE_BOTH );
				if ( ! $found ) { echo $verb->name, " "; }
			}' --user=admin`
	);
	expect( stdout.trim(), stderr ).toBe( '' );

	const refused = await shell( 'wp atelier styles set "h1 9" --user=admin' );
	expect( refused.code ).toBe( 5 );
	expect( refused.stderr ).toContain( 'this needs a draft' );
	expect(
		( await shell( 'wp atelier styles set "h1 9" --draft=new' ) ).code
	).toBe( 3 );
	expect(
		( await shell( 'wp atelier styles show nothing --user=admin' ) ).code
	).toBe( 2 );
	expect(
		( await shell( 'wp atelier menus show 999999 --user=admin' ) ).code
	).toBe( 4 );
	const live = await shell(
		'wp atelier styles set "h1 44" --live --user=admin && wp atelier styles reset styles.elements.h1.typography.fontSize --live --user=admin --format=json'
	);
	expect( live.code, live.stderr ).toBe( 0 );
	const lists = await shell(
		'wp atelier templates list --format=ids --user=admin && wp atelier templates list --fields=slug,state --format=yaml --user=admin'
	);
	expect( lists.stdout ).toContain( 'twentytwentyfive//single' );
	expect( lists.stdout ).toContain( 'state:' );
} );

const DOCS = readFileSync(
	join( import.meta.dirname, '..', '..', 'docs', 'automation.md' ),
	'utf8'
);
const RECIPES = DOCS.split( /^## (?=\d)/m ).slice( 1 );

test( 'The five recipes of the documentation run as they are written', async ( {
	rest,
	site,
} ) => {
	expect( RECIPES ).toHaveLength( 5 );
	const shell = createShell( site );
	const agent = await addAgent( rest, 'recipes' );
	for ( const recipe of RECIPES ) {
		const code = [ ...recipe.matchAll( /^```sh\n([\s\S]*?)^```/gm ) ]
			.map( ( [ , block ] ) => block )
			.join( '\n' );
		const {
			code: exit,
			stdout,
			stderr,
		} = await shell( code, {
			SITE: site.url,
			AGENT: agent,
		} );
		expect(
			exit,
			`${ recipe.split( '\n' )[ 0 ] }\n${ stdout }\n${ stderr }`
		).toBe( 0 );
	}
} );
