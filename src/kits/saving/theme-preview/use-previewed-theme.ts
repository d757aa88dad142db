import { getBootPayload, type ThemePreview } from '@/data/site/boot-payload';
import { useRoute } from '@/router';
import { isActivated } from './activate-previewed-theme';

/** Returns the theme that is being previewed; null without a preview, or when the theme in the address cannot be previewed. */
export function usePreviewedTheme(): ThemePreview | null {
	const { query } = useRoute();
	const { themePreview } = getBootPayload();
	const isPreviewed =
		Boolean( query.wp_theme_preview ) &&
		themePreview?.exists &&
		! isActivated( themePreview.stylesheet );
	return isPreviewed ? themePreview : null;
}
