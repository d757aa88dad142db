import { useMediaQuery } from '@wordpress/compose';

import { usePreviewScheme } from '@/kits/canvas/scheme';
import { useGlobalStyles } from '../../config/use-global-styles';
import { listDarkPresets } from '../../rules/dark/dark-values';

/** Returns whether the palette shows values for dark schemes, as the preview does. */
export function useEditsDark(): boolean {
	const { merged } = useGlobalStyles();
	const scheme = usePreviewScheme();
	const isSystemDark = useMediaQuery( '(prefers-color-scheme: dark)' );
	return (
		scheme === 'dark' ||
		( scheme === 'system' &&
			isSystemDark &&
			listDarkPresets( merged ).length > 0 )
	);
}
