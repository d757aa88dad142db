import { __, _n, sprintf } from '@wordpress/i18n';

import { EMPTY_CONFIG, type Config } from '@/utils/theme-json/config';
import { diffConfigs } from './diff-configs';
import { withKeptVariations } from './equivalent-configs';
import type { TitledConfig } from './variation-properties';

/**
 * Returns the name under which replaced styles are saved: *Evening with 2 changes* where they are made from a variation or a
 * saved look, else *Your styles*.
 *
 * @param replaced The styles.
 * @param named    Variations of the theme and saved looks.
 */
export function nameReplaced(
	replaced: Config,
	named: readonly TitledConfig[]
): string {
	const [ nearest ] = named
		.map( ( config ) => ( {
			title: config.title,
			count: diffConfigs(
				withKeptVariations( config, replaced ),
				replaced
			).length,
		} ) )
		.sort( ( a, b ) => a.count - b.count );
	// Styles that differ from the variation more than half as much as from the theme were not made from it.
	const ofTheme = diffConfigs( EMPTY_CONFIG, replaced ).length;
	if ( ! nearest || nearest.count * 2 > ofTheme ) {
		return __( 'Your styles', 'atelier' );
	}
	return sprintf(
		/* translators: 1: name of a style variation or of saved styles, 2: number of values that were changed in it. */
		_n(
			'%1$s with %2$d change',
			'%1$s with %2$d changes',
			nearest.count,
			'atelier'
		),
		nearest.title,
		nearest.count
	);
}
