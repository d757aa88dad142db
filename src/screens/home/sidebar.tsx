import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	layout,
	navigation,
	page,
	siteLogo,
	styles,
	symbol,
} from '@wordpress/icons';

import type { GlyphProps } from '@/components/glyph';
import { getBootPayload } from '@/data/site/boot-payload';
import {
	SidebarItem,
	SidebarOutsideItem,
	SidebarScreen,
} from '@/features/sidebar-screen';
import { isSupportedTheme } from './is-supported-theme';

/** Icons that PHP names, see `includes/class-sidebar.php`. */
const ICONS: Readonly< Record< string, GlyphProps[ 'icon' ] > > = {
	'site-logo': siteLogo,
	styles,
	navigation,
	page,
	layout,
	symbol,
};

/** The sidebar's root (specification 2.3). */
export function HomeSidebar() {
	const { sidebar, theme, pageUrl } = getBootPayload();
	return (
		<SidebarScreen
			title={ __( 'Design', 'atelier' ) }
			description={ sidebar.description }
		>
			{ isSupportedTheme( theme ) ? (
				<ul className="atelier-sidebar-items">
					{ sidebar.items.map( ( { id, path, href, label, icon } ) =>
						href.startsWith( pageUrl ) ? (
							<SidebarItem
								key={ id }
								to={ path }
								icon={ ICONS[ icon ] }
							>
								{ label }
							</SidebarItem>
						) : (
							<SidebarOutsideItem
								key={ id }
								href={ href }
								icon={ ICONS[ icon ] }
							>
								{ label }
							</SidebarOutsideItem>
						)
					) }
				</ul>
			) : (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'The theme you are currently using does not support this screen.',
						'atelier'
					) }
				</Notice>
			) }
		</SidebarScreen>
	);
}
