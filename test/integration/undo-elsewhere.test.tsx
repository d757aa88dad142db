/*
 * WordPress keeps one history of unsaved edits for all records: a step in Styles that is about another record says so.
 */
import { act, screen, within } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';

import { StylesWorkspace } from '@/features/styles';
import {
	openStage,
	preparePage,
	press,
	registry,
	type Stage,
} from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

beforeAll( () => preparePage() );

const STYLES = [ 'root', 'globalStyles', 7007 ] as const;
const PATTERN = [ 'postType', 'wp_block', 8 ] as const;

/** Opens Styles with an edit of a pattern, made on another screen, and then one of the styles. */
async function openStyles(): Promise< Stage > {
	const stage = await openStage( '/styles' );
	await forgetTheme();
	serveStyles( stage.server, STYLES[ 2 ], { styles: {} } );
	stage.server.put( '/wp/v2/blocks/8', {
		id: 8,
		title: { raw: 'Welcome', rendered: 'Welcome' },
		content: { raw: '' },
		status: 'publish',
	} );
	stage.server.on(
		{ method: 'GET', route: /v1\/looks$|v2\/users|\/variations$/ },
		() => []
	);
	await act( async () => {
		const core = registry.resolveSelect( coreStore );
		await core.getEntityRecord( ...PATTERN );
		await core.getEntityRecord( ...STYLES );
		await dispatch( coreStore ).editEntityRecord( ...PATTERN, {
			content: 'Changed',
		} );
		await dispatch( coreStore ).editEntityRecord( ...STYLES, {
			styles: { shadow: 'none' },
		} );
	} );
	await stage.show(
		<StylesWorkspace
			section="/"
			onSectionChange={ () => {} }
			editorSettings={ {} }
			fallback={ null }
		/>
	);
	await screen.findByRole( 'button', { name: 'Undo' } );
	return stage;
}

const readContent = () =>
	(
		registry.select( coreStore ).getEditedEntityRecord( ...PATTERN ) as {
			content: unknown;
		}
	 ).content;

it( 'Undo in Styles says which record of another screen it changed, and leads back', async () => {
	const stage = await openStyles();
	await press( 'Undo' )( stage );
	expect(
		registry.select( coreStore ).getEditedEntityRecord( ...STYLES )
	).toMatchObject( { styles: {} } );
	expect( screen.queryByText( /was undone/ ) ).toBeNull();

	await press( 'Undo' )( stage );
	const notice = await screen.findByText(
		'A change of “Welcome” was undone.',
		{
			selector: '.components-snackbar__content',
		}
	);
	expect( readContent() ).toBe( '' );
	await stage.user.click(
		within( notice ).getByRole( 'button', { name: 'Redo' } )
	);
	expect( readContent() ).toBe( 'Changed' );
} );
