import { useMemo, useRef } from 'react';
import { useCommands, type Command } from '@wordpress/commands';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { brush, download, external, help, pencil } from '@wordpress/icons';

import { useDirtyRecords } from '@/data/records';
import { getBootPayload } from '@/data/site/boot-payload';
import { useLeaveEditor } from '@/data/site/use-leave-editor';
import { store } from '@/data/store';
import { useCanExport, useExportSite } from '@/features/site-export';
import { useNavigate, useRoute } from '@/router';

const VIEW_CONTEXT = 'site-editor';
const EDIT_CONTEXT = 'entity-edit';

/** Registers the commands that do what the current screen offers, while it is mounted. */
export function ActionCommands() {
	const { isEditing } = useRoute();
	const { updateQuery } = useNavigate();
	const leaveEditor = useLeaveEditor();
	const { records } = useDirtyRecords();
	const { openWelcomeGuide, setIsSaveViewOpened } = useDispatch( store );
	const canExport = useCanExport();
	const { exportSite } = useExportSite();
	const canEnterEditMode = useSelect(
		( select ) => select( store ).canEnterEditMode(),
		[]
	);
	const editedType = useSelect(
		( select ) => select( store ).getEditedPost()?.postType,
		[]
	);
	const hasChanges = records.length > 0;

	const actions: Array< Action | false > = [
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
		hasChanges && {
			name: 'review',
			label: __( 'Review changes', 'atelier' ),
			run: () => void setIsSaveViewOpened( true ),
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
		{
			name: 'welcome-guide',
			label: __( 'Open the welcome guide', 'atelier' ),
			icon: help,
			run: () => void openWelcomeGuide( 'site' ),
		},
	];
	useActions(
		actions.filter( ( action ): action is Action => action !== false ),
		isEditing ? EDIT_CONTEXT : VIEW_CONTEXT
	);
	return null;
}

interface Action {
	name: string;
	label: string;
	icon?: Command[ 'icon' ];
	run: () => unknown;
}

function useActions( actions: readonly Action[], context: string ): void {
	// Callbacks are new with each rendering. The palette registers its commands anew when this text changes, and they call
	// what the last rendering made.
	const latest = useRef( actions );
	latest.current = actions;
	const names = actions.map( ( { name } ) => name ).join();
	useCommands(
		useMemo(
			() =>
				latest.current.map(
					( { name, label, icon } ): Command => ( {
						name: `atelier/do/${ name }`,
						label,
						icon,
						category: 'command',
						context,
						callback: ( { close } ) => {
							close();
							latest.current
								.find( ( action ) => action.name === name )
								?.run();
						},
					} )
				),
			// eslint-disable-next-line react-hooks/exhaustive-deps -- The names say when there are other commands.
			[ names, context ]
		)
	);
}
