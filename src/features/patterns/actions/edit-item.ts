import { __ } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';

import { editPath } from '@/router';
import { toEligibility, type PatternAction } from './pattern-action';

/** Opens a pattern or part in the editor. */
export const editItem: PatternAction = {
	id: 'edit-post',
	getLabel: () => __( 'Edit', 'atelier' ),
	icon: pencil,
	isPrimary: true,
	isEligible: toEligibility( 'edit' ),
	run: ( [ item ], { navigate } ) =>
		item && navigate( editPath( item.type, item.id ) ),
};
