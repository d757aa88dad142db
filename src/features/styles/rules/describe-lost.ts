import { _n, sprintf } from '@wordpress/i18n';

import { describePaths } from './describe-path';

/**
 * Returns the message about values of a look that the server did not store because the person may not write them.
 *
 * @param title Name of the look.
 * @param paths Paths such as `styles.css`.
 */
export function describeLost(
	title: string,
	paths: readonly string[]
): string {
	return sprintf(
		/* translators: 1: name of a look, 2: number of values, 3: names of some of them. */
		_n(
			'“%1$s” was saved without %2$d value that you may not store: %3$s.',
			'“%1$s” was saved without %2$d values that you may not store: %3$s.',
			paths.length,
			'atelier'
		),
		title,
		paths.length,
		describePaths( paths.map( ( path ) => path.split( '.' ) ) )
	);
}
