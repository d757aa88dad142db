import { createContext, useContext } from 'react';

import type { FontLists } from '../types';
import type { InstalledFonts } from '../reads/installed-fonts';
import type { FontNotice } from '../install/describe-report';

/** Families that the library lists, with the person's rights. */
export interface LibraryFonts {
	/** Active families. */
	lists: FontLists;
	/** All families of the theme, active or not. */
	themeFamilies: FontLists[ 'theme' ];
	installed: InstalledFonts;
	/** Whether the person may change styles. */
	canEdit: boolean;
	/** Whether the person may install fonts (specification 6). */
	canCreate: boolean;
}

/** Values and actions that the tabs of the library share; the active families include unsaved edits of the styles record. */
export interface FontSession extends LibraryFonts {
	/** The person's record with unsaved edits. */
	user: { settings?: unknown; styles?: unknown };
	/** Settings of the theme. */
	baseSettings: unknown;
	/** The merged styles. */
	mergedStyles: unknown;
	/** Whether the active fonts have unsaved edits. */
	hasEdits: boolean;
	/** Activates and deactivates families, unsaved. */
	editLists: ( update: ( lists: FontLists ) => FontLists ) => void;
	/** Changes styles, unsaved. */
	editStyles: ( styles: Record< string, unknown > ) => void;
	/** Saves the active families, and no other edit of the styles. */
	save: () => Promise< void >;
	/** Shows a notice, which replaces the last one. */
	notify: ( notice: FontNotice | undefined ) => void;
}

/** The session of the library, or the error because of which there is none. */
export interface SessionState {
	session: Omit< FontSession, 'notify' > | undefined;
	error: unknown;
	retry: () => void;
}

/** Context of {@link FontSession}; `undefined` outside the library, and until the styles record is loaded. */
export const FontSessionContext = createContext< FontSession | undefined >(
	undefined
);

/**
 * Returns the session that the tabs of the library read and change.
 *
 * @throws Outside the library, and before the styles record is loaded.
 */
export function useFontSession(): FontSession {
	const session = useContext( FontSessionContext );
	if ( ! session ) {
		throw new Error( 'useFontSession needs a session.' );
	}
	return session;
}
