import { __ } from '@wordpress/i18n';

import { comparePath } from '@/router';
import { toEligibility, type PatternAction } from './pattern-action';

/** Compares a pattern or a part block by block: with the theme's file where it hides one, else with its earlier revisions. */
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
