import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';

import { ConfirmDialog } from '@/wordpress/unstable-components';
import { PresetNameModal } from '../presets/preset-name-modal';
import { MergeAction } from '../presets/uses/merge-action';
import type { OwnBlockStyle } from '../reads/own-block-styles';
import type { Preset } from '../rules/preset-list';
import { useOwnBlockStyles } from './use-own-block-styles';

/** Props of {@link BlockStyleActions}. */
export interface BlockStyleActionsProps {
	/** The style, with `block//style` as its slug. */
	preset: Preset;
	/** The style as the site's own; undefined for a style of the theme or of a plugin. */
	own: OwnBlockStyle | undefined;
	/** Number of places that use it. */
	places: number;
	/** The other styles of the block. */
	others: readonly Preset[];
}

/** Actions of a block style: merge it, and rename and remove the site's own. */
export function BlockStyleActions( {
	preset,
	own,
	places,
	others,
}: BlockStyleActionsProps ) {
	const [ open, setOpen ] = useState< 'rename' | 'remove' >();
	const { rename, remove } = useOwnBlockStyles();
	const close = () => setOpen( undefined );
	return (
		<>
			<MergeAction
				kind="style"
				preset={ preset }
				others={ others }
				canMerge={ places > 0 && others.length > 0 }
				more={
					own
						? [
								{
									label: __( 'Rename', 'atelier' ),
									onClick: () => setOpen( 'rename' ),
								},
								{
									label: __( 'Remove', 'atelier' ),
									isDestructive: true,
									onClick: () =>
										places > 0
											? setOpen( 'remove' )
											: remove( own ),
								},
						  ]
						: []
				}
			/>
			{ own && open === 'rename' && (
				<PresetNameModal
					title={ sprintf(
						/* translators: %s: name of a color or a gradient. */
						__( 'Rename %s', 'atelier' ),
						own.label
					) }
					name={ own.label }
					onRename={ ( label ) => rename( own, label ) }
					onClose={ close }
				/>
			) }
			{ own && open === 'remove' && (
				<ConfirmDialog
					confirmButtonText={ __( 'Remove', 'atelier' ) }
					onConfirm={ () => {
						close();
						remove( own );
					} }
					onCancel={ close }
				>
					{ sprintf(
						/* translators: 1: number of places. 2: name of a block style. */
						_n(
							'%1$d place uses “%2$s”, and loses its look. Merge it into another style to keep one.',
							'%1$d places use “%2$s”, and lose its look. Merge it into another style to keep one.',
							places,
							'atelier'
						),
						places,
						own.label
					) }
				</ConfirmDialog>
			) }
		</>
	);
}
