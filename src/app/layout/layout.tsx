import { useLayoutEffect, useRef } from 'react';
import clsx from 'clsx';

import { usePageTitle } from '@/data/site/use-page-title';
import { PREVIEWED, useRoute, useRouteTitle } from '@/router';
import { LAYOUT_READY_EVENT } from '../shell/replace-shell';
import { CanvasFrame } from './canvas-frame';
import { DraftMark } from './draft-mark';
import { ShellCompanions } from './guarded-parts';
import { MobileLayout } from './mobile-layout';
import { Panels } from './panels';
import { PreviewSwitch } from './preview-switch';
import { SidebarRegion } from './sidebar-region';
import { MAIN_ID, SkipLink } from './skip-link';
import { useAreaFit } from './use-area-fit';
import { useCanvasContainerView } from './use-canvas-container-view';
import { useShowsIconLabels } from './use-shows-icon-labels';
import { useSingleArea } from './use-single-area';
import './layout.scss';

/** Arranges the areas of the current route: sidebar, content and preview, or the full-screen editor. */
export function Layout() {
	const { isEditing, isPreviewFirst, hasPreviewSwitch, query } = useRoute();
	const fit = useAreaFit();
	const isPreviewed = fit !== 'all' && isPreviewFirst;
	const preview = useRef< HTMLDivElement >( null );
	const hasSingleArea = useSingleArea( isEditing );
	const showsIconLabels = useShowsIconLabels();
	useCanvasContainerView();
	const title = useRouteTitle();
	usePageTitle( title, 'screen' );

	useLayoutEffect( () => {
		window.dispatchEvent( new CustomEvent( LAYOUT_READY_EVENT ) );
	}, [] );

	return (
		<div
			className={ clsx( 'atelier-layout', {
				'is-edit': isEditing,
				// The host's class that makes its editor show the names of its buttons.
				'show-icon-labels': showsIconLabels,
			} ) }
		>
			{ hasSingleArea ? (
				<MobileLayout title={ title } />
			) : (
				<>
					{ ! isEditing && <SkipLink /> }
					{ ! isEditing && <SidebarRegion /> }
					<main id={ MAIN_ID } className="atelier-layout__areas">
						{ ! isEditing && (
							<Panels
								fit={ fit }
								title={ title }
								isPreviewed={ isPreviewed }
								hasSwitch={ hasPreviewSwitch && fit !== 'all' }
								preview={ preview }
							/>
						) }
						{ ( fit === 'all' || isPreviewed ) && (
							<CanvasFrame
								isCovering={ isPreviewed }
								foot={
									isPreviewed &&
									query.preview === PREVIEWED && (
										<PreviewSwitch
											title={ title }
											isPreviewed
										/>
									)
								}
								areaRef={ preview }
							/>
						) }
					</main>
				</>
			) }
			<DraftMark />
			{ COMPANIONS }
		</div>
	);
}

// The same element for every screen, so that navigation does not re-render it.
const COMPANIONS = <ShellCompanions />;
