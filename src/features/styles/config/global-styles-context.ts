import { createContext } from 'react';

import type { Config, StylesConfig } from '@/utils/theme-json/config';

/** Makes a new config out of the present one. */
export type ConfigUpdate = ( config: Config ) => Config;

/** The configs that the screens show and edit. */
export interface GlobalStyles {
	/** Values that the person set, unsaved edits included, as far as they can be read. */
	user: StylesConfig;
	/** The same with unreadable values, which are shown as such. */
	stored: StylesConfig;
	/** The theme's config over WordPress's. */
	base: StylesConfig;
	/** WordPress's own; empty until it is there. */
	core: StylesConfig;
	/** Values that apply: the person's over the theme's. */
	merged: StylesConfig;
	/** Whether the person may change styles. */
	canEdit: boolean;
	/** Whether the person may edit custom CSS (specification 6, `edit-css`). */
	canEditCss: boolean;
	/** Whether the theme came with anything that the person changed. */
	isCustomized: boolean;
	/**
	 * Replaces the person's config.
	 *
	 * @param update        Function of the config as it is when the edit is made.
	 * @param key           Key of the edited value; edits in quick succession with one key are one step of undo.
	 * @param isUndoIgnored Whether the edit is no step of undo: another one undoes it.
	 */
	setUser: (
		update: ConfigUpdate,
		key: string,
		isUndoIgnored?: boolean
	) => void;
	/** Settings of the block editor from the server. */
	editorSettings: Readonly< Record< string, unknown > >;
}

/** Context of {@link GlobalStyles}; `undefined` outside of its provider. */
export const GlobalStylesContext = createContext< GlobalStyles | undefined >(
	undefined
);
