import { __ } from '@wordpress/i18n';

import { comparePath } from '@/router';
import { toEligibility, type PatternAction } from './pattern-action';

/** Opens the comparison of a pattern or part: with the theme's file that it hides, or else with its revisions. */
export const compareItem: PatternAction = {
	id: 'compare-item',
	getLabel: ( [ item ] ) =>
		item?.isCustomized
			? __( 'Compare with the original', 'atelier' )
			: __( 'Compare with revisions', 'atelier' ),
	isEligible: toEligibility( 'compare' ),
	run: ( [ item ], { navigate } ) =>
		item &&
		navigate(
			comparePath( {
				record: { postType: item.type, postId: item.id },
				...( item.isCustomized && {
					left: { kind: 'theme' },
					right: { kind: 'saved' },
				} ),
			} )
		),
};
