import { __ } from '@wordpress/i18n';

import { PartBoundary } from '@/components/part-boundary';
import { Recovery } from '@/kits/saving/recovery';
import {
	ThemePreviewBar,
	ThemePreviewFallback,
} from '@/kits/saving/theme-preview';
import { getBootPayload } from '@/data/site/boot-payload';
import { LeftWork, TransferDialogs } from '@/features/transfer';
import { LoginDialog } from '../login';
import { WelcomeGuides } from '../welcome-guides';
import { CommandPalette } from './command-palette';
import { LazyConflicts } from './conflicts';
import { NoticesPlace } from './notices-place';
import { SaveHub } from './save-hub';
import { SaveSupport } from './save-support';
import { SiteHub, type SiteHubProps } from './site-hub';

/*
 * The parts of the shell that every screen has, each in an error boundary, so that a failed part does not remove the others.
 */

/** The top of the sidebar: the hub, and the note about the previewed theme. */
export function ShellHead( props: SiteHubProps ) {
	return (
		<>
			<PartBoundary
				message={ __(
					'The site’s name could not be shown.',
					'atelier'
				) }
			>
				<SiteHub { ...props } />
			</PartBoundary>
			<PartBoundary
				message={ __(
					'The theme preview could not be shown.',
					'atelier'
				) }
			>
				<ThemePreviewBar>
					{ getBootPayload().leftWork && <LeftWork /> }
				</ThemePreviewBar>
			</PartBoundary>
		</>
	);
}

/** The bottom of the sidebar: the note about work that a switch of the theme left behind, and the save button. */
export function ShellFoot() {
	const { leftWork, themePreview } = getBootPayload();
	return (
		<>
			{ leftWork && ! themePreview && (
				<PartBoundary
					message={ __( 'A notice could not be shown.', 'atelier' ) }
				>
					<LeftWork />
				</PartBoundary>
			) }
			<PartBoundary
				message={ __(
					'The save button could not be shown.',
					'atelier'
				) }
			>
				<SaveHub />
			</PartBoundary>
		</>
	);
}

/** Dialogs, notices and the command palette: rendered outside the routed areas, so that navigation does not re-render them. */
export function ShellCompanions() {
	return (
		<>
			<PartBoundary
				isFloating
				message={ __( 'The login could not be shown.', 'atelier' ) }
			>
				<LoginDialog />
			</PartBoundary>
			<PartBoundary
				isFloating
				message={ __(
					'The review of changes could not be shown.',
					'atelier'
				) }
			>
				<SaveSupport />
			</PartBoundary>
			<PartBoundary
				isFloating
				message={ __(
					'The changes of other users could not be shown.',
					'atelier'
				) }
			>
				<LazyConflicts />
			</PartBoundary>
			<PartBoundary
				isFloating
				message={ __(
					'Unsaved changes from before could not be shown.',
					'atelier'
				) }
			>
				<Recovery />
			</PartBoundary>
			<PartBoundary
				isFloating
				message={ __(
					'The theme preview could not be shown.',
					'atelier'
				) }
			>
				<ThemePreviewFallback />
			</PartBoundary>
			<PartBoundary
				isFloating
				message={ __(
					'The command palette could not be shown.',
					'atelier'
				) }
			>
				<CommandPalette />
			</PartBoundary>
			<PartBoundary
				isFloating
				message={ __(
					'The welcome guide could not be shown.',
					'atelier'
				) }
			>
				<WelcomeGuides />
			</PartBoundary>
			<PartBoundary
				isFloating
				message={ __( 'The dialog could not be shown.', 'atelier' ) }
			>
				<TransferDialogs />
			</PartBoundary>
			<PartBoundary
				isFloating
				message={ __( 'A notice could not be shown.', 'atelier' ) }
			>
				<NoticesPlace />
			</PartBoundary>
		</>
	);
}
