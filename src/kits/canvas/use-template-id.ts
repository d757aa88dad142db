import { useSelect } from '@wordpress/data';

import { getBootPayload } from '@/data/site/boot-payload';
import { privateCoreSelectors } from '@/wordpress/core-data';
import { isDesignType } from './canvas-kind';

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
		getBootPayload().theme.isBlockTheme && ! isDesignType( postType );
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
