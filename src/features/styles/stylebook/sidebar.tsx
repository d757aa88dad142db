import { __ } from '@wordpress/i18n';

import { SidebarScreen, UnsupportedNotice } from '@/kits/sidebar';

/** Props of {@link StyleBookSidebar}. */
export interface StyleBookSidebarProps {
	/** Whether the theme has anything to show. */
	isSupported: boolean;
}

/** Says what the Style Book is, and leads back to the root. */
export function StyleBookSidebar( { isSupported }: StyleBookSidebarProps ) {
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
		</SidebarScreen>
	);
}
