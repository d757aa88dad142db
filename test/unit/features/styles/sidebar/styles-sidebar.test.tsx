import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
} from '@wordpress/data';

import { StylesSidebar } from '@/features/styles/sidebar/styles-sidebar';
import { OWN_SIDEBAR } from '@/features/styles/sidebar/sync-sidebar';
import { aBootPayload, printBootPayload } from '@test/helpers/boot-payload';

let mockOpened: string | null = null;
jest.mock( '@/wordpress/editor', () => ( {
	getOpenEditorSidebar: () => mockOpened,
	EditorSidebar: ( { title }: { title: string; children: ReactNode } ) => (
		<p>{ title }</p>
	),
} ) );
jest.mock( '@/wordpress/global-styles-records', () => ( {
	getGlobalStylesId: () => 5,
} ) );

const registry = createRegistry();
registry.register(
	createReduxStore( 'core', {
		reducer: ( state: object = {} ) => state,
		selectors: { canUser: () => true },
	} )
);

beforeEach( () => printBootPayload( aBootPayload() ) );

it.each( [
	[ 'there while the editor is open', true, null, true ],
	[ 'there while the editor is open with it', true, OWN_SIDEBAR, true ],
	[ 'there, closed, in an editor that has been left', false, null, true ],
	[
		'there, closed, in an editor that has been left with another',
		false,
		'edit-post/block',
		true,
	],
	[
		'not there, open, in an editor that has been left',
		false,
		OWN_SIDEBAR,
		false,
	],
] )( 'is %s', ( _when, isEditing, opened, isThere ) => {
	mockOpened = opened;
	render(
		<RegistryProvider value={ registry }>
			<StylesSidebar isEditing={ isEditing } editorSettings={ {} } />
		</RegistryProvider>
	);
	expect( screen.queryAllByText( 'Styles' ) ).toHaveLength( isThere ? 1 : 0 );
} );
