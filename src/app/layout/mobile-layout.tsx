import { useRef } from 'react';
import { __ } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import { isSupportedTheme } from '@/kits/sidebar';
import { useArrivalFocus, useCoverFocus } from '@/focus';
import { PREVIEWED, useRoute } from '@/router';
import { AreaFrame } from './area-frame';
import { getHubBackPath } from './get-hub-back-path';
import { ShellFoot, ShellHead } from './guarded-parts';
import { PreviewSwitch } from './preview-switch';

/** Props of {@link MobileLayout}. */
export interface MobileLayoutProps {
	/** Name of the screen; undefined where it has none. */
	title: string | undefined;
}

/** Shows the single area of a small viewport (specification 2.1); the area *edit* covers it when it is open. */
export function MobileLayout( { title }: MobileLayoutProps ) {
	const route = useRoute();
	const { areas, isEditing, path, query, isPreviewFirst } = route;
	const { theme } = getBootPayload();
	const area = useRef< HTMLDivElement >( null );
	const edit = useRef< HTMLDivElement >( null );
	const preview = useRef< HTMLDivElement >( null );
	const isCovered = ! isEditing && !! areas.edit;
	const hasSwitch =
		route.hasPreviewSwitch &&
		! route.showsPreviewOnMobile &&
		! isEditing &&
		! isCovered;
	const isPreviewed = hasSwitch && isPreviewFirst;
	useArrivalFocus( area, '.atelier-list__heading' );
	useCoverFocus( area, edit, isCovered );
	useCoverFocus( area, preview, isPreviewed );
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
					isHidden={ isCovered || isPreviewed }
				>
					{ areas.mobile }
					{ hasSwitch && (
						<PreviewSwitch title={ title } isPreviewed={ false } />
					) }
				</AreaFrame>
				{ isPreviewed && (
					<AreaFrame frameRef={ preview } name="preview" isCovering>
						{ areas.preview }
						{ query.preview === PREVIEWED && (
							<PreviewSwitch title={ title } isPreviewed />
						) }
					</AreaFrame>
				) }
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
