import { __ } from '@wordpress/i18n';

import { ImageField } from './image-field';

/** Props of {@link LogoField}. */
export interface LogoFieldProps {
	/** Id of the image; 0 without one. */
	id: number;
	/** Called with the id of another image, or null when the image is removed. */
	onChange: ( id: number | null ) => void;
}

/** Field for the site's logo. */
export function LogoField( { id, onChange }: LogoFieldProps ) {
	return (
		<ImageField
			id={ id }
			label={ __( 'Site logo', 'atelier' ) }
			help={ __(
				'Displays in your site’s layout via the Site Logo block.',
				'atelier'
			) }
			texts={ {
				choose: __( 'Choose logo', 'atelier' ),
				replace: __( 'Replace logo', 'atelier' ),
				remove: __( 'Remove logo', 'atelier' ),
			} }
			onChange={ onChange }
		>
			{ ( { url, alt } ) => (
				<img
					className="atelier-identity__logo"
					src={ url }
					alt={ alt || __( 'Site logo', 'atelier' ) }
				/>
			) }
		</ImageField>
	);
}
