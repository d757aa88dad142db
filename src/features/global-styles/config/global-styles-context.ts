import { createContext } from 'react';

import type { Look, StylesConfig } from '../engine/config';

/** Makes a new look out of the present one. */
export type LookUpdate = ( look: Look ) => Look;

/** The configurations that the screens show and edit. */
export interface GlobalStyles {
	/** What the person set, unsaved edits included, as far as it can be read. */
	user: StylesConfig;
	/** The same with what cannot be read, to be shown as such. */
	stored: StylesConfig;
	/** The theme's configuration over WordPress's. */
	base: StylesConfig;
	/** WordPress's own; empty until it is there. */
	core: StylesConfig;
	/** What is in force: the person's over the theme's. */
	merged: StylesConfig;
	/** Whether the person may change styles. */
	canEdit: boolean;
	/** Whether the person may edit custom CSS (specification 6, `edit-css`). */
	canEditCss: boolean;
	/** Whether the theme came with anything that the person changed. */
	isCustomized: boolean;
	/**
	 * Replaces the person's look.
	 *
	 * @param update Function of the look as it is when the edit is made.
	 * @param key    What is edited; edits in quick succession with one key are one step of undo.
	 */
	setUser: ( update: LookUpdate, key: string ) => void;
	/** Settings of the block editor from the server. */
	editorSettings: Readonly< Record< string, unknown > >;
}

/** Context of {@link GlobalStyles}; `undefined` outside of its provider. */
export const GlobalStylesContext = createContext< GlobalStyles | undefined >(
	undefined
);
