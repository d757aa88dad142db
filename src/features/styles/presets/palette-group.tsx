import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { useState } from 'react';

import { useUseCounts } from '@/features/usage';
import type { Origin } from '@/utils/theme-json/config';
import { useGlobalStyles } from '../config/use-global-styles';
import { usePresetList } from '../config/use-preset-list';
import { listTakenSlugs } from '../rules/list-taken-slugs';
import { PRESET_KINDS } from '../rules/preset-kinds';
import { isOriginHidden } from '../rules/read-shown-presets';
import { ScreenGroup } from '../screens/screen-group';
import { useDarkList } from './dark/use-dark-list';
import { describeGroup, describePresets } from './describe-group';
import {
	PALETTE_KINDS,
	type PaletteKind,
	type PalettePreset,
} from './palette-kinds';
import { PaletteList } from './palette-list';
import { PresetActions } from './preset-actions';
import { UnreadableNotice } from './unreadable-notice';
import { useRemoval } from './use-removal';

/** Props of {@link PaletteGroup}. */
export interface PaletteGroupProps {
	kind: PaletteKind;
	origin: Origin;
	blockName?: string | undefined;
}

/** The colours, gradients, spaces or radiuses of one origin: edit, rename, move, remove, add (the person's own) and reset. */
export function PaletteGroup( { kind, origin, blockName }: PaletteGroupProps ) {
	const { merged } = useGlobalStyles();
	const list = usePresetList( kind, origin, blockName );
	const dark = useDarkList( kind, blockName );
	const presets: readonly PalettePreset[] = list.presets;
	const setPresets = list.setPresets as (
		next: readonly PalettePreset[]
	) => void;
	const [ added, setAdded ] = useState< string >();
	const removeWithNotice = useRemoval( kind );
	const isHidden = isOriginHidden( merged, kind, origin );
	const uses = useUseCounts(
		PRESET_KINDS[ kind ].usage,
		blockName || isHidden ? [] : presets.map( ( { slug } ) => slug )
	);
	const isOwn = origin === 'custom';
	if (
		isHidden ||
		( ! isOwn && presets.length === 0 && list.unreadable === 0 )
	) {
		return null;
	}
	const handleAdd = () => {
		const preset = PALETTE_KINDS[ kind ].create(
			listTakenSlugs( merged, kind, blockName )
		);
		setAdded( preset.slug );
		setPresets( [ ...presets, preset ] );
	};
	const title = describeGroup( origin );
	return (
		<ScreenGroup
			title={ title }
			actions={
				<GroupActions
					kind={ kind }
					origin={ origin }
					onAdd={ handleAdd }
					{ ...( list.isChanged && { onReset: list.reset } ) }
				/>
			}
		>
			<UnreadableNotice
				count={ list.unreadable }
				{ ...( list.isChanged
					? { onReset: () => setPresets( presets ) }
					: {} ) }
			/>
			{ presets.length === 0 ? (
				<p className="atelier-styles-empty">
					{ PALETTE_KINDS[ kind ].getWords().empty }
				</p>
			) : (
				<PaletteList
					presets={ presets }
					onChange={ setPresets }
					isOwn={ isOwn }
					added={ added }
					kind={ kind }
					uses={ uses }
					dark={ dark }
					onRemove={ ( preset ) =>
						removeWithNotice(
							preset,
							list.getRemoval( preset.slug )
						)
					}
				/>
			) }
		</ScreenGroup>
	);
}

interface GroupActionsProps {
	kind: PaletteKind;
	origin: Origin;
	onAdd: () => void;
	/** Resets the person's changes; missing where there are none. */
	onReset?: () => void;
}

function GroupActions( { kind, origin, onAdd, onReset }: GroupActionsProps ) {
	const isOwn = origin === 'custom';
	const words = PALETTE_KINDS[ kind ].getWords();
	return (
		<>
			{ isOwn && (
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
					onReset
						? [
								{
									label: isOwn
										? __( 'Remove all', 'atelier' )
										: __( 'Reset', 'atelier' ),
									isDestructive: isOwn,
									onClick: onReset,
								},
						  ]
						: []
				}
			/>
		</>
	);
}
