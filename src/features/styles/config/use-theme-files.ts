import { useMemo } from 'react';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

import type { ThemeFiles } from '@/features/fonts';

interface ThemeRecord {
	stylesheet_uri?: string;
	atelier_parent_files?: Readonly< Record< string, unknown > >;
}

const NO_FILES = {};

/** Returns the addresses of the current theme's files; undefined until the theme is loaded. */
export function useThemeFiles(): ThemeFiles | undefined {
	const theme = useSelect(
		( select ) =>
			select( coreStore ).getCurrentTheme() as ThemeRecord | undefined,
		[]
	);
	const url = theme?.stylesheet_uri;
	const parentFiles = theme?.atelier_parent_files ?? NO_FILES;
	return useMemo(
		() => ( url === undefined ? undefined : { url, parentFiles } ),
		[ url, parentFiles ]
	);
}
