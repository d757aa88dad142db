import { __ } from '@wordpress/i18n';

import { LIBRARY_TAB, UPLOAD_TAB } from '../font-location';
import type { FontCollectionSummary } from '../reads/font-collections';
import { HOSTED_COLLECTION } from '../writes/google-fonts-permission';

/** A tab of the library. */
export interface LibraryTabItem {
	name: string;
	title: string;
}

/**
 * Lists the tabs of the library. A single hosted collection is titled Install Fonts (specification 2.5).
 *
 * @param canCreate   Whether the person may install fonts.
 * @param collections Collections of the site.
 */
export function listLibraryTabs(
	canCreate: boolean,
	collections: readonly FontCollectionSummary[]
): LibraryTabItem[] {
	const [ first ] = collections;
	const isSingleHosted =
		collections.length === 1 && first?.slug === HOSTED_COLLECTION;
	return [
		{ name: LIBRARY_TAB, title: __( 'Library', 'atelier' ) },
		...( canCreate
			? [
					{ name: UPLOAD_TAB, title: __( 'Upload', 'atelier' ) },
					...collections.map( ( { slug, name } ) => ( {
						name: slug,
						title: isSingleHosted
							? __( 'Install Fonts', 'atelier' )
							: name,
					} ) ),
			  ]
			: [] ),
	];
}
