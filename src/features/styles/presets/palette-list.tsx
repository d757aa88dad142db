import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';

import type { UseCounts } from '@/features/usage';
import { PRESET_KINDS } from '../rules/preset-kinds';
import { renamePreset, updatePreset } from '../rules/preset-list';
import type { DarkList } from './dark/use-dark-list';
import { listDarkActions, listPaletteActions } from './list-palette-actions';
import { PaletteDropdown } from './palette-dropdown';
import {
	PALETTE_KINDS,
	type PaletteKind,
	type PalettePreset,
} from './palette-kinds';
import { PresetActions } from './preset-actions';
import { PresetNameModal } from './preset-name-modal';
import { PresetSteps } from './preset-steps';
import { PresetUse } from './uses/preset-use';
import { useChangeActions } from './uses/use-change-actions';

/** Props of {@link PaletteList}. */
export interface PaletteListProps {
	/** Presets of one kind and origin. */
	presets: readonly PalettePreset[];
	onChange: ( presets: readonly PalettePreset[] ) => void;
	/** Whether they are the person's own, which can be removed. */
	isOwn: boolean;
	kind: PaletteKind;
	/** Numbers of their uses. */
	uses: UseCounts;
	/** Their values for dark schemes; undefined where presets of the kind have none. */
	dark?: DarkList | undefined;
	/** Slug of the preset that was just added; its dropdown is open. */
	added?: string | undefined;
	onRemove: ( preset: PalettePreset ) => void;
}

/** The presets of a group: each can be edited, renamed and moved. */
export function PaletteList( {
	presets,
	onChange,
	isOwn,
	added,
	kind,
	uses,
	dark,
	onRemove,
}: PaletteListProps ) {
	const [ renamed, setRenamed ] = useState< PalettePreset >();
	const changing = useChangeActions( {
		kind,
		isOwn,
		uses,
		onRemove: ( { slug } ) => {
			const preset = presets.find( ( other ) => other.slug === slug );
			if ( preset ) {
				onRemove( preset );
			}
		},
	} );
	return (
		<>
			<PresetSteps presets={ presets } added={ added }>
				{ ( preset ) => (
					<>
						<PaletteDropdown
							kind={ kind }
							preset={ preset }
							dark={ dark }
							isAdded={ preset.slug === added }
							onRename={ ( name ) =>
								onChange(
									renamePreset( presets, preset.slug, name )
								)
							}
							onChange={ ( value ) =>
								dark?.isEdited && typeof value === 'string'
									? dark.write( preset.slug, value )
									: onChange(
											updatePreset(
												presets,
												preset.slug,
												{
													[ PALETTE_KINDS[ kind ]
														.valueKey ]: value,
												}
											)
									  )
							}
						/>
						<PresetUse
							kind={ PRESET_KINDS[ kind ].usage }
							id={ preset.slug }
							name={ preset.name }
							counts={ uses }
						/>
						<PresetActions
							name={ preset.name }
							actions={ listPaletteActions( {
								preset,
								presets,
								isOwn,
								onChange,
								onRemove: changing.deletePreset,
								onRename: setRenamed,
								others: [
									...listDarkActions( preset, dark ),
									...changing.listActions( preset ),
								],
							} ) }
						/>
					</>
				) }
			</PresetSteps>
			{ changing.dialog }
			{ renamed && (
				<PresetNameModal
					title={ sprintf(
						/* translators: %s: name of a color or a gradient. */
						__( 'Rename %s', 'atelier' ),
						renamed.name
					) }
					name={ renamed.name }
					onRename={ ( name ) =>
						onChange( renamePreset( presets, renamed.slug, name ) )
					}
					onClose={ () => setRenamed( undefined ) }
				/>
			) }
		</>
	);
}
