/*
 * The panel of Styles, in which tests go from section to section.
 */
import { useState } from 'react';

import { StylesWorkspace } from '@/features/styles';
import type { Fields, RestServer } from './rest-server';
import { openStage, preparePage, type Stage } from './stage';
import { forgetTheme, serveStyles } from './styles';

/** Styles record, and where its panel opens. */
export interface OpenedStyles {
	/** Id of the record. */
	id: number;
	section: string;
	/** Contents of the record. */
	fields: Fields;
	/** Answers further routes. */
	serve?: ( ( server: RestServer ) => void ) | undefined;
	/** Called when the panel goes to another section. */
	onSection?: ( ( section: string | undefined ) => void ) | undefined;
}

/** Prepares the page once for all tests of a file. */
export function prepareStylesPanel(): void {
	preparePage();
	Object.assign( globalThis, { CSS: { supports: () => false } } );
}

/**
 * Opens the panel at a section, on a site without saved styles, variations or other people.
 *
 * @param styles The styles, and where the panel opens.
 */
export async function openStylesPanel( {
	id,
	section,
	fields,
	serve,
	onSection,
}: OpenedStyles ): Promise< Stage > {
	const stage = await openStage( '/styles' );
	await forgetTheme();
	serveStyles( stage.server, id, fields );
	stage.server.on(
		{ method: 'GET', route: /v1\/looks$|v2\/users|\/variations$/ },
		() => []
	);
	serve?.( stage.server );
	await stage.show(
		<Panel firstSection={ section } onSection={ onSection } />
	);
	return stage;
}

function Panel( {
	firstSection,
	onSection,
}: {
	firstSection: string;
	onSection: OpenedStyles[ 'onSection' ];
} ) {
	const [ section, setSection ] = useState< string | undefined >(
		firstSection
	);
	return (
		<StylesWorkspace
			section={ section }
			onSectionChange={ ( next ) => {
				onSection?.( next );
				setSection( next );
			} }
			editorSettings={ {} }
			fallback={ null }
		/>
	);
}

/**
 * Returns the settings of a site whose palette and font sizes a person edits.
 *
 * @param palette Colors of the person's own.
 */
export function aPaletteSettings( palette: readonly Fields[] ): Fields {
	return {
		color: {
			text: true,
			background: true,
			caption: true,
			palette: { custom: palette },
			// The panels of a block read it.
			duotone: { custom: [] },
		},
		typography: { fontSize: true, customFontSize: true },
	};
}
