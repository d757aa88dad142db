import type { RouteSite } from '@/router';

/**
 * Whether the root has anything to show: the theme is made of blocks, or brings editor styles or layout support
 * (specification 2.2, `/`).
 */
export function isSupportedTheme( {
	isBlockTheme,
	hasEditorStyles,
	hasLayoutSupport,
}: RouteSite ): boolean {
	return isBlockTheme || hasEditorStyles || hasLayoutSupport;
}

/** Whether the theme has styles that can be edited: `theme.json` makes them, in a classic theme, too. */
export function hasEditableStyles( {
	isBlockTheme,
	hasLayoutSupport,
}: RouteSite ): boolean {
	return isBlockTheme || hasLayoutSupport;
}
