import { expect, test } from '../fixtures';

type Stored = Record< string, string[] >;

test.use( { restoresSite: true } );

const VIEWS = '/wp/v2/wp_dataviews';

// Names of rows that WordPress itself writes meanwhile: caches, scheduled events, sessions.
const isOfHost = ( name: string ) =>
	/^(_site)?(_transient)|^cron$|^recently_activated$|session_tokens|_edit_lock|_encloseme|_pingme/.test(
		name.replace( /^\d+ /, '' )
	) && ! name.includes( 'atelier' );

test( 'Uninstalling deletes what Design made, and nothing else', async ( {
	context,
	debugLog,
	rest,
	site,
} ) => {
	// The list of plugins asks WordPress.org for updates, which a site of a test may not reach.
	debugLog.allow( /wp_update_plugins/ );
	const read = () => site.task< Stored >( 'list-stored' );
	const uninstall = async () => {
		await site.task( 'deactivate', { plugins: [ 'atelier' ] } );
		await site.task( 'uninstall', { file: 'atelier/plugin.php' } );
	};
	const create = ( route: string, data: object, key?: string ) =>
		rest( route, {
			method: 'POST',
			data,
			isDesign: true,
			...( key && { headers: { 'X-Atelier-Key': key } } ),
		} );
	await uninstall();
	const before = await read();
	await site.task( 'activate', { plugins: [ 'atelier' ] } );

	// Of each kind that Design stores, one.
	await site.task( 'set-preferences', {
		atelier: { sidebar: 'open' },
		'another/plugin': { tone: 'low' },
	} );
	const type = await create( '/wp/v2/wp_dataviews_type', { name: 'page' } );
	await create( VIEWS, {
		title: 'Mine',
		status: 'private',
		wp_dataviews_type: [ type.id ],
		content: '{"type":"table"}',
	} );
	const look = await create( '/atelier/v1/looks', {
		title: 'Night',
		styles: { color: { text: '#123456' } },
	} );
	await rest( `/atelier/v1/looks/${ look.id }`, {
		method: 'DELETE',
		isDesign: true,
	} );
	await create( '/atelier/v1/looks', { title: 'Day' }, 'uninstall-look-1' );
	await create( '/wp/v2/settings', { posts_per_page: 7 } );
	await create( '/atelier/v1/usage/rebuild', { restart: true } );
	const category = await create( '/wp/v2/wp_pattern_category', {
		name: 'Gone',
	} );
	await rest( `/wp/v2/wp_pattern_category/${ category.id }`, {
		method: 'DELETE',
		params: { force: true },
		isDesign: true,
	} );
	const menu = await create( '/wp/v2/navigation', { title: 'Gone' } );
	await rest( `/wp/v2/navigation/${ menu.id }`, {
		method: 'DELETE',
		params: { force: true },
		isDesign: true,
	} );

	// Drafts that were never published are offered as files where the plugin is deleted.
	const draft = await create( '/atelier/v1/drafts', { name: 'Autumn' } );
	const part = '/wp/v2/template-parts/twentytwentyfive//footer';
	for ( const text of [ 'First', 'Second' ] ) {
		await rest( part, {
			method: 'POST',
			data: {
				content: `<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`,
			},
			isDesign: true,
			headers: { 'X-Atelier-Draft': String( draft.id ) },
		} );
	}
	const plugins = await context.request.get(
		`${ site.url }/wp-admin/plugins.php`
	);
	const [ , href = '' ] =
		/href="([^"]*atelier_draft_file[^"]*)">Autumn</.exec(
			await plugins.text()
		) ?? [];
	const file = await context.request.get(
		href.replaceAll( '&#038;', '&' ).replaceAll( '&amp;', '&' )
	);
	expect( file.headers()[ 'content-type' ] ).toBe( 'application/zip' );
	expect( ( await file.body() ).toString( 'latin1' ) ).toContain(
		'parts/footer.html'
	);
	const visit = async () =>
		( await ( await fetch( site.url ) ).text() ).replace(
			/"nonce":"[^"]*"/g,
			''
		);
	const front = await visit();

	await create( '/atelier/v1/history/moments', { name: 'Autumn' } );
	const kept = ( await read() ).posts!.join( '\n' );
	expect( kept ).toContain( ' atelier_moment publish' );
	expect( kept ).toContain( ' atelier_kept private' );

	// Records of the person and of other plugins, which have to stay.
	const page = await create(
		'/wp/v2/pages',
		{ title: 'Trashed' },
		'a-page-1'
	);
	await rest( `/wp/v2/pages/${ page.id }`, {
		method: 'DELETE',
		isDesign: true,
	} );
	const version = await create( '/wp/v2/wp_template', {
		title: 'Single',
		slug: 'single',
		status: 'publish',
		content: '<!-- wp:paragraph --><p>Mine</p><!-- /wp:paragraph -->',
		activate: true,
	} );
	const inactive = await create( '/wp/v2/wp_template', {
		title: 'Another single',
		slug: 'single',
		status: 'publish',
		content: '<!-- wp:paragraph --><p>Other</p><!-- /wp:paragraph -->',
		activate: false,
	} );
	const foreign = await site.task< number >( 'write-post', {
		row: {
			post_type: 'wp_dataviews',
			post_status: 'publish',
			post_title: 'Of another plugin',
		},
	} );
	await uninstall();
	const after = await read();
	expect( await visit() ).toBe( front );

	for ( const kind of Object.keys( before ) ) {
		const had = new Set( before[ kind ] );
		const has = new Set( after[ kind ] );
		const added = [ ...has ].filter(
			( name ) => ! had.has( name ) && ! isOfHost( name )
		);
		const removed = [ ...had ].filter(
			( name ) => ! has.has( name ) && ! isOfHost( name )
		);
		expect( removed, `taken: ${ kind }` ).toEqual( [] );
		expect(
			added.filter( ( name ) => /atelier/.test( name ) ),
			`left: ${ kind }`
		).toEqual( [] );
	}
	const posts = after.posts?.filter(
		( name ) => ! before.posts?.includes( name )
	);
	expect( posts?.filter( ( name ) => ! / revision /.test( name ) ) ).toEqual(
		expect.arrayContaining( [
			`${ page.id } page trash`,
			expect.stringMatching( `^${ version.id } wp_template ` ),
			`${ foreign } wp_dataviews publish`,
		] )
	);
	expect(
		posts?.filter( ( name ) =>
			/look|deletion|navigation|dataviews/.test( name )
		)
	).toEqual( [ `${ foreign } wp_dataviews publish` ] );
	expect( after.terms?.join() ).not.toContain(
		`${ category.id } wp_pattern_category`
	);
	expect( after.preferences?.join() ).toContain( 'another/plugin' );

	// An inactive version serves nothing while the plugin is gone, and is a version of its template again when it is back.
	const slugOf = async () =>
		(
			await site.task< Record< number, { row: { post_name: string } } > >(
				'read-posts',
				[ inactive.id ]
			)
		)[ inactive.id ]?.row.post_name;
	expect( await slugOf() ).not.toBe( 'single' );
	await site.task( 'activate', { plugins: [ 'atelier' ] } );
	await rest( '/wp/v2/wp_template' );
	expect( await slugOf() ).toBe( 'single' );
} );

test( 'After deactivation nothing of Design is scheduled, and what is kept expires after reactivation', async ( {
	rest,
	site,
} ) => {
	const readHooks = async () =>
		( await site.task< Stored >( 'list-stored' ) ).hooks!.filter(
			( name ) => name.startsWith( 'atelier' )
		);
	const { id } = await rest( '/wp/v2/blocks', {
		method: 'POST',
		data: { title: 'Kept', status: 'publish' },
		isDesign: true,
	} );
	await rest( `/wp/v2/blocks/${ id }`, { method: 'DELETE', isDesign: true } );
	await rest( '/atelier/v1/usage/rebuild', {
		method: 'POST',
		data: { restart: true },
		isDesign: true,
	} );
	expect( await readHooks() ).not.toEqual( [] );

	await site.task( 'deactivate', { plugins: [ 'atelier' ] } );
	expect( await readHooks() ).toEqual( [] );

	await site.task( 'write-post', {
		id,
		meta: { _atelier_deleted_time: '1' },
	} );
	await site.task( 'activate', { plugins: [ 'atelier' ] } );
	expect( await readHooks() ).toContain( 'atelier_delete_expired' );
	await site.task( 'run-hook', { name: 'atelier_delete_expired' } );
	const left = await site.task< Record< number, unknown > >( 'read-posts', [
		id,
	] );
	expect( left[ id ] ).toBeFalsy();
} );
