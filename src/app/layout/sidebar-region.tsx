import { __ } from '@wordpress/i18n';

import { ThemePreviewBar } from '@/features/theme-preview';
import { useRoute } from '@/router';
import { AreaFrame } from './area-frame';
import { SaveHub } from './save-hub';
import { SiteHub } from './site-hub';

/** The landmark that holds the hub, the route's sidebar and the save button. */
export function SidebarRegion() {
	const { areas } = useRoute();
	return (
		<div
			className="atelier-layout__sidebar"
			role="region"
			aria-label={ __( 'Navigation', 'atelier' ) }
		>
			<SiteHub />
			<ThemePreviewBar />
			<AreaFrame name="sidebar">{ areas.sidebar }</AreaFrame>
			<SaveHub />
		</div>
	);
}
