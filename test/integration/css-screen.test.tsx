/*
 * Additional CSS: errors are listed within reach of the keyboard, and each leads to its line.
 */
import { screen } from '@testing-library/react';

import { StylesWorkspace } from '@/features/styles';
import { openStage, preparePage, type Stage } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

beforeAll( () => {
	preparePage();
	Object.assign( globalThis, {
		CSS: { supports: ( name: string ) => name === 'color' },
	} );
	// The DOM that tests run in has no layout.
	Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
} );

let id = 9400;

async function show( section: string, css: string ): Promise< Stage > {
	const stage = await openStage( '/styles' );
	await forgetTheme();
	serveStyles( stage.server, ++id, {
		styles: { css },
		_links: {
			'version-history': [ { count: 0 } ],
			'wp:action-edit-css': [ {} ],
		},
	} );
	stage.server.on(
		{ method: 'GET', route: /v1\/looks$|v2\/users|\/variations$/ },
		() => []
	);
	await stage.show(
		<StylesWorkspace
			section={ section }
			onSectionChange={ () => {} }
			editorSettings={ {} }
			fallback={ null }
		/>
	);
	return stage;
}

it.each( [
	[
		'a { color: red }\nb { color: blue',
		'Line 2: This bracket is never closed.',
	],
	[
		'a {\n\tcolr: red;\n}',
		'Line 2: This browser does not know the property “colr”.',
	],
] )( 'lists what is wrong in %j', async ( css, message ) => {
	const stage = await show( '/css', css );
	const problem = await screen.findByRole(
		'button',
		{ name: message },
		{ timeout: 5000 }
	);
	await stage.user.click( problem );
	expect(
		screen.getByRole( 'textbox', { name: 'Additional CSS' } )
	).toHaveFocus();
	stage.cleanUp();
} );

it( 'leads from Browse styles to other themes', async () => {
	const stage = await show( '/variations', '' );
	expect(
		await screen.findByRole( 'link', { name: 'Browse other themes' } )
	).toHaveAttribute( 'href', 'http://localhost/wp-admin/themes.php' );
	stage.cleanUp();
} );
