import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { store, type WelcomeGuideName } from '@/data/store';
import { useRoute } from '@/router';

/** A guide that the menu offers. */
export interface EditedGuide {
	name: WelcomeGuideName;
	label: string;
}

/** Returns the guide for the edited record (specification 2.8); undefined where there is none. */
export function useEditedGuide(): EditedGuide | undefined {
	const { isEditing } = useRoute();
	const postType = useSelect(
		( select ) => select( store ).getEditedPost()?.postType,
		[]
	);
	if ( ! isEditing ) {
		return undefined;
	}
	switch ( postType ) {
		case 'page':
			return {
				name: 'page',
				label: __( 'Guide to editing a page', 'atelier' ),
			};
		case 'wp_template':
			return {
				name: 'template',
				label: __( 'Guide to editing a template', 'atelier' ),
			};
		default:
			return undefined;
	}
}
