import { __ } from '@wordpress/i18n';

import { comparePath } from '@/router';
import type { TemplateAction } from './template-action';

/** Opens the comparison of a template with the one that serves its slug instead. */
export const compareWithActive: TemplateAction = {
	id: 'compare-with-active',
	getLabel: () => __( 'Compare with the active one', 'atelier' ),
	isEligible: ( { type, servedBy, status } ) =>
		type === 'wp_template' && servedBy !== undefined && status !== 'trash',
	run: ( [ item ], { navigate } ) => {
		if ( ! item?.servedBy ) {
			return;
		}
		const { type, id } = item.servedBy;
		navigate(
			comparePath( {
				record: { postType: item.type, postId: item.id },
				left:
					type === 'wp_template'
						? { kind: 'version', id: Number( id ) }
						: { kind: 'theme' },
				right: { kind: 'saved' },
			} )
		);
	},
};
