/*
 * New presets get a slug that no other preset has.
 */
import { store as coreStore } from '@wordpress/core-data';
import { screen } from '@testing-library/react';

import type { Fields } from './support/rest-server';
import { registry, type Stage } from './support/stage';
import { openStylesPanel, prepareStylesPanel } from './support/styles-panel';

beforeAll( prepareStylesPanel );

let id = 9300;

const showStyles = ( section: string, fields: Fields ): Promise< Stage > =>
	openStylesPanel( { id: ++id, section, fields } );

const readSettings = () =>
	registry
		.select( coreStore )
		.getEditedEntityRecord( 'root', 'globalStyles', id ) as unknown as {
		settings: Fields;
	};

const SHADOW = { slug: 'shadow-1', name: 'Low', shadow: '1px 1px #000' };
const SIZE = { slug: 'custom-1', name: 'Tall', size: '40px' };

it.each< [ string, string, Fields, Fields ] >( [
	[
		'/shadows',
		'Add shadow',
		{ shadow: { presets: { theme: [ SHADOW ] } } },
		{ shadow: { presets: { custom: [ { slug: 'shadow-2' } ] } } },
	],
	[
		'/typography/font-sizes',
		'Add font size',
		{ typography: { fontSizes: { theme: [ SIZE ] } } },
		{ typography: { fontSizes: { custom: [ { slug: 'custom-2' } ] } } },
	],
] )(
	'%s: a new preset does not get the slug of one of the theme',
	async ( section, button, settings, expected ) => {
		const stage = await showStyles( section, { settings } );
		await stage.user.click(
			await screen.findByRole( 'button', { name: button } )
		);
		expect( readSettings() ).toMatchObject( { settings: expected } );
		stage.cleanUp();
	}
);
