import type { RouteSite } from '@/router';

/**
 * Returns whether the root has anything to show: for a block theme, or a theme with editor styles or layout support
 * (specification 2.2, `/`).
 */
export function isSupportedTheme( {
	isBlockTheme,
	hasEditorStyles,
	hasLayoutSupport,
}: RouteSite ): boolean {
	return isBlockTheme || hasEditorStyles || hasLayoutSupport;
}

/** Returns whether the theme has styles that can be edited: those of `theme.json`, which a classic theme may have, too. */
export function hasEditableStyles( {
	isBlockTheme,
	hasLayoutSupport,
}: RouteSite ): boolean {
	return isBlockTheme || hasLayoutSupport;
}
