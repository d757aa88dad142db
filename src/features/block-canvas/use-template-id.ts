import { useSelect } from '@wordpress/data';

import { getBootPayload } from '@/data/site/boot-payload';
import { privateCoreSelectors } from '@/wordpress/core-data';

/** Types that make up the design themselves; records of all others are shown within a template. */
const DESIGN_TYPES: readonly string[] = [
	'wp_template',
	'wp_template_part',
	'wp_registered_template',
	'wp_block',
	'wp_navigation',
];

/**
 * Returns the id of the template in which a record is shown; null where it has none, undefined until that is known.
 *
 * @param postType Type of the record.
 * @param postId   Its id.
 */
export function useTemplateId(
	postType: string,
	postId: number | string
): string | null | undefined {
	const hasTemplate =
		getBootPayload().theme.isBlockTheme &&
		! DESIGN_TYPES.includes( postType );
	return useSelect(
		( select ) =>
			hasTemplate
				? privateCoreSelectors( select ).getTemplateId(
						postType,
						postId
				  )
				: null,
		[ hasTemplate, postType, postId ]
	);
}
