import { __ } from '@wordpress/i18n';

import { movePreset } from '../rules/preset-list';
import type { DarkList } from './dark/use-dark-list';
import type { PalettePreset } from './palette-kinds';
import type { PresetAction } from './preset-actions';

/** Options of {@link listPaletteActions}. */
export interface PaletteActionsOptions {
	preset: PalettePreset;
	/** All presets of its list. */
	presets: readonly PalettePreset[];
	/** Whether the preset is the person's own, which can be removed. */
	isOwn: boolean;
	onChange: ( presets: readonly PalettePreset[] ) => void;
	onRemove: ( preset: PalettePreset ) => void;
	onRename: ( preset: PalettePreset ) => void;
	/** Further actions. */
	others: readonly PresetAction[];
}

/**
 * Lists the actions of a preset: rename, move, further ones, and remove.
 *
 * @param options Options.
 */
export function listPaletteActions( {
	preset,
	presets,
	isOwn,
	onChange,
	onRemove,
	onRename,
	others,
}: PaletteActionsOptions ): PresetAction[] {
	const { slug } = preset;
	const actions: PresetAction[] = [
		{
			label: __( 'Rename', 'atelier' ),
			onClick: () => onRename( preset ),
		},
		{
			label: __( 'Move up', 'atelier' ),
			isDisabled: preset === presets[ 0 ],
			onClick: () => onChange( movePreset( presets, slug, -1 ) ),
		},
		{
			label: __( 'Move down', 'atelier' ),
			isDisabled: preset === presets[ presets.length - 1 ],
			onClick: () => onChange( movePreset( presets, slug, 1 ) ),
		},
		...others,
	];
	return isOwn
		? [
				...actions,
				{
					label: __( 'Remove', 'atelier' ),
					isDestructive: true,
					onClick: () => onRemove( preset ),
				},
		  ]
		: actions;
}

/**
 * Lists the actions of the dark value of a preset; none unless dark values are edited and it has one.
 *
 * @param preset The preset.
 * @param dark   Dark values of its list.
 */
export function listDarkActions(
	{ slug }: PalettePreset,
	dark: DarkList | undefined
): PresetAction[] {
	return dark?.isEdited && dark.isOwn( slug )
		? [
				{
					label: __( 'Remove dark value', 'atelier' ),
					onClick: () => dark.write( slug, undefined ),
				},
		  ]
		: [];
}
