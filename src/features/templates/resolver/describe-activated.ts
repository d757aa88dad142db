import { __, sprintf } from '@wordpress/i18n';

import type { TemplateItem } from './read-library';

/**
 * Returns the message that a template is active now, with the one that it replaces.
 *
 * @param item The template before it was activated.
 */
export function describeActivated( item: TemplateItem ): string {
	return item.servedBy
		? sprintf(
				/* translators: 1, 2: titles of templates. 3: author or source of the second. */
				__(
					'“%1$s” is active now. It replaces “%2$s” (%3$s).',
					'atelier'
				),
				item.title,
				item.servedBy.title,
				item.servedBy.author_text
		  )
		: sprintf(
				/* translators: %s: title of a template. */
				__( '“%s” is active now.', 'atelier' ),
				item.title
		  );
}
