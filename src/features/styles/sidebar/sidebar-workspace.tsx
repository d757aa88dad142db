import { useCallback } from 'react';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { AreaLoader } from '@/components/area-loader';
import { store } from '@/data/store';
import { AddressedFontLibrary, useOpenFontLibrary } from '@/features/fonts';
import { useIsMobile } from '@/hooks/use-is-mobile';
import { useNavigate, useRoute } from '@/router';
import { StylesWorkspace } from '../styles-workspace';
import { useStyleBookSwitch } from '../use-style-book-switch';

/** Props of {@link SidebarWorkspace}. */
export interface SidebarWorkspaceProps {
	/** Settings of the block editor from the server. */
	editorSettings: Readonly< Record< string, unknown > >;
}

/** The panel of Styles at the section of the address, within the editor's sidebar. */
export function SidebarWorkspace( { editorSettings }: SidebarWorkspaceProps ) {
	const { query } = useRoute();
	const { updateQuery } = useNavigate();
	const isMobile = useIsMobile();
	const { openWelcomeGuide } = useDispatch( store );
	const handleWelcomeGuide = useCallback(
		() => void openWelcomeGuide( 'styles' ),
		[ openWelcomeGuide ]
	);
	// Without a section the sidebar would be closed.
	const handleSectionChange = useCallback(
		( section: string | undefined ) =>
			updateQuery( { section: section ?? '/' } ),
		[ updateQuery ]
	);
	const openFontLibrary = useOpenFontLibrary();
	const styleBook = useStyleBookSwitch();
	return (
		<>
			<StylesWorkspace
				section={ query.section }
				onSectionChange={ handleSectionChange }
				onWelcomeGuide={ handleWelcomeGuide }
				editorSettings={ editorSettings }
				fallback={
					<AreaLoader
						label={ __( 'Loading the styles', 'atelier' ) }
					/>
				}
				onManageFonts={ openFontLibrary }
				{ ...( isMobile ? {} : { styleBook } ) }
			/>
			<AddressedFontLibrary />
		</>
	);
}
