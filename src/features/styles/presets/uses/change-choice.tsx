import {
	RadioControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { explainLiveOnly } from '@/data/site/live-only';
import type { Preset } from '../../rules/preset-list';

/** A change of a preset that a person starts. */
export type ChangeIntent = 'merge' | 'slug' | 'delete';

/** Choices for the places of a deleted preset. */
export type DeleteAnswer = 'other' | 'value' | 'anyway';

/** The choice that a person makes. */
export interface PresetChoice {
	answer: DeleteAnswer;
	/** Slug of the other preset; empty until one is chosen. */
	other: string;
	/** The new slug. */
	slug: string;
}

/** Props of {@link ChangeChoice}. */
export interface ChangeChoiceProps {
	intent: ChangeIntent;
	choice: PresetChoice;
	/** Presets that can replace it, the nearest first. */
	others: readonly Preset[];
	onChange: ( choice: PresetChoice ) => void;
}

/** Form with the choice of a change: another preset, a new slug, or the answer for the places of a deleted preset. */
export function ChangeChoice( {
	intent,
	choice,
	others,
	onChange,
}: ChangeChoiceProps ) {
	const other = (
		<SelectControl
			__next40pxDefaultSize
			label={
				intent === 'merge'
					? __( 'Merge into', 'atelier' )
					: __( 'Use instead', 'atelier' )
			}
			value={ choice.other }
			options={ [
				{ value: '', label: __( 'Choose…', 'atelier' ) },
				...others.map( ( { slug, name } ) => ( {
					value: slug,
					label: name,
				} ) ),
			] }
			onChange={ ( next ) => onChange( { ...choice, other: next } ) }
		/>
	);
	if ( intent === 'merge' ) {
		return other;
	}
	if ( intent === 'slug' ) {
		return (
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'New slug', 'atelier' ) }
				help={ __(
					'Small letters, digits and hyphens. Pages and styles name the preset by it.',
					'atelier'
				) }
				value={ choice.slug }
				onChange={ ( slug ) => onChange( { ...choice, slug } ) }
			/>
		);
	}
	const refusal = explainLiveOnly( 'places' );
	return (
		<>
			{ refusal !== undefined && <p>{ refusal }</p> }
			<RadioControl
				label={ __( 'What to do with these places', 'atelier' ) }
				selected={ choice.answer }
				options={ [
					...( others.length > 0 && refusal === undefined
						? [
								{
									value: 'other',
									label: __(
										'Use another one instead',
										'atelier'
									),
								},
						  ]
						: [] ),
					...( refusal === undefined
						? [
								{
									value: 'value',
									label: __( 'Keep the look', 'atelier' ),
									description: __(
										'The value is written out in each place.',
										'atelier'
									),
								},
						  ]
						: [] ),
					{
						value: 'anyway',
						label: __( 'Delete anyway', 'atelier' ),
						description: __(
							'The places lose it once the styles are saved.',
							'atelier'
						),
					},
				] }
				onChange={ ( answer ) =>
					onChange( { ...choice, answer: answer as DeleteAnswer } )
				}
			/>
			{ choice.answer === 'other' && other }
		</>
	);
}
