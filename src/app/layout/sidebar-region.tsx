import { __ } from '@wordpress/i18n';

import { useRoute } from '@/router';
import { AreaFrame } from './area-frame';
import { ShellFoot, ShellHead } from './guarded-parts';

// The same elements for every screen, so that navigation does not re-render them.
const HEAD = <ShellHead />;
const FOOT = <ShellFoot />;

/** The landmark with the hub, the route's sidebar and the save button. */
export function SidebarRegion() {
	const { areas } = useRoute();
	return (
		<div
			className="atelier-layout__sidebar"
			role="region"
			aria-label={ __( 'Navigation', 'atelier' ) }
		>
			{ HEAD }
			<AreaFrame name="sidebar">{ areas.sidebar }</AreaFrame>
			{ FOOT }
		</div>
	);
}
