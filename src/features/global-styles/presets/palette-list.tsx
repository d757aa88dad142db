import {
	ColorPicker,
	CustomGradientPicker,
	Dropdown,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';

import type { ColorPreset, GradientPreset } from '../engine/preset-kinds';
import {
	movePreset,
	removePreset,
	renamePreset,
	updatePreset,
} from '../engine/preset-list';
import { NameModal } from './name-modal';
import { PresetActions, type PresetAction } from './preset-actions';

/** A colour or a gradient. */
export type PalettePreset = ColorPreset | GradientPreset;

/** Props of {@link PaletteList}. */
export interface PaletteListProps {
	/** Presets of one kind and origin. */
	presets: readonly PalettePreset[];
	onChange: ( presets: readonly PalettePreset[] ) => void;
	/** Whether they are the person's own, which can be removed. */
	isOwn: boolean;
}

/** The colours or gradients of a group: each can be edited, renamed and moved. */
export function PaletteList( { presets, onChange, isOwn }: PaletteListProps ) {
	const [ renamed, setRenamed ] = useState< PalettePreset >();
	return (
		<>
			<ul className="atelier-styles-presets">
				{ presets.map( ( preset ) => (
					<li key={ preset.slug } className="atelier-styles-preset">
						<PresetFill
							preset={ preset }
							onChange={ ( value ) =>
								onChange(
									updatePreset(
										presets,
										preset.slug,
										'color' in preset
											? { color: value }
											: { gradient: value }
									)
								)
							}
						/>
						<PresetActions
							name={ preset.name }
							actions={ listActions( {
								preset,
								presets,
								isOwn,
								onChange,
								onRename: setRenamed,
							} ) }
						/>
					</li>
				) ) }
			</ul>
			{ renamed && (
				<NameModal
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

function listActions( {
	preset,
	presets,
	isOwn,
	onChange,
	onRename,
}: PaletteListProps & {
	preset: PalettePreset;
	onRename: ( preset: PalettePreset ) => void;
} ): PresetAction[] {
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
	];
	return isOwn
		? [
				...actions,
				{
					label: __( 'Remove', 'atelier' ),
					isDestructive: true,
					onClick: () => onChange( removePreset( presets, slug ) ),
				},
		  ]
		: actions;
}

function PresetFill( {
	preset,
	onChange,
}: {
	preset: PalettePreset;
	onChange: ( value: string ) => void;
} ) {
	const value = 'color' in preset ? preset.color : preset.gradient;
	return (
		<Dropdown
			className="atelier-styles-preset__dropdown"
			popoverProps={ {
				placement: 'left-start',
				offset: 36,
				shift: true,
			} }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<button
					type="button"
					className="atelier-styles-color__toggle"
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					<span
						className="atelier-styles-swatch"
						style={ { background: value } }
					/>
					<span className="atelier-styles-color__label">
						{ preset.name }
					</span>
				</button>
			) }
			renderContent={ () => (
				<div className="atelier-styles-picker">
					{ 'color' in preset ? (
						<ColorPicker
							color={ value }
							enableAlpha
							onChange={ onChange }
						/>
					) : (
						<CustomGradientPicker
							value={ value }
							onChange={ onChange }
						/>
					) }
				</div>
			) }
		/>
	);
}
