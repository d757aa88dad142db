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

/** Values and actions that the tabs of the library share; the active families are those of the styles record, unsaved edits included. */
export interface FontSession extends LibraryFonts {
	/** The person's record with unsaved edits. */
	user: { settings?: unknown; styles?: unknown };
	/** Settings of the theme. */
	baseSettings: unknown;
	/** Styles that apply. */
	mergedStyles: unknown;
	/** Whether fonts were activated or deactivated and not saved. */
	hasEdits: boolean;
	/** Activates and deactivates families; nothing is saved by it. */
	editLists: ( update: ( lists: FontLists ) => FontLists ) => void;
	/** Changes styles; nothing is saved by it. */
	editStyles: ( styles: Record< string, unknown > ) => void;
	/** Saves which families are active, and no other edit of the styles. */
	save: () => Promise< void >;
	/** Shows a notice to the person; a new one takes the place of the last. */
	notify: ( notice: FontNotice | undefined ) => void;
}

/** The session of the library, or why there is none yet. */
export interface SessionState {
	session: Omit< FontSession, 'notify' > | undefined;
	error: unknown;
	retry: () => void;
}

/** Context of {@link FontSession}; `undefined` outside of the library, and until the styles record is there. */
export const FontSessionContext = createContext< FontSession | undefined >(
	undefined
);

/**
 * Returns the session that the tabs of the library read and change.
 *
 * @throws Outside of the library, and before the styles record is there.
 */
export function useFontSession(): FontSession {
	const session = useContext( FontSessionContext );
	if ( ! session ) {
		throw new Error( 'useFontSession needs a session.' );
	}
	return session;
}
