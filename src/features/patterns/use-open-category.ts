import { useMemo } from 'react';

import { useRoute } from '@/router';
import { ALL_PARTS, ALL_PATTERNS } from './rules/names';
import { hasParts } from './use-libraries';

/** Category that the address opens. */
export interface OpenCategory {
	postType: 'wp_block' | 'wp_template_part';
	/** Name of the category or area. */
	name: string;
}

/** Returns the open category; without a category in the address, the group of all patterns or all parts. */
export function useOpenCategory(): OpenCategory {
	const { query } = useRoute();
	const { postType, categoryId } = query;
	return useMemo( () => {
		const isParts = postType === 'wp_template_part' && hasParts();
		return {
			postType: isParts ? 'wp_template_part' : 'wp_block',
			name: categoryId || ( isParts ? ALL_PARTS : ALL_PATTERNS ),
		};
	}, [ postType, categoryId ] );
}
