import { MenuItem } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { backup, download, trash } from '@wordpress/icons';

import { getBootPayload } from '@/data/site/boot-payload';
import { store } from '@/data/store';
import { useNavigate } from '@/router';
import { describeScreen } from '@/utils/screens';
import { AdminBarItems } from './admin-bar-items';
import { TransferItems } from './transfer-items';
import { useEditedGuide } from './use-edited-guide';
import { useCanExport, useExportSite } from '../site-export';

/** Props of {@link ToolsMenuItems}. */
export interface ToolsMenuItemsProps {
	/** Closes the menu. */
	onClose: () => void;
}

/**
  The items of the Tools menu (specification 2.3): Export and import, for those who may, the history, Recently deleted, the guides, and
  plugins' items of the admin bar.
 */
export function ToolsMenuItems( { onClose }: ToolsMenuItemsProps ) {
	const canExport = useCanExport();
	const { isExporting, exportSite } = useExportSite();
	const { navigate } = useNavigate();
	const { openWelcomeGuide } = useDispatch( store );
	const guide = useEditedGuide();
	const canEditDesign = getBootPayload().rights.editDesign;
	return (
		<>
			{ canExport && (
				<MenuItem
					icon={ download }
					info={ __(
						'Download your theme with updated templates and styles.',
						'atelier'
					) }
					disabled={ isExporting }
					onClick={ () => {
						onClose();
						void exportSite();
					} }
				>
					{ __( 'Export', 'atelier' ) }
				</MenuItem>
			) }
			{ canEditDesign && (
				<TransferItems canExport={ canExport } onClose={ onClose } />
			) }
			{ canEditDesign && (
				<MenuItem
					icon={ backup }
					info={ __(
						'See who changed what, and go back to any moment.',
						'atelier'
					) }
					onClick={ () => {
						onClose();
						navigate( describeScreen( 'history' ).path );
					} }
				>
					{ describeScreen( 'history' ).title() }
				</MenuItem>
			) }
			<MenuItem
				icon={ trash }
				info={ __(
					'Restore what was deleted in the last 30 days.',
					'atelier'
				) }
				onClick={ () => {
					onClose();
					navigate( '/deleted' );
				} }
			>
				{ __( 'Recently deleted', 'atelier' ) }
			</MenuItem>
			<MenuItem
				onClick={ () => {
					onClose();
					void openWelcomeGuide( 'site' );
				} }
			>
				{ __( 'Welcome Guide', 'atelier' ) }
			</MenuItem>
			{ guide && (
				<MenuItem
					onClick={ () => {
						onClose();
						void openWelcomeGuide( guide.name );
					} }
				>
					{ guide.label }
				</MenuItem>
			) }
			<AdminBarItems />
		</>
	);
}
