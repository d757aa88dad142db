import { useEffect } from 'react';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { getBootPayload } from '@/data/site/boot-payload';
import { useNavigate, useRoute } from '@/router';
import { usePreviewedTheme } from './use-previewed-theme';

const NOTICE_ID = 'atelier-theme-preview-fallback';

/** Removes a theme that cannot be previewed from the address, and explains in a notice why the active theme is shown instead. */
export function ThemePreviewFallback() {
	const { query } = useRoute();
	const { replaceQuery } = useNavigate();
	const theme = usePreviewedTheme();
	const { createWarningNotice } = useDispatch( noticesStore );
	const requestedTheme = query.wp_theme_preview;
	const isFallback = Boolean( requestedTheme ) && theme === null;

	useEffect( () => {
		if ( ! isFallback ) {
			return;
		}
		const { themePreview, rights } = getBootPayload();
		replaceQuery( { wp_theme_preview: undefined } );
		// A theme that has been activated meanwhile is no preview any more; no notice is needed.
		if ( themePreview && ! themePreview.exists ) {
			void createWarningNotice(
				explain( themePreview.stylesheet, rights.switchThemes ),
				{ id: NOTICE_ID, type: 'snackbar', explicitDismiss: true }
			);
		}
	}, [ isFallback, replaceQuery, createWarningNotice ] );
	return null;
}

function explain( stylesheet: string, canSwitchThemes: boolean ): string {
	return canSwitchThemes
		? sprintf(
				/* translators: %s: name of a theme's folder. */
				__(
					'There is no theme “%s” to preview. You see the active theme.',
					'atelier'
				),
				stylesheet
		  )
		: __(
				'Sorry, you are not allowed to preview themes. You see the active theme.',
				'atelier'
		  );
}
