import { __ } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import {
	hasEditableStyles,
	SidebarItem,
	SidebarScreen,
	UnsupportedNotice,
} from '@/kits/sidebar';

/** Props of {@link StyleBookSidebar}. */
export interface StyleBookSidebarProps {
	/** Whether the theme has anything to show. */
	isSupported: boolean;
}

/** Sidebar with a description of the Style Book, the link to the root, and the link to Styles for a person who may edit them. */
export function StyleBookSidebar( { isSupported }: StyleBookSidebarProps ) {
	const { theme, rights } = getBootPayload();
	const canEdit = hasEditableStyles( theme ) && rights.editStyles;
	return (
		<SidebarScreen
			title={ __( 'Styles', 'atelier' ) }
			description={ __(
				"Preview your website's visual identity: colors, typography, and blocks.",
				'atelier'
			) }
			backPath="/"
		>
			{ ! isSupported && <UnsupportedNotice /> }
			{ isSupported && canEdit && (
				<ul className="atelier-sidebar-items">
					<SidebarItem to="/styles">
						{ __( 'Edit styles', 'atelier' ) }
					</SidebarItem>
				</ul>
			) }
		</SidebarScreen>
	);
}
