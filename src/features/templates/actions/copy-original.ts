import { __, sprintf } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import { shorten } from '@/utils/shorten';
import type { TemplateItem } from '../resolver/read-library';
import { copyContent } from '../writes/write-templates';
import { getTemplateTitle } from './template-action';

/**
 * Gives a version the content of the original that it is compared with; the notice undoes it.
 *
 * @param item     The version.
 * @param original The original from the theme or plugin.
 */
export function copyOriginal(
	item: TemplateItem,
	original: TemplateItem
): Promise< unknown > {
	return runOnItems( [ item ], {
		subject: 'template',
		getTitle: getTemplateTitle,
		run: () => copyContent( item, original ),
		done: () =>
			sprintf(
				/* translators: %s: title of a template. */
				__( '“%s” has the content of the original now.', 'atelier' ),
				shorten( item.title )
			),
	} );
}
