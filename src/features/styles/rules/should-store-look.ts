import type { Config } from '@/utils/theme-json/config';
import { isConfigApplied } from './equivalent-configs';
import { isEmptyConfig } from './variation-properties';

/** The current look, which another one replaces, and the looks that remain. */
export interface ReplacedLook {
	current: Config;
	/** Looks that remain: the theme's variations and the saved ones. */
	kept: readonly Config[];
}

/**
 * Returns whether the current look has to be saved before another replaces it: it is not empty, and none of the others equals it.
 *
 * @param looks The current look and the others.
 */
export function shouldStoreLook( { current, kept }: ReplacedLook ): boolean {
	return (
		! isEmptyConfig( current ) &&
		! kept.some( ( look ) => isConfigApplied( current, look ) )
	);
}
