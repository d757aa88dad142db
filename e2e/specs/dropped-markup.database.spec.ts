import { expect, test } from '../fixtures';
import { logIn } from '../support/log-in';
import { createRest, type Rest } from '../support/rest';

const INDEX = '/wp/v2/templates/twentytwentyfive//index';
const FOOTER = '/wp/v2/template-parts/twentytwentyfive//footer';
const FRAME =
	'<!-- wp:html --><iframe src="https://example.org/"></iframe><!-- /wp:html -->';

const block = ( attributes: object ) =>
	`<!-- wp:paragraph ${ JSON.stringify( attributes ).replaceAll(
		'<',
		'\\u003c'
	) } --><p>Text</p><!-- /wp:paragraph -->`;

/** Sent markup, and the reported loss for a person without `unfiltered_html`. */
const MARKUP: ReadonlyArray< [ string, string, readonly string[] ] > = [
	[ 'an element', '<p>A</p><script>b()</script>', [ '<script>' ] ],
	[ 'an element without an end', '<p>A</p><script>b()', [ '<script>' ] ],
	[ 'an element with attributes', FRAME, [ '<iframe>' ] ],
	[ 'an attribute', '<p onclick="b()">A</p>', [ 'onclick' ] ],
	[ 'a part of a style', '<p style="color:red;zoom:2">A</p>', [ 'style' ] ],
	[ 'an address', '<a href="javascript:b()">A</a>', [ 'href' ] ],
	[
		'one of two elements',
		'<p>A</p><script>b()</script><p onfocus="b()">A</p>',
		[ 'onfocus', '<script>' ],
	],
	[
		'markup in a block’s attribute',
		block( { a: '<script>' } ),
		[ '<script>' ],
	],
	[ 'what is written in another form', "<P CLASS='a'>B & C < D</P>", [] ],
	[ 'a style in another form', '<p style="color : red;">A</p>', [] ],
	[
		'markup that everybody may write',
		`${ block( { a: '1 & 2' } ) }<b>A</b>`,
		[],
	],
	[ 'no markup', 'Text', [] ],
	[ 'nothing', '', [] ],
];

/** Records that hold markup. */
const RECORDS: ReadonlyArray< {
	name: string;
	route: string;
	isFile?: boolean;
} > = [
	{ name: 'page', route: '/wp/v2/pages' },
	{ name: 'post', route: '/wp/v2/posts' },
	{ name: 'pattern', route: '/wp/v2/blocks' },
	{ name: 'menu', route: '/wp/v2/navigation' },
	{ name: 'version of a template', route: '/wp/v2/wp_template' },
	{ name: 'template', route: INDEX, isFile: true },
	{ name: 'part', route: FOOTER, isFile: true },
];

let editor: Rest;

test.beforeAll( async ( { playwright, site } ) => {
	// As every editor of a network of sites.
	await site.task( 'set-capabilities', {
		editor: { unfiltered_html: false, edit_theme_options: true },
	} );
	const context = await playwright.request.newContext();
	await logIn( { request: context } as any, site.url, 'editor' );
	editor = createRest( context, site.url );
} );

test.afterAll( ( { site } ) =>
	site.task( 'set-capabilities', {
		editor: { unfiltered_html: true, edit_theme_options: false },
	} )
);

const create = ( by: Rest, data: object, route = '/wp/v2/pages' ) =>
	by( route, {
		method: 'POST',
		data: { title: 'About', status: 'publish', ...data },
		isDesign: true,
	} );

const readContent = async ( rest: Rest, route: string ): Promise< string > =>
	( await rest( route, { params: { context: 'edit' } } ) ).content.raw;

test( 'What WordPress drops is told by its names, and nothing else is', async () => {
	for ( const [ name, content, dropped ] of MARKUP ) {
		const answer = await create( editor, { content } );
		expect( answer.atelier_dropped ?? [], name ).toEqual( dropped );
	}
} );

const SPANS = 9_000;

/** Markup of 350 KB or more whose styles are all others, and all written in another form when they are stored. */
const styled = ( count: number, addition = '' ) =>
	Array.from(
		{ length: count },
		( _, index ) =>
			`<span style="color : #${ index
				.toString( 16 )
				.padStart( 6, '0' ) };${ addition }">A</span>`
	).join( '' );

test( 'Of large markup, too, what is lost is told, in the time of one request', async () => {
	for ( const [ name, content, dropped ] of [
		[ 'another form', styled( SPANS ), [] ],
		[ 'a part of each style', styled( SPANS, 'zoom:2' ), [ 'style' ] ],
		[
			'an element and an attribute beside them',
			`${ styled( SPANS ) }<b onclick="c()">B</b><script>b()</script>`,
			[ '<script>', 'onclick' ],
		],
		[
			'more than a megabyte',
			`${ styled(
				3 * SPANS
			) }<b onclick="c()">B</b><script>b()</script>`,
			[ '<script>', 'onclick' ],
		],
	] as const ) {
		const answer = await create( editor, { content } );
		expect( [ ...( answer.atelier_dropped ?? [] ) ].sort(), name ).toEqual(
			dropped
		);
	}
} );

test( 'It is told of each kind of record and each of its texts, created or changed, to Design alone', async ( {
	rest,
} ) => {
	for ( const { name, route, isFile } of RECORDS ) {
		const write = {
			slug: 'about',
			content: '<p onclick="b()">A</p>',
		};
		const made = isFile ? undefined : await create( editor, write, route );
		expect( made?.atelier_dropped ?? [ 'onclick' ], name ).toEqual( [
			'onclick',
		] );
		const address = made ? `${ route }/${ made.id }` : route;
		const change = ( by: Rest, isDesign: boolean ) =>
			by( address, {
				method: 'PUT',
				data: {
					title: 'A<script>b()</script>',
					content: '<p onfocus="b()">A</p>',
				},
				isDesign,
			} );
		expect(
			( await change( editor, true ) ).atelier_dropped,
			name
		).toEqual( [ '<script>', 'onfocus' ] );
		expect( await change( editor, false ), name ).not.toHaveProperty(
			'atelier_dropped'
		);
		expect( await change( rest, true ), name ).not.toHaveProperty(
			'atelier_dropped'
		);
		if ( isFile ) {
			await rest( address, {
				method: 'DELETE',
				params: { force: true },
			} );
		}
	}
	const { atelier_dropped: dropped } = await create( editor, {
		excerpt: '<script>b()</script>',
	} );
	expect( dropped ).toEqual( [ '<script>' ] );
	const category = await editor( '/wp/v2/wp_pattern_category', {
		method: 'POST',
		data: { name: '<b>Heroes</b>' },
		isDesign: true,
	} );
	expect( category ).toMatchObject( {
		name: 'Heroes',
		atelier_dropped: [ '<b>' ],
	} );
} );

test( 'Markup that somebody else may write stays where a person who may not write it changes something else: a title, a status, a part that it uses', async ( {
	rest,
} ) => {
	const uses =
		'<!-- wp:template-part {"slug":"footer","theme":"twentytwentyfive"} /-->';
	const content = `${ FRAME }\n\n${ uses }`;
	const { id } = await create( rest, { content } );
	const route = `/wp/v2/pages/${ id }`;
	const change = ( data: object ) =>
		editor( route, { method: 'PUT', data, isDesign: true } );

	expect( await change( { title: 'Renamed' } ) ).not.toHaveProperty(
		'atelier_dropped'
	);
	expect( await readContent( rest, route ) ).toBe( content );
	const [ revision ] = await rest( `${ route }/revisions`, {
		params: { context: 'edit' },
	} );
	expect( revision.content.raw ).toBe( content );
	// As the editor sends it, which sends all texts along.
	await change( { status: 'draft', content } );
	expect( await readContent( rest, route ) ).toBe( content );

	await editor( route, { method: 'DELETE', isDesign: true } );
	await change( { status: 'publish' } );
	expect( await readContent( rest, route ) ).toBe( content );

	// Each request replaces as many places as it has time for.
	for ( let cursor = '', left = 1; left > 0;  ) {
		( { cursor, left } = await editor( '/atelier/v1/usage/replace', {
			method: 'POST',
			data: {
				kind: 'part',
				id: 'twentytwentyfive//footer',
				with: 'twentytwentyfive//footer-columns',
				cursor,
			},
			isDesign: true,
		} ) );
	}
	expect( await readContent( rest, route ) ).toBe(
		content.replace( '"footer"', '"footer-columns"' )
	);

	const { atelier_dropped: dropped } = await change( {
		content: `${ FRAME }<p>More</p>`,
	} );
	expect( dropped ).toEqual( [ '<iframe>' ] );
	await rest( INDEX, { method: 'DELETE', params: { force: true } } );
} );
