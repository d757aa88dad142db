import { __ } from '@wordpress/i18n';
import { useState } from 'react';

import { ConfirmDialog } from '@/wordpress/unstable-components';
import type { PresetAccess } from '../config/use-preset';
import type { Preset } from '../rules/preset-list';
import { PresetActions, type PresetAction } from './preset-actions';
import { PresetNameModal } from './preset-name-modal';

/** Props of {@link PresetScreenActions}. */
export interface PresetScreenActionsProps {
	access: Omit< PresetAccess< Preset >, 'replace' >;
	/** Question before deleting. */
	confirmDelete: string;
	/** Leaves the screen of a preset that is gone. */
	onDeleted: () => void;
}

/** Actions for the preset of a screen: rename, delete after a confirmation, reset. */
export function PresetScreenActions( {
	access,
	confirmDelete,
	onDeleted,
}: PresetScreenActionsProps ) {
	const { preset, rename, remove, reset } = access;
	const [ open, setOpen ] = useState< 'rename' | 'delete' >();
	const close = () => setOpen( undefined );
	const actions: PresetAction[] = [
		...( rename
			? [
					{
						label: __( 'Rename', 'atelier' ),
						onClick: () => setOpen( 'rename' ),
					},
			  ]
			: [] ),
		...( reset
			? [ { label: __( 'Reset', 'atelier' ), onClick: reset } ]
			: [] ),
		...( remove
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
			<PresetActions name={ preset.name } actions={ actions } />
			{ open === 'rename' && rename && (
				<PresetNameModal
					title={ __( 'Rename', 'atelier' ) }
					name={ preset.name }
					onRename={ rename }
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
					remove?.();
					onDeleted();
				} }
			>
				{ confirmDelete }
			</ConfirmDialog>
		</>
	);
}
