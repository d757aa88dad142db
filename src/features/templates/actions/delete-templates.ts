import { __, _n, sprintf } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';

import { runOnItems } from '@/kits/saving/outcomes';
import { shorten } from '@/utils/shorten';
import type { TemplateItem } from '../resolver/read-library';
import { canDelete } from '../rules/action-rules';
import { trashTemplate } from '../writes/write-templates';
import { getTemplateTitle, type TemplateAction } from './template-action';

/** Moves templates to the trash. Undo restores them with their ids and revisions, and activates them again if they were active. */
export const deleteTemplates: TemplateAction = {
	id: 'delete-template',
	getLabel: () => __( 'Delete', 'atelier' ),
	icon: trash,
	supportsBulk: true,
	shortcut: 'Delete',
	isEligible: canDelete,
	run: ( items ) =>
		runOnItems( items, {
			subject: 'template',
			getTitle: getTemplateTitle,
			run: ( item ) => trashTemplate( item ),
			done: describe,
		} ),
};

function describe( items: readonly TemplateItem[] ): string {
	const [ item ] = items;
	return items.length === 1 && item
		? sprintf(
				/* translators: %s: title of a template. */
				__( '"%s" deleted.', 'atelier' ),
				shorten( item.title )
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
