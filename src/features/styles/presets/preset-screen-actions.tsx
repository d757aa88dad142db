import { __ } from '@wordpress/i18n';
import { useState } from 'react';

import { useUseCounts } from '@/features/usage';
import { ConfirmDialog } from '@/wordpress/unstable-components';
import type { PresetAccess } from '../config/use-preset';
import { PRESET_KINDS, type PresetKind } from '../rules/preset-kinds';
import type { Preset } from '../rules/preset-list';
import { PresetActions, type PresetAction } from './preset-actions';
import { PresetNameModal } from './preset-name-modal';
import { useChangeActions } from './uses/use-change-actions';

/** Props of {@link PresetScreenActions}. */
export interface PresetScreenActionsProps {
	access: Omit< PresetAccess< Preset >, 'replace' >;
	kind: PresetKind;
	/** Question before deleting an unused preset. */
	confirmDelete: string;
	/** Called after the preset is deleted, to leave its screen. */
	onDeleted: () => void;
}

/** Actions for the preset of a screen: rename, delete after a confirmation, reset. */
export function PresetScreenActions( {
	access,
	kind,
	confirmDelete,
	onDeleted,
}: PresetScreenActionsProps ) {
	const { preset, rename, remove, reset } = access;
	const [ open, setOpen ] = useState< 'rename' | 'delete' >();
	const close = () => setOpen( undefined );
	const uses = useUseCounts( PRESET_KINDS[ kind ].usage, [ preset.slug ] );
	const deleteNow = () => {
		remove?.();
		onDeleted();
	};
	const isUsed = ( uses.getCount( preset.slug ) ?? 0 ) > 0;
	const changing = useChangeActions( {
		kind,
		isOwn: remove !== undefined,
		uses,
		onRemove: deleteNow,
	} );
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
		...changing.listActions( preset ),
		...( remove
			? [
					{
						label: __( 'Delete', 'atelier' ),
						isDestructive: true,
						onClick: () =>
							isUsed
								? changing.deletePreset( preset )
								: setOpen( 'delete' ),
					},
			  ]
			: [] ),
	];
	return (
		<>
			<PresetActions name={ preset.name } actions={ actions } />
			{ changing.dialog }
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
					deleteNow();
				} }
			>
				{ confirmDelete }
			</ConfirmDialog>
		</>
	);
}
