import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { removeQueryArgs } from '@wordpress/url';

import { usePreviewedTheme } from './use-previewed-theme';
import './style.scss';

/** Props of {@link ThemePreviewBar}. */
export interface ThemePreviewBarProps {
	/** Further content about the preview. */
	children?: ReactNode;
}

/** The note in the sidebar that a theme is being previewed, with a link that leaves the preview. */
export function ThemePreviewBar( { children }: ThemePreviewBarProps ) {
	const theme = usePreviewedTheme();
	if ( ! theme ) {
		return null;
	}
	// The whole page is printed for the previewed theme, so leaving the preview loads another page.
	return (
		<div className="atelier-theme-preview">
			<p className="atelier-theme-preview__text">
				{ sprintf(
					/* translators: %s: name of a theme. */
					__( 'Previewing theme: %s', 'atelier' ),
					theme.name
				) }
			</p>
			<a
				className="atelier-theme-preview__leave"
				href={ removeQueryArgs(
					window.location.href,
					'wp_theme_preview',
					'canvas'
				) }
			>
				{ __( 'Leave the preview', 'atelier' ) }
			</a>
			{ children }
		</div>
	);
}
