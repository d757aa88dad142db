import { useMemo } from 'react';
import type { Field } from '@wordpress/dataviews';

import { getBootPayload } from '@/data/site/boot-payload';
import { useRegisteredFields } from '@/data/store/use-registered';
import type { FormPost } from './types';

const NO_IDS: readonly string[] = [];

/**
 * Returns the fields that plugins registered and that are in the form of the post type's view config.
 *
 * @param postType Name of the post type.
 */
export function useAddedFormFields(
	postType: string
): readonly Field< FormPost >[] {
	const ids = getBootPayload().viewConfigs?.[ postType ]?.form ?? NO_IDS;
	const registered = useRegisteredFields< FormPost >( postType );
	return useMemo(
		() =>
			ids.flatMap( ( id ) =>
				registered.filter( ( field ) => field.id === id )
			),
		[ ids, registered ]
	);
}
