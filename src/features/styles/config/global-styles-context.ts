import { createContext } from 'react';

import type { Config, StylesConfig } from '@/utils/theme-json/config';

/** Returns a new config for the current one. */
export type ConfigUpdate = ( config: Config ) => Config;

/** The configs that the screens show and edit. */
export interface GlobalStyles {
	/** Values that the person set, unsaved edits included, as far as they can be read. */
	user: StylesConfig;
	/** The same values with unreadable ones, which are shown as such. */
	stored: StylesConfig;
	/** The theme's config, merged with WordPress's. */
	base: StylesConfig;
	/** WordPress's config; empty until it is loaded. */
	core: StylesConfig;
	/** Values that apply: the person's, merged with the theme's. */
	merged: StylesConfig;
	/** Whether the person may change styles. */
	canEdit: boolean;
	/** Whether the person may edit custom CSS (specification 6, `edit-css`). */
	canEditCss: boolean;
	/** Whether the person has set any value. */
	isCustomized: boolean;
	/**
	 * Replaces the person's config.
	 *
	 * @param update        Returns the new config for the current one.
	 * @param key           Key of the edited value; edits in quick succession with one key are one undo step.
	 * @param isUndoIgnored Whether undo ignores the edit, because another function undoes it.
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
