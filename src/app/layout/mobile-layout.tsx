import { useRoute } from '@/router';
import { AreaFrame } from './area-frame';
import { SiteHub } from './site-hub';

/** Shows the single area of a small viewport (specification 2.1). */
export function MobileLayout() {
	const { areas, isEditing } = useRoute();
	return (
		<div className="atelier-layout__mobile">
			{ ! isEditing && <SiteHub /> }
			<AreaFrame name="mobile">{ areas.mobile }</AreaFrame>
		</div>
	);
}
