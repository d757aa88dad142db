/*
 * Buttons that change the styles of a site, for tests of a change without its screen.
 */
import type { ReactNode } from 'react';
import { screen } from '@testing-library/react';

import { GlobalStylesProvider } from '@/features/styles/config/provider';
import type { Fields } from './rest-server';
import { openStage, type Stage } from './stage';
import { forgetTheme, serveStyles } from './styles';

/**
 * Shows buttons on a site whose styles have a record, without saved looks and variations.
 *
 * @param id      Id of the styles record; another one for each test, because core-data caches records.
 * @param buttons The buttons, among them *Apply*.
 * @param fields  Other fields of the styles record.
 */
export async function openStyleButtons(
	id: number,
	buttons: ReactNode,
	fields: Fields = {}
): Promise< Stage > {
	const stage = await openStage();
	const { server } = stage;
	await forgetTheme();
	serveStyles( server, id, fields );
	server.on( { method: 'GET', route: /v1\/looks$|\/variations$/ }, () => [] );
	server.on(
		{ method: 'POST', route: /history\/moments$|v1\/looks$/ },
		() => ( { id: 1 } )
	);
	await stage.show(
		<GlobalStylesProvider
			editorSettings={ {} }
			fallback={ null }
			renderError={ () => null }
		>
			{ buttons }
		</GlobalStylesProvider>
	);
	await screen.findByRole( 'button', { name: 'Apply' } );
	return stage;
}

/**
 * Presses a button once it is there: the styles are read again on the first request, which can mount the buttons again.
 *
 * @param stage The stage.
 * @param name  Name of the button.
 */
export async function pressStyleButton(
	{ user }: Stage,
	name: string
): Promise< void > {
	await user.click( await screen.findByRole( 'button', { name } ) );
}
