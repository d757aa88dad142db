import { useRef } from 'react';

import { getBootPayload } from '@/data/site/boot-payload';
import { isSupportedTheme } from '@/features/sidebar-screen';
import { useRoute } from '@/router';
import { AreaFrame } from './area-frame';
import { getHubBackPath } from './get-hub-back-path';
import { ShellFoot, ShellHead } from './guarded-parts';
import { useCoverFocus } from './use-cover-focus';

/** Shows the single area of a small viewport (specification 2.1); what is opened to be edited covers it. */
export function MobileLayout() {
	const { areas, isEditing, path } = useRoute();
	const { theme } = getBootPayload();
	const area = useRef< HTMLDivElement >( null );
	const edit = useRef< HTMLDivElement >( null );
	const isCovered = ! isEditing && !! areas.edit;
	useCoverFocus( area, edit, isCovered );
	return (
		<div className="atelier-layout__mobile">
			{ ! isEditing && (
				<ShellHead
					backPath={ getHubBackPath(
						path,
						isSupportedTheme( theme )
					) }
				/>
			) }
			<AreaFrame frameRef={ area } name="mobile" isHidden={ isCovered }>
				{ areas.mobile }
			</AreaFrame>
			{ isCovered && (
				<AreaFrame frameRef={ edit } name="edit" isCovering>
					{ areas.edit }
				</AreaFrame>
			) }
			{ ! isEditing && <ShellFoot /> }
		</div>
	);
}
