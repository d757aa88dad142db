import { EMPTY_CONFIG, type Config } from '@/utils/theme-json/config';
import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import { diffConfigs } from './diff-configs';
import { withKeptVariations } from './equivalent-configs';

/**
 * Returns the values that the theme's variations set in the person's config. It merges the variations of which the person's config has more than
 * half of the values, the closest last. Values that the person changed later differ from the result.
 *
 * @param user       The person's config.
 * @param variations Variations of the theme, of all kinds.
 */
export function findBroughtConfig(
	user: Config,
	variations: readonly Config[]
): Config {
	return variations
		.map( ( variation ) => measure( user, variation ) )
		.filter( ( { share } ) => share > 0.5 )
		.sort( ( a, b ) => a.share - b.share )
		.reduce< Config >(
			( brought, { config } ) => mergeConfigs( brought, config ),
			EMPTY_CONFIG
		);
}

// The share of a variation's values that the person's config still has.
function measure( user: Config, variation: Config ) {
	const config = withKeptVariations( variation, user );
	const all = diffConfigs( EMPTY_CONFIG, config ).length;
	const gone = diffConfigs( user, config ).filter(
		( { kind } ) => kind === 'added' || kind === 'changed'
	).length;
	return { config, share: all === 0 ? 0 : 1 - gone / all };
}
