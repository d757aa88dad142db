import { __, _n, sprintf } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import { shorten } from '@/utils/shorten';
import type { TemplateItem } from '../resolver/read-library';
import { canReset } from '../rules/action-rules';
import { trashTemplate } from '../writes/write-templates';
import { getTemplateTitle, type TemplateAction } from './template-action';

/** Resets templates to their files. */
export const resetTemplate: TemplateAction = {
	id: 'reset-template',
	getLabel: () => __( 'Reset', 'atelier' ),
	supportsBulk: true,
	isEligible: ( item ) => canReset( item ) && item.state !== 'inactive',
	run: resetTemplates,
};

/**
 * Moves templates to the trash, so that their files serve again. Undo restores them, and activates them again if they were active.
 *
 * @param items The templates.
 */
export function resetTemplates(
	items: readonly TemplateItem[]
): Promise< unknown > {
	return runOnItems( items, {
		subject: 'template',
		getTitle: getTemplateTitle,
		run: ( item ) => trashTemplate( item ),
		done: describe,
	} );
}

function describe( items: readonly TemplateItem[] ): string {
	const [ item ] = items;
	return items.length === 1 && item
		? sprintf(
				/* translators: %s: title of a template. */
				__(
					'“%s” reset. The original from the theme or plugin is active again.',
					'atelier'
				),
				shorten( item.title )
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
