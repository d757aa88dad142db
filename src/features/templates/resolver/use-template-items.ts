import { useMemo } from 'react';

import { useResource } from '@/data/reads/use-resource';
import { templatesResource, type TemplateLibrary } from '../reads/templates';
import { readLibrary, type TemplateItem } from './read-library';

/** The templates of the site, and the state of their request. */
export interface TemplateItems {
	library: TemplateLibrary | undefined;
	items: readonly TemplateItem[] | undefined;
	error: unknown;
	/** Repeats the request after an error. */
	retry: () => void;
}

/** Returns the templates of the site. */
export function useTemplateItems(): TemplateItems {
	const { data: library, error, retry } = useResource( templatesResource );
	const items = useMemo(
		() => library && readLibrary( library ),
		[ library ]
	);
	return { library, items, error, retry };
}
