import { __ } from '@wordpress/i18n';

import { SidebarScreen, UnsupportedNotice } from '@/kits/sidebar';

/** Props of {@link StylesSidebar}. */
export interface StylesSidebarProps {
	/** The theme has no styles to edit. */
	isUnsupported?: boolean;
}

/** Leads back to the root. */
export function StylesSidebar( { isUnsupported = false }: StylesSidebarProps ) {
	return (
		<SidebarScreen
			title={ __( 'Styles', 'atelier' ) }
			description={ __(
				'Choose a different style combination for the theme styles.',
				'atelier'
			) }
			backPath="/"
		>
			{ isUnsupported && <UnsupportedNotice /> }
		</SidebarScreen>
	);
}
