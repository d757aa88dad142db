import { Button, VisuallyHidden } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { store as commandsStore } from '@wordpress/commands';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, search, wordpress } from '@wordpress/icons';
import { displayShortcut } from '@wordpress/keycodes';

import { Glyph } from '@/components/glyph';
import { getBootPayload } from '@/data/site/boot-payload';
import { Link } from '@/router';
import { DraftSwitch } from './draft-switch';
import { SiteTitle } from './site-title';

/** Props of {@link SiteHub}. */
export interface SiteHubProps {
	/** Path of the first button inside Design; without it the button opens the dashboard. */
	backPath?: string | undefined;
}

/** The top of the sidebar: links to the dashboard and the site, and the button of the command palette (specification 2.3). */
export function SiteHub( { backPath }: SiteHubProps ) {
	const { homeUrl } = getBootPayload();
	const { open } = useDispatch( commandsStore );
	return (
		<div className="atelier-site-hub">
			{ backPath === undefined ? (
				<DashboardLink />
			) : (
				<Link
					to={ backPath }
					className="atelier-site-hub__dashboard"
					aria-label={ __( 'Go to Site Editor', 'atelier' ) }
				>
					<Glyph icon={ isRTL() ? chevronRight : chevronLeft } />
				</Link>
			) }
			<div className="atelier-site-hub__names">
				<a
					className="atelier-site-hub__title"
					href={ homeUrl }
					target="_blank"
					rel="noopener noreferrer"
				>
					<span className="atelier-site-hub__title-text">
						<SiteTitle />
					</span>
					<VisuallyHidden as="span">
						{ __( '(opens in a new tab)', 'atelier' ) }
					</VisuallyHidden>
				</a>
				<DraftSwitch />
			</div>
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

function DashboardLink() {
	const { dashboardUrl, siteIconUrl } = getBootPayload();
	return (
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
	);
}
