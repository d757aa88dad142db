import { useLayoutEffect } from 'react';
import clsx from 'clsx';

import { getBootPayload } from '@/data/site/boot-payload';
import { Recovery } from '@/features/recovery';
import { ThemePreviewFallback } from '@/features/theme-preview';
import { WelcomeGuides } from '@/features/welcome-guides';
import { useDocumentTitle } from '@/hooks/use-document-title';
import { useIsMobile } from '@/hooks/use-is-mobile';
import { useRoute } from '@/router';
import { LAYOUT_READY_EVENT } from '../take-over-shell';
import { useRouteTitle } from '../use-route-title';
import { CanvasFrame } from './canvas-frame';
import { CommandPalette } from './command-palette';
import { MobileLayout } from './mobile-layout';
import { Panels } from './panels';
import { SaveSupport } from './save-support';
import { SidebarRegion } from './sidebar-region';
import { Snackbars } from './snackbars';
import { useAreaFit } from './use-area-fit';
import './layout.scss';

/** Arranges the areas of the current route: sidebar, content and preview, or the full-screen editor. */
export function Layout() {
	const { isEditing } = useRoute();
	const fit = useAreaFit();
	const isMobile = useIsMobile();
	const { siteTitle } = getBootPayload();
	useDocumentTitle( useRouteTitle(), siteTitle );

	useLayoutEffect( () => {
		window.dispatchEvent( new CustomEvent( LAYOUT_READY_EVENT ) );
	}, [] );

	return (
		<div className={ clsx( 'atelier-layout', { 'is-edit': isEditing } ) }>
			{ isMobile ? (
				<MobileLayout />
			) : (
				<>
					{ ! isEditing && <SidebarRegion /> }
					<div className="atelier-layout__areas">
						{ ! isEditing && <Panels fit={ fit } /> }
						{ fit === 'all' && <CanvasFrame /> }
					</div>
				</>
			) }
			{ COMPANIONS }
		</div>
	);
}

// What goes along with every screen, and has nothing to do with a step from one to another.
const COMPANIONS = (
	<>
		<SaveSupport />
		<Recovery />
		<ThemePreviewFallback />
		<CommandPalette />
		<WelcomeGuides />
		<Snackbars />
	</>
);
