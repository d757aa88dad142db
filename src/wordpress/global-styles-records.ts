import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect } from '@wordpress/data';

/** The part of `select` that the functions here need. */
type SelectCore = ( store: typeof coreStore ) => unknown;

interface GlobalStylesSelectors {
	__experimentalGetCurrentGlobalStylesId: () => number | string | undefined;
	__experimentalGetCurrentThemeBaseGlobalStyles: () => unknown;
	__experimentalGetCurrentThemeGlobalStylesVariations: () => unknown;
}

/**
 * Returns the id of the record that holds the person's styles of the current theme; `undefined` until it is known.
 *
 * @param select `select` of a registry.
 */
export function getGlobalStylesId(
	select: SelectCore
): number | string | undefined {
	return selectors( select ).__experimentalGetCurrentGlobalStylesId();
}

/** Returns the same id as soon as it is known; `undefined` where the theme has no such record. */
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
 * Returns the config of the current theme over WordPress's own; `undefined` until it is there.
 *
 * @param select `select` of a registry.
 */
export function getBaseGlobalStyles( select: SelectCore ): unknown {
	return selectors( select ).__experimentalGetCurrentThemeBaseGlobalStyles();
}

/**
 * Returns the style variations of the current theme as the server gave them; `undefined` until they are there.
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
 * Returns why the style variations of the current theme could not be read; `undefined` when they could, or are on the way.
 *
 * @param select `select` of a registry.
 */
export function getThemeStyleVariationsError( select: SelectCore ): unknown {
	const { getResolutionError } = select( coreStore ) as {
		getResolutionError: ( name: string, args: unknown[] ) => unknown;
	};
	return getResolutionError( VARIATIONS, [] ) ?? undefined;
}

/** Asks for the style variations of the current theme again. */
export function reloadThemeStyleVariations(): void {
	void dispatch( coreStore ).invalidateResolution( VARIATIONS, [] );
}

function selectors( select: SelectCore ): GlobalStylesSelectors {
	return select( coreStore ) as GlobalStylesSelectors;
}
