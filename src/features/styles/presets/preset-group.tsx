import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { useState, type ReactNode } from 'react';

import { ConfirmDialog } from '@/wordpress/unstable-components';
import type { Origin } from '@/utils/theme-json/config';
import type { PresetList } from '../config/use-preset-list';
import type { Preset } from '../rules/preset-list';
import { ScreenGroup } from '../screens/screen-group';
import { SectionList } from '../screens/section-row';
import { describeGroup, describePresets } from './describe-group';
import { PresetActions } from './preset-actions';
import { UnreadableNotice } from './unreadable-notice';

/** Texts of {@link PresetGroup} for a kind of preset. */
export interface PresetGroupWords {
	/** Name of several, for example "Shadows". */
	many: string;
	add: string;
	reset: string;
	removeAll: string;
	confirmReset: string;
	confirmRemoveAll: string;
	empty: string;
}

/** Props of {@link PresetGroup}. */
export interface PresetGroupProps< T extends Preset > {
	origin: Origin;
	list: PresetList< T >;
	words: PresetGroupWords;
	/** Adds a preset; missing for groups other than the person's. */
	onAdd?: () => void;
	renderRow: ( preset: T ) => ReactNode;
}

/** The presets of one origin as rows, with a button to add one, and a reset after a confirmation (specification 8.4). */
export function PresetGroup< T extends Preset >( {
	origin,
	list,
	words,
	onAdd,
	renderRow,
}: PresetGroupProps< T > ) {
	const [ isConfirming, setIsConfirming ] = useState( false );
	const isOwn = origin === 'custom';
	if ( ! isOwn && list.presets.length === 0 && list.unreadable === 0 ) {
		return null;
	}
	const title = describeGroup( origin );
	return (
		<ScreenGroup
			title={ title }
			actions={
				<>
					{ onAdd && (
						<Button
							icon={ plus }
							size="small"
							label={ words.add }
							onClick={ onAdd }
						/>
					) }
					<PresetActions
						name={ describePresets( words.many, origin ) }
						actions={
							list.isChanged
								? [
										{
											label: isOwn
												? words.removeAll
												: words.reset,
											isDestructive: isOwn,
											onClick: () =>
												setIsConfirming( true ),
										},
								  ]
								: []
						}
					/>
				</>
			}
		>
			<UnreadableNotice
				count={ list.unreadable }
				{ ...( list.isChanged
					? { onReset: () => list.setPresets( list.presets ) }
					: {} ) }
			/>
			{ list.presets.length > 0 ? (
				<SectionList>{ list.presets.map( renderRow ) }</SectionList>
			) : (
				<p className="atelier-styles-empty">{ words.empty }</p>
			) }
			<ConfirmDialog
				isOpen={ isConfirming }
				cancelButtonText={ __( 'Cancel', 'atelier' ) }
				confirmButtonText={
					isOwn ? __( 'Remove', 'atelier' ) : __( 'Reset', 'atelier' )
				}
				onCancel={ () => setIsConfirming( false ) }
				onConfirm={ () => {
					setIsConfirming( false );
					list.reset();
				} }
			>
				{ isOwn ? words.confirmRemoveAll : words.confirmReset }
			</ConfirmDialog>
		</ScreenGroup>
	);
}
