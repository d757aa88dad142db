import { __ } from '@wordpress/i18n';

import { SidebarScreen } from '@/kits/sidebar';

/** Leads back to the root. */
export function NoAccessSidebar() {
	return (
		<SidebarScreen title={ __( 'No access', 'atelier' ) } backPath="/" />
	);
}
