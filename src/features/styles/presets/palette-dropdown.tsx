import {
	ColorPicker,
	CustomGradientPicker,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';

import { useFocusOnMount } from '@/focus';
import { useTypedColor } from '../panels/use-typed-color';
import { describeSize } from '../rules/fluid-size';
import type { DarkList } from './dark/use-dark-list';
import { DuotoneField } from './duotone-field';
import {
	readPaletteValue,
	type PaletteKind,
	type PalettePreset,
	type PaletteValue,
} from './palette-kinds';
import { PresetDropdown } from './preset-dropdown';
import { PresetSample } from './preset-sample';
import { SizeField } from './size-field';

/** Props of {@link PaletteDropdown}. */
export interface PaletteDropdownProps {
	kind: PaletteKind;
	preset: PalettePreset;
	dark: DarkList | undefined;
	/** Whether the preset was just added. */
	isAdded: boolean;
	onRename: ( name: string ) => void;
	onChange: ( value: PaletteValue ) => void;
}

/** A preset of a palette; its dropdown edits the name and the value. */
export function PaletteDropdown( {
	kind,
	preset,
	dark,
	isAdded,
	onRename,
	onChange,
}: PaletteDropdownProps ) {
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
					<TypedColorPicker color={ text } onChange={ onChange } />
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

interface TypedColorPickerProps {
	color: string;
	onChange: ( value: string ) => void;
}

function TypedColorPicker( { color, onChange }: TypedColorPickerProps ) {
	const { onChange: handleChange, ...field } = useTypedColor(
		( value = '' ) => onChange( value )
	);
	return (
		<div { ...field }>
			<ColorPicker
				color={ color }
				enableAlpha
				onChange={ handleChange }
			/>
		</div>
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
