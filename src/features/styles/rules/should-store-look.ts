import type { Config } from '@/utils/theme-json/config';
import { isConfigApplied } from './equivalent-configs';
import { isEmptyConfig } from './variation-properties';

/** Whether the current look would be lost if another replaced it. */
export interface ReplacedLook {
	current: Config;
	/** Looks that are kept already: the theme's variations and the saved ones. */
	kept: readonly Config[];
}

/**
 * Returns whether the current look has to be kept before another replaces it: it says something, and nothing kept equals it.
 *
 * @param looks The current look and those that are kept.
 */
export function shouldStoreLook( { current, kept }: ReplacedLook ): boolean {
	return (
		! isEmptyConfig( current ) &&
		! kept.some( ( look ) => isConfigApplied( current, look ) )
	);
}
