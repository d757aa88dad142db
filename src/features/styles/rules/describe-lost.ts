import { _n, sprintf } from '@wordpress/i18n';

import { describePath } from './describe-path';

// More would not fit into a notice; the count says that there is more.
const MAX_NAMED = 3;

/**
 * Returns the sentence that says what the server did not keep of a look, because this person may not write it.
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
		paths
			.slice( 0, MAX_NAMED )
			.map( ( path ) => describePath( path.split( '.' ).slice( 1 ) ) )
			.join( '; ' )
	);
}
