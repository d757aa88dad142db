import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { __ } from '@wordpress/i18n';
import { styles } from '@wordpress/icons';

import { AreaBoundary } from '@/components/area-boundary';
import { AreaLoader } from '@/components/area-loader';
import { lazyPart } from '@/components/lazy-part';
import { getBootPayload } from '@/data/site/boot-payload';
import { EditorSidebar, getOpenEditorSidebar } from '@/wordpress/editor';
import { getGlobalStylesId } from '@/wordpress/global-styles-records';
import { OWN_SIDEBAR } from './sync-sidebar';
import type { SidebarWorkspaceProps } from './sidebar-workspace';
import './style.scss';

const SidebarWorkspace = lazyPart< SidebarWorkspaceProps >(
	() =>
		import( /* webpackChunkName: "styles" */ './sidebar-workspace' ).then(
			( module ) => module.SidebarWorkspace
		),
	<AreaLoader label={ __( 'Loading the styles', 'atelier' ) } />
);

/** Props of {@link StylesSidebar}. */
export interface StylesSidebarProps extends SidebarWorkspaceProps {
	/** Whether the editor is open; after that it may still be mounted, hidden. */
	isEditing: boolean;
}

/**
 * Styles in the sidebar of the full-screen editor, for those who may edit them.
 *
 * While it is closed it remains mounted as long as the editor: without it the host would render its own sidebar again.
 */
export function StylesSidebar( {
	isEditing,
	editorSettings,
}: StylesSidebarProps ) {
	const isOpen = useSelect(
		( select ) => getOpenEditorSidebar( select ) === OWN_SIDEBAR,
		[]
	);
	const canEdit = useSelect( ( select ) => {
		const { theme, rights } = getBootPayload();
		const id =
			theme.isBlockTheme && rights.editStyles
				? getGlobalStylesId( select )
				: undefined;
		return (
			id !== undefined &&
			select( coreStore ).canUser( 'update', {
				kind: 'root',
				name: 'globalStyles',
				id,
			} ) === true
		);
	}, [] );
	return canEdit && ( isEditing || ! isOpen ) ? (
		<EditorSidebar
			identifier={ OWN_SIDEBAR }
			title={ __( 'Styles', 'atelier' ) }
			icon={ styles }
			closeLabel={ __( 'Close Styles', 'atelier' ) }
			className="atelier-styles-sidebar"
		>
			<AreaBoundary>
				<SidebarWorkspace editorSettings={ editorSettings } />
			</AreaBoundary>
		</EditorSidebar>
	) : null;
}
