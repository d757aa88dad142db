import { __, _n, sprintf } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import { shorten } from '@/utils/shorten';
import { hasVersions } from '../has-versions';
import type { TemplateItem } from '../resolver/read-library';
import { canDeactivate, getDeactivatedValue } from '../rules/action-rules';
import { setActiveTemplate } from '../writes/write-templates';
import {
	getTemplateTitle,
	toBefore,
	type TemplateAction,
} from './template-action';

/** Deactivates templates. */
export const deactivateTemplates: TemplateAction = {
	id: 'deactivate-template',
	getLabel: () => __( 'Deactivate', 'atelier' ),
	supportsBulk: true,
	isEligible: ( item ) => canDeactivate( item ) && hasVersions(),
	run: ( items, context ) =>
		runOnItems( items, {
			subject: 'template',
			getTitle: getTemplateTitle,
			run: ( item ) =>
				setActiveTemplate(
					item.slug,
					getDeactivatedValue( item ),
					toBefore( item, context )
				),
			done: describe,
		} ),
};

function describe( items: readonly TemplateItem[] ): string {
	const [ item ] = items;
	if ( items.length > 1 || ! item ) {
		return sprintf(
			/* translators: %d: number of templates. */
			_n(
				'%d template deactivated.',
				'%d templates deactivated.',
				items.length,
				'atelier'
			),
			items.length
		);
	}
	if ( item.type === 'wp_template' && item.is_custom && ! item.hasFile ) {
		return sprintf(
			/* translators: %s: title of a template. */
			__(
				'“%s” deactivated. Content that chooses it still shows it.',
				'atelier'
			),
			shorten( item.title )
		);
	}
	return item.type === 'wp_template' && item.hasFile
		? sprintf(
				/* translators: %s: title of a template. */
				__(
					'“%s” deactivated. The original from the theme or plugin is active again.',
					'atelier'
				),
				shorten( item.title )
		  )
		: sprintf(
				/* translators: %s: title of a template. */
				__(
					'“%s” deactivated. The next template in the hierarchy is used.',
					'atelier'
				),
				shorten( item.title )
		  );
}
