import type { Browser, Page } from '@playwright/test';
import { expect, SHARED_SITE, test } from '../fixtures';
import { DesignPage } from '../pages/design-page';
import { SaveView } from '../pages/save-view';
import { changeRecords } from '../support/change-records';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import { killTabs, readJournal } from '../support/journal';
import { logIn } from '../support/log-in';
import { PREFERENCES } from '../support/prepared-site';
import { createRest, type Rest } from '../support/rest';
import type { TestSite } from '../support/site';

test.use( SHARED_SITE );

const MARKUP = '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->';

type Opening = ( design: DesignPage ) => Promise< void >;

/** Opens a record in the full-screen editor. */
const editorOf =
	( path: string ): Opening =>
	async ( design ) => {
		await design.goto( path, { canvas: 'edit' } );
		await design.waitForCanvas();
	};

/** Logs a second administrator in, in a browser of her own. */
async function openAsAnna( browser: Browser, rest: Rest, site: TestSite ) {
	await rest.raw( '/wp/v2/users', {
		method: 'POST',
		data: {
			username: 'anna',
			name: 'Anna Berg',
			email: 'anna@example.org',
			password: 'password',
			roles: [ 'administrator' ],
		},
	} );
	const others = await browser.newContext( { baseURL: site.url } );
	await logIn( others, site.url, 'anna', PREFERENCES );
	const theirRest = createRest( others.request, site.url );
	const theirs = new DesignPage( await others.newPage(), site.url );
	return { others, theirs, theirRest };
}

test.describe( 'Who else has a record open', () => {
	const noticeOf = ( page: Page ) =>
		page.locator( '.atelier-presence__notice' );
	// A page that is looked at again asks at once.
	const lookAgain = ( page: Page ) =>
		page.evaluate( () => {
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		} );

	test( 'is seen in Design and in WordPress’s editor within 15 s, and keeps nobody from writing (page × the other has it open)', async ( {
		browser,
		design,
		page,
		rest,
		saveView,
		site,
	} ) => {
		const { id } = await rest( '/wp/v2/pages', {
			method: 'POST',
			data: { title: 'Shared', status: 'publish', content: MARKUP },
		} );
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.url().includes( 'open-records' ) ) {
				asked.push( request.method() );
			}
		} );
		await design.goto( `/page/${ id }` );
		await design.waitForCanvas();
		await expect.poll( () => asked ).toEqual( [ 'GET' ] );
		await design.startEditing();
		// Sent as POST with the method in a header.
		await expect.poll( () => asked ).toContain( 'POST' );

		const others = await browser.newContext( { baseURL: site.url } );
		await logIn( others, site.url, 'editor' );
		const host = await others.newPage();
		await host.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		await host
			.getByText( 'Ada Holm is currently working on this post' )
			.waitFor();
		await host.getByRole( 'link', { name: 'Take over' } ).click();

		const notice = noticeOf( page );
		await expect( notice ).toHaveText(
			'Edgar Lindqvist is editing this page.',
			{ timeout: 15_000 }
		);
		await expect( notice ).toBeInViewport( { ratio: 1 } );
		await design.canvas.getByText( 'Text', { exact: true } ).click();
		await page.keyboard.type( 'Mine ' );
		await saveView.topBarButton.click();
		await expect( saveView.topBarButton ).toHaveText( 'Saved' );
		const { content } = await rest( `/wp/v2/pages/${ id }`, {
			params: { context: 'edit' },
		} );
		expect( content.raw ).toContain( 'Mine' );
		await notice
			.getByRole( 'button', { name: 'Dismiss this notice' } )
			.click();
		await expect( notice ).toBeHidden();
		await others.close();
	} );

	for ( const [ name, sentence, open ] of [
		[
			'menu',
			'has this menu open, too.',
			async ( rest ) => {
				const { id } = await rest( '/wp/v2/navigation', {
					method: 'POST',
					data: { title: 'Shared', status: 'publish' },
				} );
				return async ( design ) => {
					await design.goto( `/wp_navigation/${ id }` );
					await design.waitForCanvas();
				};
			},
		],
		[
			'template',
			'is editing this template.',
			async () => editorOf( '/wp_template/twentytwentyfive//index' ),
		],
		[
			'template part',
			'is editing this template part.',
			async () =>
				editorOf( '/wp_template_part/twentytwentyfive//header' ),
		],
		[
			'pattern',
			'is editing this pattern.',
			async ( rest ) => {
				const { id } = await rest( '/wp/v2/blocks', {
					method: 'POST',
					data: {
						title: 'Shared',
						status: 'publish',
						content: MARKUP,
					},
				} );
				return editorOf( `/wp_block/${ id }` );
			},
		],
	] as const satisfies readonly ( readonly [
		string,
		string,
		( rest: Rest ) => Promise< Opening >,
	] )[] ) {
		test( `is seen by both within 15 s (${ name } × the other has it open)`, async ( {
			browser,
			design,
			rest,
			site,
		} ) => {
			const openIn = await open( rest );
			const { others, theirs } = await openAsAnna( browser, rest, site );
			await openIn( design );
			await openIn( theirs );
			for ( const [ tab, person ] of [
				[ theirs.page, 'Ada Holm' ],
				[ design.page, 'Anna Berg' ],
			] as const ) {
				const notice = noticeOf( tab );
				// The page of the test above waits until it asks by itself.
				await expect( async () => {
					await lookAgain( tab );
					await expect( notice ).toHaveText(
						`${ person } ${ sentence }`,
						{ timeout: 1_000 }
					);
				} ).toPass( { timeout: 15_000 } );
				await expect( notice ).toBeInViewport( { ratio: 1 } );
			}
			await theirs.page.close();
			await expect( async () => {
				await lookAgain( design.page );
				await expect( noticeOf( design.page ) ).toBeHidden( {
					timeout: 500,
				} );
			} ).toPass( { timeout: 8_000 } );
			await others.close();
		} );
	}

	test( 'is seen in Styles, and no more when they leave (global styles × the other has them open)', async ( {
		browser,
		design,
		page,
		rest,
		site,
	} ) => {
		const { others, theirs } = await openAsAnna( browser, rest, site );
		await Promise.all( [
			design.goto( '/styles' ),
			theirs.goto( '/styles' ),
		] );
		for ( const [ tab, name ] of [
			[ page, 'Anna Berg' ],
			[ theirs.page, 'Ada Holm' ],
		] as const ) {
			await expect( async () => {
				await lookAgain( tab );
				await expect( noticeOf( tab ) ).toHaveText(
					`${ name } has the styles open, too.`,
					{ timeout: 1_000 }
				);
			} ).toPass( { timeout: 45_000 } );
		}
		await theirs.page.close();
		await expect( async () => {
			await lookAgain( page );
			await expect( noticeOf( page ) ).toBeHidden( { timeout: 500 } );
		} ).toPass( { timeout: 8_000 } );
		await others.close();
	} );
} );

test.describe( 'Two people edit', () => {
	test.beforeEach( ( { consoleWatch } ) => {
		// The console reports the requests that the server refuses.
		consoleWatch.allow( /Failed to load resource.* 412/ );
	} );

	test( 'one page: other fields are merged and told; of the same one each answer does what it says, and what lost comes back (page × different fields, the same field)', async ( {
		browser,
		design,
		page,
		rest,
		saveView,
		site,
	} ) => {
		const { id } = await rest( '/wp/v2/pages', {
			method: 'POST',
			data: { title: 'Shared', status: 'publish', content: MARKUP },
		} );
		const route = `/wp/v2/pages/${ id }`;
		const { others, theirRest } = await openAsAnna( browser, rest, site );
		const write = ( data: object ) =>
			theirRest( route, { method: 'PUT', data } );
		const read = async () => {
			const { title, slug } = await rest( route, {
				params: { context: 'edit' },
			} );
			return { title: title.raw, slug };
		};
		const save = async ( title: string ) => {
			await changeRecords( page, [
				{ kind: 'postType', name: 'page', key: id, edits: { title } },
			] );
			await saveView.save();
		};
		const press = ( name: string ) =>
			saveView.modal.getByRole( 'button', { name } ).click();

		await design.goto( '/identity' );
		await expect( saveView.hub ).toHaveText( 'Saved' );
		await changeRecords( page, [
			{ kind: 'postType', name: 'page', key: id, edits: { title: 'A' } },
		] );
		await write( { slug: 'theirs' } );
		await save( 'Mine 1' );
		await expect(
			saveView.notice( 'Changes by Anna Berg were saved, too: Slug.' )
		).toBeVisible();
		expect( await read() ).toEqual( { title: 'Mine 1', slug: 'theirs' } );

		// Keep mine, and bring theirs back.
		await changeRecords( page, [
			{ kind: 'postType', name: 'page', key: id, edits: { title: 'B' } },
		] );
		await write( { title: 'Theirs 2' } );
		await save( 'Mine 2' );
		await press( 'See both' );
		await expect( saveView.row( 'Mine 2' ) ).toContainText( 'Theirs 2' );
		await press( 'Overwrite with my version' );
		const overwritten = saveView.notice(
			'Anna Berg’s version was overwritten.'
		);
		await expect( overwritten ).toBeVisible();
		expect( ( await read() ).title ).toBe( 'Mine 2' );
		await overwritten
			.getByRole( 'button', { name: 'Bring it back' } )
			.click();
		await expect(
			saveView.notice( 'The other version is back.' )
		).toBeVisible();
		expect( ( await read() ).title ).toBe( 'Theirs 2' );

		// Take theirs.
		await changeRecords( page, [
			{ kind: 'postType', name: 'page', key: id, edits: { title: 'C' } },
		] );
		await write( { title: 'Theirs 3' } );
		await save( 'Mine 3' );
		await press( 'Take the other version' );
		await expect( saveView.row( 'Mine 3' ) ).toHaveCount( 0 );
		expect( ( await read() ).title ).toBe( 'Theirs 3' );
		await others.close();
	} );

	test( 'a pattern, the styles and what a crash left behind: the same is said and done (pattern and global styles × different values, the same value; page × restored after a crash)', async ( {
		browser,
		context,
		design,
		page,
		rest,
		saveView,
		site,
	} ) => {
		const { others, theirRest } = await openAsAnna( browser, rest, site );
		const review = async ( name: string ) => {
			await saveView.save();
			await saveView.modal.getByRole( 'button', { name } ).click();
		};
		await design.goto( '/identity' );
		await expect( saveView.hub ).toHaveText( 'Saved' );

		const block = await rest( '/wp/v2/blocks', {
			method: 'POST',
			data: { title: 'Shared', status: 'publish', content: MARKUP },
		} );
		const pattern = `/wp/v2/blocks/${ block.id }`;
		await changeRecords( page, [
			{
				kind: 'postType',
				name: 'wp_block',
				key: block.id,
				edits: { title: 'Mine' },
			},
		] );
		await theirRest( pattern, {
			method: 'PUT',
			data: { title: 'Theirs' },
		} );
		await review( 'Overwrite with my version' );
		await expect(
			saveView.notice( 'Anna Berg’s version was overwritten.' )
		).toBeVisible();
		expect( ( await rest( pattern ) ).title.raw ).toBe( 'Mine' );

		const styles = await getGlobalStylesRoute( rest );
		const key = Number( styles.split( '/' ).pop() );
		const color = ( value: object ) => ( { styles: { color: value } } );
		const setColor = ( value: object ) =>
			changeRecords( page, [
				{
					kind: 'root',
					name: 'globalStyles',
					key,
					edits: color( value ),
				},
			] );
		const write = ( value: object ) =>
			theirRest( styles, { method: 'PUT', data: color( value ) } );
		const readColor = async () => ( await rest( styles ) ).styles.color;
		await setColor( { background: '#111111' } );
		await write( { text: '#eeeeee' } );
		await saveView.save();
		await expect(
			saveView.notice( /^Changes by Anna Berg were saved, too/ )
		).toBeVisible();
		expect( await readColor() ).toEqual( {
			background: '#111111',
			text: '#eeeeee',
		} );
		await setColor( { background: '#222222', text: '#eeeeee' } );
		await write( { background: '#333333', text: '#eeeeee' } );
		await review( 'Take the other version' );
		await expect( saveView.hub ).toHaveText( 'Saved' );
		expect( ( await readColor() ).background ).toBe( '#333333' );
		const countWritten = async () => ( await readJournal( page ) ).length;
		await expect.poll( countWritten ).toBe( 0 );

		const { id } = await rest( '/wp/v2/pages', {
			method: 'POST',
			data: { title: 'Before', status: 'publish', content: MARKUP },
		} );
		await changeRecords( page, [
			{
				kind: 'postType',
				name: 'page',
				key: id,
				edits: { title: 'Written down' },
			},
		] );
		await expect.poll( countWritten ).toBe( 1 );
		const next = await context.newPage();
		await killTabs( page );
		await theirRest( `/wp/v2/pages/${ id }`, {
			method: 'PUT',
			data: { title: 'Changed meanwhile' },
		} );
		await new DesignPage( next, site.url ).goto( '/identity' );
		await next.getByRole( 'button', { name: 'Restore 1 item' } ).click();
		const restored = new SaveView( next );
		await restored.save();
		await restored.modal
			.getByRole( 'button', { name: 'See both' } )
			.click();
		await expect( restored.row( 'Written down' ) ).toContainText(
			'Changed meanwhile'
		);
		await restored.modal
			.getByRole( 'button', { name: 'Overwrite with my version' } )
			.click();
		await expect(
			restored.notice( 'Anna Berg’s version was overwritten.' )
		).toBeVisible();
		expect( ( await rest( `/wp/v2/pages/${ id }` ) ).title.rendered ).toBe(
			'Written down'
		);
		await others.close();
	} );
} );
