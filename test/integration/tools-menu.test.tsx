/*
 * The Tools menu (specification 2.3): Export is first, from its first frame on.
 */
import { screen, within } from '@testing-library/react';

import { ToolsMenu } from '@/app/tools-menu';
import { openStage, preparePage } from './support/stage';

beforeAll( () => preparePage() );

it( 'has Export first before the server has said who may export', async () => {
	const stage = await openStage( '/' );
	stage.server.on(
		{ method: 'GET', route: /v2\/themes$/ },
		() => new Promise( () => {} )
	);
	await stage.show( <ToolsMenu /> );
	await stage.user.click( screen.getByRole( 'button', { name: 'Tools' } ) );
	const [ first ] = within( screen.getByRole( 'menu' ) ).getAllByRole(
		'menuitem'
	);
	expect( first ).toHaveTextContent( /^Export/ );
	expect( first ).toHaveTextContent( /updated templates and styles/ );
} );
