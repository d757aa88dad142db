import { __ } from '@wordpress/i18n';

import { SidebarScreen } from '@/kits/sidebar';

/** The sidebar of a screen that a person may not use, with a button to the root. */
export function NoAccessSidebar() {
	return (
		<SidebarScreen title={ __( 'No access', 'atelier' ) } backPath="/" />
	);
}
