/** Names of sidebars of the editor. */
export const OWN_SIDEBAR = 'atelier/styles';
export const HOST_SIDEBAR = 'edit-site/global-styles';

/** Panel that is open in the editor, and the one that the address names. */
export interface SidebarLocation {
	/** Name of the open sidebar; null when none is. */
	sidebar: string | null;
	/** `section` of the address; undefined when Styles is not open there. */
	section: string | undefined;
}

/** Step that makes the panel and the address match. */
export type SidebarStep = 'open' | 'close' | 'add-section' | 'drop-section';

/**
 * Returns the change that synchronizes the editor's sidebar and the address; the one that changed decides. The host's own Styles, which its
 * commands open, is replaced by Design's.
 *
 * @param before State of both before; null when the editor was just opened.
 * @param now    State of both now.
 */
export function syncSidebar(
	before: SidebarLocation | null,
	now: SidebarLocation
): SidebarStep | null {
	if ( now.sidebar === HOST_SIDEBAR ) {
		return 'open';
	}
	const isOpen = now.sidebar === OWN_SIDEBAR;
	const isAsked = now.section !== undefined;
	if ( isOpen === isAsked ) {
		return null;
	}
	if ( isOpen ) {
		return before?.section === undefined ? 'add-section' : 'close';
	}
	return before?.sidebar === OWN_SIDEBAR ? 'drop-section' : 'open';
}
