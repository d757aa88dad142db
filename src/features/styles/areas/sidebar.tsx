import { __ } from '@wordpress/i18n';

import { PartBoundary } from '@/components/part-boundary';
import { lazyPart } from '@/components/lazy-part';
import { waitForContent } from '@/schedule/content-first';
import { MenuItems, SidebarScreen, UnsupportedNotice } from '@/kits/sidebar';
import { describeScreen } from '@/utils/screens';

/** Props of {@link StylesScreenSidebar}. */
export interface StylesScreenSidebarProps {
	/** Whether the theme has no styles to edit. */
	isUnsupported?: boolean;
}

const SidebarState = lazyPart( async () => {
	await waitForContent();
	const { SidebarState: State } = await import(
		/* webpackChunkName: "styles" */ './sidebar-state'
	);
	return State;
} );

/** The menu, with the state of the styles below it. */
export function StylesScreenSidebar( {
	isUnsupported = false,
}: StylesScreenSidebarProps ) {
	return (
		<SidebarScreen
			title={ __( 'Styles', 'atelier' ) }
			description={ __(
				'Choose a different style combination for the theme styles.',
				'atelier'
			) }
			backPath="/"
		>
			{ isUnsupported ? (
				<UnsupportedNotice />
			) : (
				<>
					<MenuItems
						currentPath={ describeScreen( 'styles' ).path }
					/>
					<PartBoundary
						message={ __(
							'What changed could not be shown.',
							'atelier'
						) }
					>
						<SidebarState />
					</PartBoundary>
				</>
			) }
		</SidebarScreen>
	);
}
