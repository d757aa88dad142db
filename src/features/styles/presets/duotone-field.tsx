import { DuotonePicker } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { usePalettes } from '../panels/use-palettes';
import { DuotonePicture } from './duotone-picture';

/** Props of {@link DuotoneField}. */
export interface DuotoneFieldProps {
	/** The color of shadows first, that of highlights last. */
	colors: readonly string[];
	onChange: ( colors: readonly string[] ) => void;
}

const NO_PRESETS: [] = [];

/** The colors of a duotone, and a picture with it. */
export function DuotoneField( { colors, onChange }: DuotoneFieldProps ) {
	const palettes = usePalettes().colors;
	return (
		<>
			<DuotonePicture colors={ colors } />
			<DuotonePicker
				asButtons
				aria-label={ __( 'Duotone', 'atelier' ) }
				clearable={ false }
				unsetable={ false }
				colorPalette={ palettes.flatMap( ( group ) => group.colors ) }
				duotonePalette={ NO_PRESETS }
				value={ [ ...colors ] }
				onChange={ ( next ) =>
					Array.isArray( next ) && next.length > 1 && onChange( next )
				}
			/>
		</>
	);
}
