import {
	Button,
	ColorPicker,
	CustomGradientPicker,
	Dropdown,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { useState } from 'react';

import { useGlobalStyles } from '../config/use-global-styles';
import { usePresetList } from '../config/use-preset-list';
import { PRESET_ORIGINS, type Origin } from '../engine/config';
import {
	createColorPreset,
	createGradientPreset,
} from '../engine/palette-presets';
import {
	PRESET_KINDS,
	type ColorPreset,
	type GradientPreset,
} from '../engine/preset-kinds';
import {
	movePreset,
	removePreset,
	renamePreset,
	updatePreset,
} from '../engine/preset-list';
import { readPresets } from '../engine/read-presets';
import { getAtPath } from '../engine/value-at-path';
import { ScreenGroup } from '../screens/screen-group';
import { describeGroup } from './describe-group';
import { PresetActions } from './preset-actions';
import { NameModal } from './name-modal';
import { UnreadableNotice } from './unreadable-notice';

type PaletteKind = 'color' | 'gradient';
type PalettePreset = ColorPreset | GradientPreset;

/** Props of {@link PaletteGroup}. */
export interface PaletteGroupProps {
	kind: PaletteKind;
	origin: Origin;
	blockName?: string | undefined;
}

/** The colours or gradients of one origin: edit, rename, move, remove, add (one's own) and reset. */
export function PaletteGroup( { kind, origin, blockName }: PaletteGroupProps ) {
	const { merged } = useGlobalStyles();
	const list = usePresetList( kind, origin, blockName );
	const presets: readonly PalettePreset[] = list.presets;
	const setPresets = list.setPresets as (
		next: readonly PalettePreset[]
	) => void;
	const [ renamed, setRenamed ] = useState< PalettePreset >();
	const isHidden =
		origin === 'default' &&
		getAtPath( merged.settings, PRESET_KINDS[ kind ].defaultsPath ) ===
			false;
	const isOwn = origin === 'custom';
	if (
		isHidden ||
		( ! isOwn && presets.length === 0 && list.unreadable === 0 )
	) {
		return null;
	}
	const handleAdd = () => {
		const slugs = PRESET_ORIGINS.flatMap(
			( other ) => readPresets( merged, kind, other, blockName ).presets
		).map( ( { slug } ) => slug );
		setPresets( [
			...presets,
			kind === 'color'
				? createColorPreset( slugs )
				: createGradientPreset( slugs ),
		] );
	};
	const title = describeGroup( origin );
	return (
		<ScreenGroup
			title={ title }
			actions={
				<>
					{ isOwn && (
						<Button
							icon={ plus }
							size="small"
							label={
								kind === 'color'
									? __( 'Add color', 'atelier' )
									: __( 'Add gradient', 'atelier' )
							}
							onClick={ handleAdd }
						/>
					) }
					<PresetActions
						name={ title }
						actions={
							list.isChanged
								? [
										{
											label: isOwn
												? __( 'Remove all', 'atelier' )
												: __( 'Reset', 'atelier' ),
											isDestructive: isOwn,
											onClick: list.reset,
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
					? { onReset: () => setPresets( presets ) }
					: {} ) }
			/>
			{ presets.length === 0 ? (
				<p className="atelier-styles-empty">
					{ kind === 'color'
						? __(
								'Custom colors are empty! Add some colors to create your own color palette.',
								'atelier'
						  )
						: __(
								'Custom gradients are empty! Add some gradients to create your own palette.',
								'atelier'
						  ) }
				</p>
			) : (
				<ul className="atelier-styles-presets">
					{ presets.map( ( preset, index ) => (
						<li
							key={ preset.slug }
							className="atelier-styles-preset"
						>
							<PresetFill
								preset={ preset }
								onChange={ ( value ) =>
									setPresets(
										updatePreset(
											presets,
											preset.slug,
											kind === 'color'
												? { color: value }
												: { gradient: value }
										)
									)
								}
							/>
							<PresetActions
								name={ preset.name }
								actions={ [
									{
										label: __( 'Rename', 'atelier' ),
										onClick: () => setRenamed( preset ),
									},
									{
										label: __( 'Move up', 'atelier' ),
										isDisabled: index === 0,
										onClick: () =>
											setPresets(
												movePreset(
													presets,
													preset.slug,
													-1
												)
											),
									},
									{
										label: __( 'Move down', 'atelier' ),
										isDisabled:
											index === presets.length - 1,
										onClick: () =>
											setPresets(
												movePreset(
													presets,
													preset.slug,
													1
												)
											),
									},
									...( isOwn
										? [
												{
													label: __(
														'Remove',
														'atelier'
													),
													isDestructive: true,
													onClick: () =>
														setPresets(
															removePreset(
																presets,
																preset.slug
															)
														),
												},
										  ]
										: [] ),
								] }
							/>
						</li>
					) ) }
				</ul>
			) }
			{ renamed && (
				<NameModal
					title={ sprintf(
						/* translators: %s: name of a color or a gradient. */
						__( 'Rename %s', 'atelier' ),
						renamed.name
					) }
					name={ renamed.name }
					onRename={ ( name ) =>
						setPresets(
							renamePreset( presets, renamed.slug, name )
						)
					}
					onClose={ () => setRenamed( undefined ) }
				/>
			) }
		</ScreenGroup>
	);
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
