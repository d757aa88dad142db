import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import {
	brush,
	download,
	external,
	help,
	pencil,
	upload,
} from '@wordpress/icons';

import { getBootPayload } from '@/data/site/boot-payload';
import { useLeaveEditor } from '@/data/site/use-leave-editor';
import { store } from '@/data/store';
import { openTransfer } from '@/features/transfer';
import { useActionCommands } from '@/kits/commands';
import { useNavigate, useRoute } from '@/router';
import { useCanExport, useExportSite } from '../site-export';

/** Registers the commands of the current screen's actions, while it is mounted. */
export function ActionCommands() {
	const { isEditing } = useRoute();
	const { updateQuery } = useNavigate();
	const leaveEditor = useLeaveEditor();
	const { openWelcomeGuide } = useDispatch( store );
	const canExport = useCanExport();
	const { exportSite } = useExportSite();
	const canEditDesign = getBootPayload().rights.editDesign;
	const canEnterEditMode = useSelect(
		( select ) => select( store ).canEnterEditMode(),
		[]
	);
	const editedType = useSelect(
		( select ) => select( store ).getEditedPost()?.postType,
		[]
	);

	useActionCommands( [
		! isEditing &&
			canEnterEditMode && {
				name: 'edit',
				label: __( 'Edit what the preview shows', 'atelier' ),
				icon: pencil,
				run: () => updateQuery( { canvas: 'edit' } ),
			},
		isEditing &&
			editedType !== undefined && {
				name: 'view',
				label: __( 'Open Navigation', 'atelier' ),
				icon: brush,
				run: () => leaveEditor( editedType ),
			},
		{
			name: 'view-site',
			label: __( 'View site', 'atelier' ),
			icon: external,
			run: () => window.open( getBootPayload().homeUrl, '_blank' ),
		},
		canExport && {
			name: 'export',
			label: __( 'Export the theme with its changes', 'atelier' ),
			icon: download,
			run: () => void exportSite(),
		},
		canExport &&
			canEditDesign && {
				name: 'export-design',
				label: __( 'Export the design as a file', 'atelier' ),
				icon: download,
				run: () => openTransfer( 'export' ),
			},
		canEditDesign && {
			name: 'import-design',
			icon: upload,
			label: __( 'Import a design from a file', 'atelier' ),
			run: () => openTransfer( 'import' ),
		},
		{
			name: 'welcome-guide',
			label: __( 'Open the welcome guide', 'atelier' ),
			icon: help,
			run: () => void openWelcomeGuide( 'site' ),
		},
	] );
	return null;
}
