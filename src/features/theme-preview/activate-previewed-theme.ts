import { activateTheme } from '@/data/api/activate-theme';
import { getBootPayload, type ThemePreview } from '@/data/site/boot-payload';

let activated: string | undefined;

/**
 * Makes the previewed theme the site's own.
 *
 * @param theme The previewed theme.
 * @throws An error with a message when it was not activated.
 */
export async function activatePreviewedTheme( {
	stylesheet,
	nonce,
}: ThemePreview ): Promise< void > {
	const { dashboardUrl } = getBootPayload();
	await activateTheme( { adminUrl: dashboardUrl, stylesheet, nonce } );
	activated = stylesheet;
}

/**
 * Whether a theme has been activated since the page was loaded. Older history entries still name it as a preview.
 *
 * @param stylesheet The theme's stylesheet.
 */
export function isActivated( stylesheet: string ): boolean {
	return stylesheet === activated;
}
