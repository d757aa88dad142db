import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect } from '@wordpress/data';

/** The signature of `select` that is needed here. */
type SelectCore = ( store: typeof coreStore ) => unknown;

interface GlobalStylesSelectors {
	__experimentalGetCurrentGlobalStylesId: () => number | string | undefined;
	__experimentalGetCurrentThemeBaseGlobalStyles: () => unknown;
	__experimentalGetCurrentThemeGlobalStylesVariations: () => unknown;
}

/**
 * Returns the id of the record with the person's styles of the current theme; `undefined` until it is known.
 *
 * @param select `select` of a registry.
 */
export function getGlobalStylesId(
	select: SelectCore
): number | string | undefined {
	return selectors( select ).__experimentalGetCurrentGlobalStylesId();
}

/** Resolves with the same id once it is known; `undefined` if the theme has no such record. */
export function resolveGlobalStylesId(): Promise<
	number | string | undefined
> {
	const resolvers = resolveSelect( coreStore ) as unknown as {
		__experimentalGetCurrentGlobalStylesId: () => Promise<
			number | string | undefined
		>;
	};
	return resolvers.__experimentalGetCurrentGlobalStylesId();
}

/**
 * Returns the config of the current theme, merged over WordPress's own; `undefined` until it is loaded.
 *
 * @param select `select` of a registry.
 */
export function getBaseGlobalStyles( select: SelectCore ): unknown {
	return selectors( select ).__experimentalGetCurrentThemeBaseGlobalStyles();
}

/**
 * Returns the style variations of the current theme from the server; `undefined` until they are loaded.
 *
 * @param select `select` of a registry.
 */
export function getThemeStyleVariations( select: SelectCore ): unknown {
	return selectors(
		select
	).__experimentalGetCurrentThemeGlobalStylesVariations();
}

const VARIATIONS = '__experimentalGetCurrentThemeGlobalStylesVariations';

/**
 * Returns the error of the request for the current theme's style variations; `undefined` without one.
 *
 * @param select `select` of a registry.
 */
export function getThemeStyleVariationsError( select: SelectCore ): unknown {
	const { getResolutionError } = select( coreStore ) as {
		getResolutionError: ( name: string, args: unknown[] ) => unknown;
	};
	return getResolutionError( VARIATIONS, [] ) ?? undefined;
}

/** Requests the style variations of the current theme again. */
export function reloadThemeStyleVariations(): void {
	void dispatch( coreStore ).invalidateResolution( VARIATIONS, [] );
}

function selectors( select: SelectCore ): GlobalStylesSelectors {
	return select( coreStore ) as GlobalStylesSelectors;
}
