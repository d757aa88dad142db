import { __ } from '@wordpress/i18n';

import { SidebarScreen } from '@/features/sidebar-screen';

/** Leads back to the root. */
export function NotFoundSidebar() {
	return (
		<SidebarScreen
			title={ __( 'Page not found', 'atelier' ) }
			backPath="/"
		/>
	);
}
