import { __, _n, sprintf } from '@wordpress/i18n';

import { restoreTemplate, trashTemplate } from '../writes/write-templates';
import type { TemplateItem } from '../resolver/read-library';
import { runOnTemplates } from './report-templates';

/**
 * Puts templates into the trash: Undo brings them back with their numbers and revisions, active if they were.
 *
 * @param items   The templates.
 * @param isReset Whether files serve in their place.
 */
export function removeTemplates(
	items: readonly TemplateItem[],
	isReset: boolean
): Promise< unknown > {
	return runOnTemplates( items, {
		run: ( item ) => trashTemplate( Number( item.id ), item ),
		getSuccess: isReset ? describeReset : describeDeleted,
		undo: ( { id } ) => restoreTemplate( Number( id ) ),
	} );
}

function describeReset( items: readonly TemplateItem[] ): string {
	const [ item ] = items;
	return items.length === 1 && item
		? sprintf(
				/* translators: %s: title of a template. */
				__(
					'“%s” reset. The original from the theme or plugin is active again.',
					'atelier'
				),
				item.title
		  )
		: sprintf(
				/* translators: %d: number of templates. */
				_n(
					'%d template reset.',
					'%d templates reset.',
					items.length,
					'atelier'
				),
				items.length
		  );
}

function describeDeleted( items: readonly TemplateItem[] ): string {
	const [ item ] = items;
	return items.length === 1 && item
		? sprintf(
				/* translators: %s: title of a template. */
				__( '"%s" deleted.', 'atelier' ),
				item.title
		  )
		: sprintf(
				/* translators: %d: number of templates. */
				_n(
					'%d template deleted.',
					'%d templates deleted.',
					items.length,
					'atelier'
				),
				items.length
		  );
}
