import { __, sprintf } from '@wordpress/i18n';

import type { BlockPlugin } from './block-plugin';

/**
 * Returns the sentence about a block that the editor does not have.
 *
 * @param block  Its name, with its namespace.
 * @param plugin Its plugin; undefined while that is not known, null where no plugin of the site has it.
 */
export function describeMissingBlock(
	block: string,
	plugin: BlockPlugin | null | undefined
): string {
	if ( ! plugin ) {
		return sprintf(
			/* translators: %s: name of a block, for example kadence/rowlayout. */
			__( 'The block “%s” cannot be shown here.', 'atelier' ),
			block
		);
	}
	return plugin.isActive
		? sprintf(
				/* translators: 1: name of a block, 2: name of a plugin. */
				__(
					'The block “%1$s” comes from the plugin “%2$s” and cannot be shown here.',
					'atelier'
				),
				block,
				plugin.name
		  )
		: sprintf(
				/* translators: 1: name of a block, 2: name of a plugin. */
				__(
					'The block “%1$s” comes from the plugin “%2$s”, which is not active.',
					'atelier'
				),
				block,
				plugin.name
		  );
}
