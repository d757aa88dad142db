import { createContext, useContext } from 'react';

import type { FontLists } from '@/data/fonts/types';
import type { InstalledFonts } from '@/data/resources/installed-fonts';
import type { FontNotice } from '../install/describe-report';

/** What the tabs of the library read and change. */
export interface FontSession {
	/** Active families, unsaved edits included. */
	lists: FontLists;
	/** All families of the theme, active or not. */
	themeFamilies: FontLists[ 'theme' ];
	installed: InstalledFonts;
	/** The person's record with unsaved edits. */
	user: { settings?: unknown; styles?: unknown };
	/** Settings of the theme. */
	baseSettings: unknown;
	/** Styles that apply. */
	mergedStyles: unknown;
	/** Whether the person may change styles. */
	canEdit: boolean;
	/** Whether the person may install fonts (specification 6). */
	canCreate: boolean;
	/** Whether fonts were activated or deactivated and not saved. */
	hasEdits: boolean;
	/** Activates and deactivates families; nothing is saved by it. */
	editLists: ( update: ( lists: FontLists ) => FontLists ) => void;
	/** Changes styles; nothing is saved by it. */
	editStyles: ( styles: Record< string, unknown > ) => void;
	/** Saves which families are active, and no other edit of the styles. */
	save: () => Promise< void >;
	/** What the person is told; a new one takes the place of the last. */
	notify: ( notice: FontNotice | undefined ) => void;
}

/** Context of {@link FontSession}; `undefined` outside of the library. */
export const FontSessionContext = createContext< FontSession | undefined >(
	undefined
);

/**
 * Returns what the tabs of the library read and change.
 *
 * @throws Outside of the library.
 */
export function useFontSession(): FontSession {
	const session = useContext( FontSessionContext );
	if ( ! session ) {
		throw new Error( 'useFontSession needs a FontLibrary.' );
	}
	return session;
}
