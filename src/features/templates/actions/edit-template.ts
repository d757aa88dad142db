import { __ } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';

import { openTemplatePath } from '../resolver/open-template-path';
import type { TemplateAction } from './template-action';

/** Opens a template. */
export const editTemplate: TemplateAction = {
	id: 'edit-template',
	getLabel: () => __( 'Edit', 'atelier' ),
	icon: pencil,
	isPrimary: true,
	isEligible: ( item ) => item.status !== 'trash',
	run: ( [ item ], { navigate } ) => {
		const path = item && openTemplatePath( item );
		return path && navigate( path );
	},
};
