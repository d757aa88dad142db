import { useRef } from 'react';
import { __ } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import { isSupportedTheme } from '@/kits/sidebar';
import { useCoverFocus } from '@/focus';
import { useRoute } from '@/router';
import { AreaFrame } from './area-frame';
import { getHubBackPath } from './get-hub-back-path';
import { ShellFoot, ShellHead } from './guarded-parts';

/** Props of {@link MobileLayout}. */
export interface MobileLayoutProps {
	/** Name of the screen; undefined where it has none. */
	title: string | undefined;
}

/** Shows the single area of a small viewport (specification 2.1); what is opened to be edited covers it. */
export function MobileLayout( { title }: MobileLayoutProps ) {
	const { areas, isEditing, path } = useRoute();
	const { theme } = getBootPayload();
	const area = useRef< HTMLDivElement >( null );
	const edit = useRef< HTMLDivElement >( null );
	const isCovered = ! isEditing && !! areas.edit;
	useCoverFocus( area, edit, isCovered );
	return (
		<div className="atelier-layout__mobile">
			{ ! isEditing && (
				<header>
					<ShellHead
						backPath={ getHubBackPath(
							path,
							isSupportedTheme( theme )
						) }
					/>
				</header>
			) }
			<main className="atelier-layout__single">
				<AreaFrame
					frameRef={ area }
					name="mobile"
					label={ isEditing ? undefined : title }
					isHidden={ isCovered }
				>
					{ areas.mobile }
				</AreaFrame>
				{ isCovered && (
					<AreaFrame frameRef={ edit } name="edit" isCovering>
						{ areas.edit }
					</AreaFrame>
				) }
			</main>
			{ ! isEditing && (
				<div role="region" aria-label={ __( 'Save', 'atelier' ) }>
					<ShellFoot />
				</div>
			) }
		</div>
	);
}
