import { useMemo, type ReactNode } from 'react';

import { AreaError } from '@/components/area-error';
import { StyleEditorProvider } from '@/wordpress/style-panels';
import { ManageFontsContext, type ManageFonts } from './config/manage-fonts';
import { GlobalStylesProvider } from './config/provider';
import { useGlobalStyles } from './config/use-global-styles';
import { useSaveDifferences } from './config/use-save-differences';
import {
	StylesNavigationContext,
	type StylesNavigation,
} from './config/styles-navigation';
import { formatSection, parseSection } from './rules/styles-section';
import { StylesPanel } from './styles-panel';
import { useThemeFonts } from './panels/use-theme-fonts';
import { useMediaUpload } from './panels/use-media-upload';

/** Props of {@link StylesWorkspace}. */
export interface StylesWorkspaceProps {
	/** `section` of the address. */
	section: string | undefined;
	/** Writes a section into the address. */
	onSectionChange: ( section: string | undefined ) => void;
	/** Settings of the block editor from the server. */
	editorSettings: Readonly< Record< string, unknown > >;
	/** Rendered until the styles are loaded. */
	fallback: ReactNode;
	styleBook?: StylesNavigation[ 'styleBook' ];
	onWelcomeGuide?: () => void;
	/** Leaves Styles; undefined where a sidebar beside it has the link back. */
	onLeave?: ( () => void ) | undefined;
	/** Opens the font library, where there is one. */
	onManageFonts?: ManageFonts;
}

const NO_BLOCKS: readonly unknown[] = [];

/** All of Styles: its data, its place in the address, and its panel. */
export function StylesWorkspace( {
	section,
	onSectionChange,
	editorSettings,
	fallback,
	styleBook,
	onWelcomeGuide,
	onLeave,
	onManageFonts,
}: StylesWorkspaceProps ) {
	const navigation = useMemo< StylesNavigation >(
		() => ( {
			section: parseSection( section ),
			goTo: ( next ) =>
				onSectionChange(
					next.screen === 'root' ? undefined : formatSection( next )
				),
			...( styleBook ? { styleBook } : {} ),
			...( onWelcomeGuide ? { onWelcomeGuide } : {} ),
			...( onLeave ? { leave: onLeave } : {} ),
		} ),
		[ section, onSectionChange, styleBook, onWelcomeGuide, onLeave ]
	);
	const mediaUpload = useMediaUpload();
	const panelSettings = useMemo(
		() => ( { ...editorSettings, mediaUpload } ),
		[ editorSettings, mediaUpload ]
	);
	return (
		<StylesNavigationContext.Provider value={ navigation }>
			<ManageFontsContext.Provider value={ onManageFonts }>
				<GlobalStylesProvider
					editorSettings={ editorSettings }
					fallback={ fallback }
					renderError={ ( error, retry ) => (
						<AreaError error={ error } onRetry={ retry } />
					) }
				>
					<StyleEditorProvider
						value={ NO_BLOCKS }
						settings={ panelSettings }
					>
						<ThemeFonts />
						<SaveDifferences />
						<StylesPanel />
					</StyleEditorProvider>
				</GlobalStylesProvider>
			</ManageFontsContext.Provider>
		</StylesNavigationContext.Provider>
	);
}

function SaveDifferences() {
	useSaveDifferences( useGlobalStyles().stored );
	return null;
}

function ThemeFonts() {
	useThemeFonts();
	return null;
}
