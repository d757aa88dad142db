import { useMemo } from 'react';

import { createRightResource } from '@/data/reads/create-right';
import { useResource } from '@/data/reads/use-resource';
import { getBootPayload } from '@/data/site/boot-payload';
import { installedFontsResource } from '../reads/installed-fonts';
import type { LibraryFonts } from './font-session';

/** The saved fonts, or the error because of which they are missing. */
export interface SavedFonts {
	fonts: LibraryFonts | undefined;
	error: unknown;
	retry: () => void;
}

/**
 * Reads the saved fonts. They are preloaded with the document, so that the list of the library waits neither for core-data nor
 * for its dependencies (design, section 5).
 */
export function useSavedFonts(): SavedFonts {
	const { data, error, retry } = useResource( installedFontsResource );
	const canCreate =
		useResource( createRightResource, '/wp/v2/font-families' ).data ===
		true;
	return useMemo(
		() => ( {
			fonts: data && {
				lists: data.activeFamilies,
				themeFamilies: data.themeFamilies,
				installed: data,
				canEdit: getBootPayload().rights.editStyles,
				canCreate,
			},
			error,
			retry,
		} ),
		[ data, canCreate, error, retry ]
	);
}
