import { useMemo } from 'react';
import { useCommands, type Command } from '@wordpress/commands';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { brush, download, external, help, pencil } from '@wordpress/icons';

import { useDirtyRecords } from '@/data/records';
import { getBootPayload } from '@/data/site/boot-payload';
import { store } from '@/data/store';
import { useCanExport, useExportSite } from '@/features/site-export';
import { useRoute } from '@/router';

const VIEW_CONTEXT = 'site-editor';
const EDIT_CONTEXT = 'entity-edit';

/** Registers the commands that do what the current screen offers, while it is mounted. */
export function ActionCommands() {
	const { isEditing, areas } = useRoute();
	const { records } = useDirtyRecords();
	const { openWelcomeGuide, setIsSaveViewOpened } = useDispatch( store );
	const canExport = useCanExport();
	const { exportSite } = useExportSite();
	const hasPreview = areas.preview !== undefined;
	const hasChanges = records.length > 0;

	const actions: Array< Action | false > = [
		! isEditing &&
			hasPreview && {
				name: 'edit',
				label: __( 'Edit what the preview shows', 'atelier' ),
				icon: pencil,
				run: () => pressButton( '[data-enters-edit]' ),
			},
		isEditing && {
			name: 'view',
			label: __( 'Open Navigation', 'atelier' ),
			icon: brush,
			run: () => pressButton( '[data-leaves-edit]' ),
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
	// Callbacks are new with each rendering. The palette registers its commands anew when this text changes.
	const names = actions.map( ( { name } ) => name ).join();
	useCommands(
		useMemo(
			() =>
				actions.map(
					( { name, label, icon, run } ): Command => ( {
						name: `atelier/do/${ name }`,
						label,
						icon,
						category: 'command',
						context,
						callback: ( { close } ) => {
							close();
							run();
						},
					} )
				),
			// eslint-disable-next-line react-hooks/exhaustive-deps -- See above: what the callbacks do does not change.
			[ names, context ]
		)
	);
}

function pressButton( selector: string ): void {
	document.querySelector< HTMLElement >( selector )?.click();
}
