import { expect, test } from '../fixtures';
import { logIn } from '../support/log-in';
import { createRest, type Rest } from '../support/rest';

const PRESETS = '/atelier/v1/usage/presets';
const STRAYS = '/atelier/v1/usage/strays';

/** Content that uses a color, in its ways. */
const toUses = ( slug: string ) => [
	`<!-- wp:paragraph {"textColor":"${ slug }"} -->\n<p class="has-${ slug }-color has-text-color">One</p>\n<!-- /wp:paragraph -->`,
	`<!-- wp:group {"backgroundColor":"${ slug }","style":{"elements":{"link":{"color":{"text":"var:preset|color|${ slug }"}}}},"layout":{"type":"constrained"}} -->\n<div class="wp-block-group has-${ slug }-background-color has-background has-link-color"></div>\n<!-- /wp:group -->`,
	`<!-- wp:paragraph -->\n<p>A <mark style="background-color:rgba(0, 0, 0, 0)" class="has-inline-color has-${ slug }-color">word</mark></p>\n<!-- /wp:paragraph -->`,
];

interface PlannedPlace {
	key: string;
	postId: number;
	title: string;
	fate: string;
	token?: string;
}

interface Change {
	id: number;
	revision: number;
	hash: string;
}

interface Changed {
	done: number;
	changes: Change[];
	failed: { title: string; message: string }[];
}

const post = < Body >( rest: Rest, path: string, data: object ) =>
	rest< Body >( path, { method: 'POST', data } );

const readContent = async ( rest: Rest, path: string ) =>
	(
		await rest< { content: { raw: string } } >( path, {
			params: { context: 'edit' },
		} )
	).content.raw;

const plan = ( rest: Rest, data: object ) =>
	post< { places: PlannedPlace[] } >( rest, `${ PRESETS }/plan`, data );

/** A slug that no other test has used. */
const createSlug = () => `autumn-${ Date.now() }-1`;

const toAsked = ( { places }: { places: PlannedPlace[] } ) =>
	places
		.filter( ( { fate } ) => fate === 'change' )
		.map( ( { postId, token } ) => ( { id: postId, token } ) );

/** Three posts, a template part and a pattern with the color, which the styles define; returns their addresses. */
async function useColor( rest: Rest, slug: string ): Promise< string[] > {
	const uses = toUses( slug );
	const [ theme ] = await rest<
		{ _links: Record< string, { href: string }[] > }[]
	>( '/wp/v2/themes', { params: { status: 'active' } } );
	const styles = String(
		theme?._links[ 'wp:user-global-styles' ]?.[ 0 ]?.href
	).replace( /^.*wp-json/, '' );
	await post( rest, styles, {
		settings: {
			color: {
				palette: {
					custom: [
						{ slug, name: 'Autumn', color: '#aa5500' },
						{ slug: 'winter', name: 'Winter', color: '#0055aa' },
					],
				},
			},
		},
	} );
	const create = async ( path: string, data: object ) =>
		`${ path }/${
			(
				await post< { id: number | string } >( rest, path, {
					status: 'publish',
					...data,
				} )
			).id
		}`;
	return [
		...( await Promise.all(
			uses.map( ( content, index ) =>
				create( '/wp/v2/posts', { title: `Uses ${ index }`, content } )
			)
		) ),
		await create( '/wp/v2/template-parts', {
			slug: `uses-${ slug }`,
			title: 'Uses part',
			content: uses[ 0 ],
		} ),
		await create( '/wp/v2/blocks', {
			title: 'Uses pattern',
			content: uses[ 1 ],
		} ),
	];
}

test( 'a color is merged in exactly the places that use it, and Undo brings back each byte but for what was written since', async ( {
	rest,
} ) => {
	const slug = createSlug();
	const color = { kind: 'color', slug };
	const addresses = await useColor( rest, slug );
	const other = await post< { id: number } >( rest, '/wp/v2/posts', {
		title: 'Uses another',
		status: 'publish',
		content: toUses( `${ slug }0` )[ 0 ],
	} );
	addresses.push( `/wp/v2/posts/${ other.id }` );
	const readAll = () =>
		Promise.all(
			addresses.map( ( address ) => readContent( rest, address ) )
		);
	const before = await readAll();

	const planned = await plan( rest, { ...color, with: 'winter' } );
	expect( planned.places.map( ( { title } ) => title ).sort() ).toEqual( [
		'Uses 0',
		'Uses 1',
		'Uses 2',
		'Uses part',
		'Uses pattern',
	] );
	expect( await readAll() ).toEqual( before );

	const [ late, ...inTime ] = toAsked( planned );
	const stale = { ...late, token: '0'.repeat( 32 ) };
	const { changes, failed } = await post< Changed >(
		rest,
		`${ PRESETS }/change`,
		{ ...color, with: 'winter', places: [ stale, ...inTime ] }
	);
	expect( failed ).toEqual( [
		expect.objectContaining( { message: 'It was changed since.' } ),
	] );
	expect( changes ).toHaveLength( 4 );

	const rest2 = await post< Changed >( rest, `${ PRESETS }/change`, {
		...color,
		with: 'winter',
		places: toAsked( await plan( rest, { ...color, with: 'winter' } ) ),
	} );
	expect( rest2 ).toMatchObject( { done: 1, failed: [] } );
	expect( await readAll() ).toEqual( [
		...before
			.slice( 0, 5 )
			.map( ( content ) => content.replaceAll( slug, 'winter' ) ),
		before[ 5 ],
	] );

	const define = async ( data: object ) =>
		( await post< Changed >( rest, `${ PRESETS }/define`, data ) ).changes;
	// The styles are changed twice: the later change is taken back first.
	const copied = await define( { ...color, with: 'winter-2' } );
	const removed = await define( color );
	const all = [ ...changes, ...rest2.changes, ...copied, ...removed ];
	const [ since = '' ] = addresses;
	await post( rest, since, { content: 'Written since.' } );
	expect(
		await post( rest, '/atelier/v1/usage/undo', {
			changes: all.reverse(),
		} )
	).toEqual( {
		done: 7,
		undone: 6,
		failed: [
			expect.objectContaining( {
				key: since.split( '/' ).at( -1 ),
				message: 'It was changed since.',
			} ),
		],
	} );
	expect( await readAll() ).toEqual( [
		'Written since.',
		...before.slice( 1 ),
	] );
	const [ revision ] = await rest< { content: { raw: string } }[] >(
		`${ addresses[ 1 ] }/revisions`,
		{ params: { context: 'edit' } }
	);
	expect( revision?.content.raw ).toBe( before[ 1 ] );
} );

test( 'a color takes the place of values close to it, in markup and in its HTML, and Undo brings back each byte', async ( {
	rest,
} ) => {
	const slug = createSlug();
	await useColor( rest, slug );
	const content = `<!-- wp:paragraph {"style":{"color":{"text":"#aa5501"}}} -->\n<p class="has-text-color" style="color:#aa5501">One</p>\n<!-- /wp:paragraph -->`;
	const { id } = await post< { id: number } >( rest, '/wp/v2/posts', {
		title: 'Stray',
		status: 'publish',
		content,
	} );
	const { values } = await rest< {
		values: { value: string; places: number }[];
	} >( STRAYS, { params: { kind: 'color' } } );
	expect( values ).toContainEqual( { value: '#aa5501', places: 1 } );
	const stray = { kind: 'color', with: slug, values: [ '#aa5501' ] };
	const places = toAsked( await post( rest, `${ STRAYS }/plan`, stray ) );
	const { changes } = await post< Changed >( rest, `${ STRAYS }/change`, {
		...stray,
		places,
	} );
	expect( await readContent( rest, `/wp/v2/posts/${ id }` ) ).toBe(
		`<!-- wp:paragraph {"style":{"color":{"text":"var:preset|color|${ slug }"}}} -->\n<p class="has-text-color" style="color:var(--wp--preset--color--${ slug })">One</p>\n<!-- /wp:paragraph -->`
	);
	await post( rest, '/atelier/v1/usage/undo', { changes } );
	expect( await readContent( rest, `/wp/v2/posts/${ id }` ) ).toBe( content );
} );

test( 'a color that goes leaves its value, one that the theme defines stays, and who may not change the design is refused', async ( {
	browser,
	rest,
	site,
} ) => {
	const slug = createSlug();
	const color = { kind: 'color', slug };
	const [ first = '' ] = await useColor( rest, slug );
	const places = toAsked( await plan( rest, color ) );
	await post( rest, `${ PRESETS }/change`, { ...color, places } );
	expect( await readContent( rest, first ) ).toBe(
		'<!-- wp:paragraph {"style":{"color":{"text":"#aa5500"}}} -->\n<p class="has-text-color" style="color:#aa5500">One</p>\n<!-- /wp:paragraph -->'
	);
	for ( const data of [
		{ kind: 'color', slug: 'contrast' },
		{ ...color, with: 'winter' },
		{ ...color, with: 'Not a slug' },
	] ) {
		const refused = await rest.raw( `${ PRESETS }/define`, {
			method: 'POST',
			data,
		} );
		expect( refused.status(), JSON.stringify( data ) ).toBe( 400 );
	}

	for ( const user of [ 'editor', 'author' ] ) {
		const context = await browser.newContext( { baseURL: site.url } );
		await logIn( context, site.url, user );
		const as = createRest( context.request, site.url );
		const stray = {
			kind: 'color',
			with: 'contrast',
			values: [ '#111112' ],
		};
		for ( const [ route, data ] of [
			[ `${ PRESETS }/plan`, color ],
			[ `${ PRESETS }/change`, { ...color, places: [] } ],
			[ `${ PRESETS }/define`, color ],
			[ `${ STRAYS }/plan`, stray ],
			[ `${ STRAYS }/change`, { ...stray, places: [] } ],
			[
				'/atelier/v1/block-styles',
				{ block: 'core/button', label: 'Round' },
			],
		] as const ) {
			const refused = await as.raw( route, {
				method: 'POST',
				data,
			} );
			expect( refused.status(), `${ user }, ${ route }` ).toBe( 403 );
		}
		await context.close();
	}
} );
