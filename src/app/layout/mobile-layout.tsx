import { getBootPayload } from '@/data/site/boot-payload';
import { isSupportedTheme } from '@/features/sidebar-screen';
import { ThemePreviewBar } from '@/features/theme-preview';
import { useRoute } from '@/router';
import { AreaFrame } from './area-frame';
import { getHubBackPath } from './get-hub-back-path';
import { SaveHub } from './save-hub';
import { SiteHub } from './site-hub';

/** Shows the single area of a small viewport (specification 2.1). */
export function MobileLayout() {
	const { areas, isEditing, path } = useRoute();
	const { theme } = getBootPayload();
	return (
		<div className="atelier-layout__mobile">
			{ ! isEditing && (
				<>
					<SiteHub
						backPath={ getHubBackPath(
							path,
							isSupportedTheme( theme )
						) }
					/>
					<ThemePreviewBar />
				</>
			) }
			<AreaFrame name="mobile">{ areas.mobile }</AreaFrame>
			{ ! isEditing && <SaveHub /> }
		</div>
	);
}
