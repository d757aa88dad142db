import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import {
	formatState,
	parseState,
	type DesignState,
} from '@/utils/design-state';
import type { StateSource } from './style-state';

/** Props of {@link StatePicker}. */
export interface StatePickerProps {
	label: string;
	sources: readonly Pick< StateSource, 'label' | 'choices' >[];
	value: DesignState;
	/** Name of the chosen state, which may not be among the offered ones. */
	valueLabel: string;
	onChange: ( state: DesignState ) => void;
	/** Lists older revisions; undefined where all are listed. */
	onMore: ( () => void ) | undefined;
}

const MORE = 'more';

/** Control that chooses one of the states of the design. */
export function StatePicker( {
	label,
	sources,
	value,
	valueLabel,
	onChange,
	onMore,
}: StatePickerProps ) {
	const current = formatState( value );
	const isOffered = sources.some( ( { choices } ) =>
		choices.some( ( { state } ) => formatState( state ) === current )
	);
	const handleChange = ( text: string ) => {
		const state = parseState( text );
		if ( text === MORE ) {
			onMore?.();
		} else if ( state ) {
			onChange( state );
		}
	};
	return (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			value={ current }
			onChange={ handleChange }
		>
			{ ! isOffered && <option value={ current }>{ valueLabel }</option> }
			{ sources
				.filter( ( { choices } ) => choices.length > 0 )
				.map( ( source ) => (
					<optgroup key={ source.label } label={ source.label }>
						{ source.choices.map( ( { state, label: name } ) => (
							<option
								key={ formatState( state ) }
								value={ formatState( state ) }
							>
								{ name }
							</option>
						) ) }
					</optgroup>
				) ) }
			{ onMore && (
				<option value={ MORE }>
					{ __( 'List older revisions…', 'atelier' ) }
				</option>
			) }
		</SelectControl>
	);
}
