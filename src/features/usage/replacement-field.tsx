import { useId, useState } from 'react';
import {
	BaseControl,
	SearchControl,
	SelectControl,
} from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import {
	PreviewProvider,
	RecordPreview,
	type RecordPreviewProps,
} from '@/kits/previews';
import './style.scss';

/** A record that can replace another. */
export interface ReplacementChoice {
	/** Its id. */
	value: string;
	label: string;
	/** Its preview; undefined for a menu. */
	picture?: RecordPreviewProps;
}

/** Props of {@link ReplacementField}. */
export interface ReplacementFieldProps {
	choices: readonly ReplacementChoice[];
	/** Id of the chosen record; empty at first. */
	value: string;
	onChange: ( value: string ) => void;
}

// Specification 9: with more than 10 options there is a search field.
const CHOICES_WITHOUT_SEARCH = 10;
/** Largest number of previews at a time: a site may have thousands of patterns. */
const MAX_PICTURES = 60;

/** The field that chooses the replacement of a record, with previews where the choices have them. */
export function ReplacementField( props: ReplacementFieldProps ) {
	return props.choices.some( ( { picture } ) => picture ) ? (
		<PictureField { ...props } />
	) : (
		<SelectControl
			__next40pxDefaultSize
			label={ __( 'Replace with', 'atelier' ) }
			value={ props.value }
			options={ [
				{ value: '', label: __( 'Choose…', 'atelier' ) },
				...props.choices.map( ( { value, label } ) => ( {
					value,
					label,
				} ) ),
			] }
			onChange={ props.onChange }
		/>
	);
}

function PictureField( { choices, value, onChange }: ReplacementFieldProps ) {
	const name = useId();
	const [ search, setSearch ] = useState( '' );
	// The chosen record stays in the list during any search.
	const found = choices.filter(
		( choice ) =>
			choice.value === value ||
			choice.label
				.toLocaleLowerCase()
				.includes( search.trim().toLocaleLowerCase() )
	);
	const shown = found.filter(
		( choice, index ) => index < MAX_PICTURES || choice.value === value
	);
	const more = found.length - shown.length;
	return (
		<fieldset className="atelier-replacement">
			<BaseControl.VisualLabel as="legend">
				{ __( 'Replace with', 'atelier' ) }
			</BaseControl.VisualLabel>
			{ choices.length > CHOICES_WITHOUT_SEARCH && (
				<SearchControl
					label={ __( 'Search', 'atelier' ) }
					value={ search }
					onChange={ setSearch }
					// Enter would submit the form around the field.
					onKeyDown={ ( event ) => {
						if ( event.key === 'Enter' ) {
							event.preventDefault();
						}
					} }
				/>
			) }
			{ found.length === 0 && (
				<p>{ __( 'No results found', 'atelier' ) }</p>
			) }
			<PreviewProvider>
				<div className="atelier-replacement__choices">
					{ shown.map( ( choice ) => (
						<label
							key={ choice.value }
							htmlFor={ `${ name }-${ choice.value }` }
							className="atelier-replacement__choice"
						>
							<span
								className="atelier-replacement__picture"
								aria-hidden="true"
							>
								{ choice.picture && (
									<RecordPreview { ...choice.picture } />
								) }
							</span>
							<span className="atelier-replacement__name">
								<input
									type="radio"
									id={ `${ name }-${ choice.value }` }
									name={ name }
									checked={ choice.value === value }
									onChange={ () => onChange( choice.value ) }
								/>
								{ choice.label }
							</span>
						</label>
					) ) }
				</div>
			</PreviewProvider>
			{ more > 0 && (
				<p>
					{ sprintf(
						/* translators: %d: number of patterns or template parts. */
						_n(
							'%d more can be found by its name.',
							'%d more can be found by their names.',
							more,
							'atelier'
						),
						more
					) }
				</p>
			) }
		</fieldset>
	);
}
