import { __ } from '@wordpress/i18n';
import { useState } from 'react';

import { ConfirmDialog } from '@/wordpress/unstable-components';
import { PresetActions, type PresetAction } from './preset-actions';
import { RenameModal } from './rename-modal';

/** Props of {@link PresetScreenActions}. */
export interface PresetScreenActionsProps {
	name: string;
	onRename?: ( name: string ) => void;
	onDelete?: () => void;
	/** Takes back the person's changes of a preset of the theme or of WordPress. */
	onReset?: ( () => void ) | undefined;
	/** Question before deleting. */
	confirmDelete: string;
}

/** What can be done to the preset of a screen: rename, delete after a confirmation, reset. */
export function PresetScreenActions( {
	name,
	onRename,
	onDelete,
	onReset,
	confirmDelete,
}: PresetScreenActionsProps ) {
	const [ open, setOpen ] = useState< 'rename' | 'delete' >();
	const close = () => setOpen( undefined );
	const actions: PresetAction[] = [
		...( onRename
			? [
					{
						label: __( 'Rename', 'atelier' ),
						onClick: () => setOpen( 'rename' ),
					},
			  ]
			: [] ),
		...( onReset
			? [ { label: __( 'Reset', 'atelier' ), onClick: onReset } ]
			: [] ),
		...( onDelete
			? [
					{
						label: __( 'Delete', 'atelier' ),
						isDestructive: true,
						onClick: () => setOpen( 'delete' ),
					},
			  ]
			: [] ),
	];
	return (
		<>
			<PresetActions name={ name } actions={ actions } />
			{ open === 'rename' && onRename && (
				<RenameModal
					title={ __( 'Rename', 'atelier' ) }
					name={ name }
					onRename={ onRename }
					onClose={ close }
				/>
			) }
			<ConfirmDialog
				isOpen={ open === 'delete' }
				cancelButtonText={ __( 'Cancel', 'atelier' ) }
				confirmButtonText={ __( 'Delete', 'atelier' ) }
				onCancel={ close }
				onConfirm={ () => {
					close();
					onDelete?.();
				} }
			>
				{ confirmDelete }
			</ConfirmDialog>
		</>
	);
}
