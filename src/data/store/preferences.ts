import { dispatch } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';

/** Scope of Design's own preferences. */
export const PREFERENCES_SCOPE = 'atelier';

/** Scope of preferences that all editors of the host share. */
const EDITOR_SCOPE = 'core';

/** Design's own preferences with their default values (specification 9): all welcome guides are on. */
export const DEFAULT_PREFERENCES = {
	welcomeGuide: true,
	welcomeGuideStyles: true,
	welcomeGuidePage: true,
	welcomeGuideTemplate: true,
};

/** Names of Design's own preferences. */
export type PreferenceName = keyof typeof DEFAULT_PREFERENCES;

/** The editor's preferences with their default values (specification 9). */
const DEFAULT_EDITOR_PREFERENCES = {
	allowRightClickOverrides: true,
	distractionFree: false,
	editorMode: 'visual',
	editorTool: 'edit',
	fixedToolbar: false,
	focusMode: false,
	inactivePanels: [] as readonly string[],
	keepCaretInsideBlock: false,
	openPanels: [ 'post-status' ] as readonly string[],
	showBlockBreadcrumbs: true,
	showIconLabels: false,
	showListViewByDefault: false,
	enableChoosePatternModal: true,
};

/** Sets the defaults of the preferences. Called once, before their first read. */
export function setDefaultPreferences(): void {
	const { setDefaults } = dispatch( preferencesStore );
	void setDefaults( PREFERENCES_SCOPE, DEFAULT_PREFERENCES );
	void setDefaults( EDITOR_SCOPE, DEFAULT_EDITOR_PREFERENCES );
}
