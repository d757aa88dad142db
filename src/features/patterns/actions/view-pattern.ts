import { __ } from '@wordpress/i18n';
import { seen } from '@wordpress/icons';

import { editPath } from '@/router';
import { toEligibility, type PatternAction } from './pattern-action';

/** Opens a theme's pattern read-only over the whole window (specification 2.3). */
export const viewPattern: PatternAction = {
	id: 'view-pattern',
	getLabel: () => __( 'View', 'atelier' ),
	icon: seen,
	isPrimary: true,
	isEligible: toEligibility( 'view' ),
	run: ( [ item ], { navigate } ) =>
		item && navigate( editPath( item.type, item.id ) ),
};
