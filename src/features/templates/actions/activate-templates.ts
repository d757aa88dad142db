import { __, _n, sprintf } from '@wordpress/i18n';
import { check } from '@wordpress/icons';

import { runOnItems } from '@/kits/saving/outcomes';
import { shorten } from '@/utils/shorten';
import { hasVersions } from '../has-versions';
import { describeActivated } from '../resolver/describe-activated';
import type { TemplateItem } from '../resolver/read-library';
import { canActivate, getActivatedValue } from '../rules/action-rules';
import { setActiveTemplate } from '../writes/write-templates';
import {
	getTemplateTitle,
	toBefore,
	type TemplateAction,
} from './template-action';

/** Activates templates for their slugs. */
export const activateTemplates: TemplateAction = {
	id: 'activate-template',
	getLabel: () => __( 'Activate', 'atelier' ),
	icon: check,
	isPrimary: true,
	supportsBulk: true,
	isEligible: ( item ) => canActivate( item ) && hasVersions(),
	run: ( items, context ) =>
		runOnItems( items, {
			subject: 'template',
			getTitle: getTemplateTitle,
			run: ( item ) =>
				setActiveTemplate(
					item.slug,
					getActivatedValue( item ),
					toBefore( item, context ),
					shorten( item.title )
				),
			done: describe,
		} ),
};

function describe( items: readonly TemplateItem[] ): string {
	const [ item ] = items;
	return items.length === 1 && item
		? describeActivated( item )
		: sprintf(
				/* translators: %d: number of templates. */
				_n(
					'%d template is active now.',
					'%d templates are active now.',
					items.length,
					'atelier'
				),
				items.length
		  );
}
