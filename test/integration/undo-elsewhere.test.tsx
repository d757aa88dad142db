/*
 * WordPress keeps one history of unsaved edits for all records: a step in Styles that is about another record is offered, not done.
 */
import { act, screen, within } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';

import { StylesWorkspace } from '@/features/styles';
import { openStage, preparePage, registry, type Stage } from './support/stage';
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

// A notice may have a button with that name, too.
const step = ( { user }: Stage, name: 'Undo' | 'Redo' ) =>
	user.click(
		within(
			screen
				.getByRole( 'heading', { name: 'Styles' } )
				.closest< HTMLElement >(
					'.atelier-styles__header'
				) as HTMLElement
		).getByRole( 'button', { name } )
	);

const readStyles = () =>
	registry.select( coreStore ).getEditedEntityRecord( ...STYLES );

const findNotice = ( text: string ) =>
	screen.findByText( text, { selector: '.components-snackbar__content' } );

it( 'Undo in Styles offers what another screen changed, and does it when it is asked for', async () => {
	const stage = await openStyles();
	await step( stage, 'Undo' );
	expect( readStyles() ).toMatchObject( { styles: {} } );
	expect( screen.queryByText( /on another screen/ ) ).toBeNull();

	await step( stage, 'Undo' );
	await findNotice( 'The last change is in “Welcome”, on another screen.' );
	expect( readContent() ).toBe( 'Changed' );
	await step( stage, 'Redo' );
	expect( readStyles() ).toMatchObject( { styles: { shadow: 'none' } } );
	await step( stage, 'Undo' );
	await step( stage, 'Undo' );
	await stage.user.click(
		within(
			await findNotice(
				'The last change is in “Welcome”, on another screen.'
			)
		).getByRole( 'button', { name: 'Undo' } )
	);
	expect( readContent() ).toBe( '' );
} );

it( 'the offered Undo does not undo a change that was made in the meantime', async () => {
	const stage = await openStyles();
	await step( stage, 'Undo' );
	await step( stage, 'Undo' );
	const notice = await findNotice(
		'The last change is in “Welcome”, on another screen.'
	);
	await act( async () => {
		await dispatch( coreStore ).editEntityRecord( ...STYLES, {
			styles: { shadow: 'inset' },
		} );
	} );
	await stage.user.click(
		within( notice ).getByRole( 'button', { name: 'Undo' } )
	);
	expect( readStyles() ).toMatchObject( { styles: { shadow: 'inset' } } );
	expect( readContent() ).toBe( 'Changed' );
} );
