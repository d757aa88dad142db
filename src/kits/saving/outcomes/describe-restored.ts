import { __, _n, sprintf } from '@wordpress/i18n';

/**
 * Returns the message about restored items: the title of one, or the number of several.
 *
 * @param titles Their titles.
 */
export function describeRestored( titles: readonly string[] ): string {
	const [ first, ...more ] = titles;
	return first !== undefined && more.length === 0
		? sprintf(
				/* translators: %s: title of what was restored. */
				__( '"%s" has been restored.', 'atelier' ),
				first
		  )
		: sprintf(
				/* translators: %d: number of items. */
				_n(
					'%d item has been restored.',
					'%d items have been restored.',
					titles.length,
					'atelier'
				),
				titles.length
		  );
}
