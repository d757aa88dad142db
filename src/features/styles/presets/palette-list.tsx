import {
	ColorPicker,
	CustomGradientPicker,
	TextControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';

import type { UseCounts } from '@/features/usage';
import { useFocusOnMount } from '@/focus';
import { describeSize } from '../rules/fluid-size';
import { PRESET_KINDS } from '../rules/preset-kinds';
import { movePreset, renamePreset, updatePreset } from '../rules/preset-list';
import type { DarkList } from './dark/use-dark-list';
import { DuotoneField } from './duotone-field';
import { PresetNameModal } from './preset-name-modal';
import {
	PALETTE_KINDS,
	type PaletteKind,
	readPaletteValue,
	type PalettePreset,
	type PaletteValue,
} from './palette-kinds';
import { PresetDropdown } from './preset-dropdown';
import { PresetActions, type PresetAction } from './preset-actions';
import { PresetSample } from './preset-sample';
import { PresetSteps } from './preset-steps';
import { SizeField } from './size-field';
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
	/** Numbers of their places. */
	uses: UseCounts;
	/** Their values for dark schemes; undefined where they have none. */
	dark?: DarkList | undefined;
	/** Slug of the one that was just added, whose name and value are asked for. */
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
						<PresetFill
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
							actions={ listActions( {
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

function listActions( {
	preset,
	presets,
	isOwn,
	onChange,
	onRemove,
	onRename,
	others,
}: Omit< PaletteListProps, 'kind' | 'uses' | 'added' | 'dark' > & {
	preset: PalettePreset;
	others: readonly PresetAction[];
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

function listDarkActions(
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

interface PresetFillProps {
	kind: PaletteKind;
	preset: PalettePreset;
	dark: DarkList | undefined;
	isAdded: boolean;
	onRename: ( name: string ) => void;
	onChange: ( value: PaletteValue ) => void;
}

function PresetFill( {
	kind,
	preset,
	dark,
	isAdded,
	onRename,
	onChange,
}: PresetFillProps ) {
	const light = readPaletteValue( preset );
	const darkValue = dark?.read( preset.slug );
	const value = ( dark?.isEdited && darkValue ) || light;
	const text = typeof value === 'string' ? value : '';
	const isAsInLight = dark?.isEdited && darkValue === undefined;
	return (
		<PresetDropdown
			name={ preset.name }
			isOpenAtFirst={ isAdded }
			{ ...( isAsInLight
				? { note: __( 'As in the light', 'atelier' ) }
				: kind !== 'gradient' &&
				  text && { value: describeSize( text ) } ) }
			sample={
				<PresetSample
					kind={ kind }
					value={ light }
					darkValue={ darkValue }
				/>
			}
		>
			<div className="atelier-styles-picker">
				<NameField
					name={ preset.name }
					isAdded={ isAdded }
					onRename={ onRename }
				/>
				{ kind === 'color' && (
					<ColorPicker
						color={ text }
						enableAlpha
						onChange={ onChange }
					/>
				) }
				{ kind === 'gradient' && (
					<CustomGradientPicker
						value={ text }
						onChange={ onChange }
					/>
				) }
				{ 'colors' in preset && (
					<DuotoneField
						colors={ preset.colors }
						onChange={ onChange }
					/>
				) }
				{ 'size' in preset && (
					<SizeField value={ text } onChange={ onChange } />
				) }
			</div>
		</PresetDropdown>
	);
}

interface NameFieldProps {
	name: string;
	/** Whether the preset was just added. */
	isAdded: boolean;
	onRename: ( name: string ) => void;
}

function NameField( { name, isAdded, onRename }: NameFieldProps ) {
	const [ typed, setTyped ] = useState( name );
	const input = useFocusOnMount< HTMLInputElement >();
	return (
		<TextControl
			ref={ isAdded ? input : undefined }
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Name', 'atelier' ) }
			value={ typed }
			onChange={ ( next ) => {
				setTyped( next );
				onRename( next );
			} }
		/>
	);
}
