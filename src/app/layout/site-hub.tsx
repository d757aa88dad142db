import { Button, VisuallyHidden } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { store as commandsStore } from '@wordpress/commands';
import { __ } from '@wordpress/i18n';
import { search, wordpress } from '@wordpress/icons';
import { displayShortcut } from '@wordpress/keycodes';

import { Glyph } from '@/components/glyph';
import { getBootPayload } from '@/data/site/boot-payload';

/** The top of the sidebar: to the dashboard, to the site, and the command palette (specification 2.3). */
export function SiteHub() {
	const { dashboardUrl, homeUrl, siteTitle, siteIconUrl } = getBootPayload();
	const { open } = useDispatch( commandsStore );
	return (
		<div className="atelier-site-hub">
			<a
				className="atelier-site-hub__dashboard"
				href={ dashboardUrl }
				aria-label={ __( 'Go to the Dashboard', 'atelier' ) }
			>
				{ siteIconUrl ? (
					<img
						className="atelier-site-hub__icon"
						src={ siteIconUrl }
						alt=""
					/>
				) : (
					<Glyph icon={ wordpress } />
				) }
			</a>
			<a
				className="atelier-site-hub__title"
				href={ homeUrl }
				target="_blank"
				rel="noopener noreferrer"
			>
				<span className="atelier-site-hub__title-text">
					{ siteTitle }
				</span>
				<VisuallyHidden as="span">
					{ __( '(opens in a new tab)', 'atelier' ) }
				</VisuallyHidden>
			</a>
			<Button
				className="atelier-site-hub__search"
				icon={ search }
				label={ __( 'Open command palette', 'atelier' ) }
				shortcut={ displayShortcut.primary( 'k' ) }
				size="compact"
				onClick={ () => void open() }
			/>
		</div>
	);
}
