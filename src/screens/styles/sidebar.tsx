import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { SidebarScreen } from '@/features/sidebar-screen';

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
			{ isUnsupported && (
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
