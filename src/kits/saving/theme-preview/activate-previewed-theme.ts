import { __, sprintf } from '@wordpress/i18n';

import { getBootPayload, type ThemePreview } from '@/data/site/boot-payload';
import { getErrorMessage } from '@/utils/get-error-message';
import { activateTheme } from './activate-theme';

let activated: string | undefined;

/**
 * Activates the previewed theme.
 *
 * @param theme The previewed theme.
 * @throws An error whose message names the theme and the reason.
 */
export async function activatePreviewedTheme( {
	stylesheet,
	name,
	nonce,
}: ThemePreview ): Promise< void > {
	const { dashboardUrl, userId } = getBootPayload();
	try {
		await activateTheme( {
			adminUrl: dashboardUrl,
			userId,
			stylesheet,
			nonce,
		} );
	} catch ( error ) {
		throw new Error(
			sprintf(
				/* translators: 1: name of a theme, 2: a sentence that says what went wrong. */
				__(
					'“%1$s” could not be activated. Nothing was saved. %2$s',
					'atelier'
				),
				name,
				getErrorMessage( error, '' )
			).trim()
		);
	}
	activated = stylesheet;
}

/**
 * Returns whether a theme has been activated since the page was loaded. Older history entries still name it as a preview.
 *
 * @param stylesheet The theme's stylesheet.
 */
export function isActivated( stylesheet: string ): boolean {
	return stylesheet === activated;
}
