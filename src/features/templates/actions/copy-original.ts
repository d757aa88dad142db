import { __, sprintf } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import { shorten } from '@/utils/shorten';
import type { TemplateItem } from '../resolver/read-library';
import { copyContent } from '../writes/write-templates';
import { getTemplateTitle } from './template-action';

/**
 * Copies the content of the original into a version; the notice has Undo.
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
