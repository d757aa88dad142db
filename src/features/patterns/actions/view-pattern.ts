import { __ } from '@wordpress/i18n';
import { seen } from '@wordpress/icons';

import { itemPath } from '@/router';
import { toEligibility, type PatternAction } from './pattern-action';

/** Shows a pattern that cannot be edited. */
export const viewPattern: PatternAction = {
	id: 'view-pattern',
	getLabel: () => __( 'View', 'atelier' ),
	icon: seen,
	isPrimary: true,
	isEligible: toEligibility( 'view' ),
	run: ( [ item ], { navigate } ) =>
		item && navigate( itemPath( item.type, item.id ) ),
};
