import { __, sprintf } from '@wordpress/i18n';

import { useGlobalStyles } from '../config/use-global-styles';
import {
	applyProperty,
	areLooksEqual,
	pickProperty,
	type StyleVariation,
	type VariationProperty,
} from '../engine/variation-properties';
import { ScreenGroup } from '../screens/screen-group';
import { LookButton } from './look-button';
import { useApplyLook } from './use-apply-look';
import { useThemeLooks } from './use-theme-looks';

/** Props of {@link PropertyVariations}. */
export interface PropertyVariationsProps {
	property: VariationProperty;
	title: string;
}

/** The theme's palettes or typesets; choosing one leaves the rest of the look alone. */
export function PropertyVariations( {
	property,
	title,
}: PropertyVariationsProps ) {
	const { user } = useGlobalStyles();
	const { palettes, typesets } = useThemeLooks();
	const applyLook = useApplyLook();
	const offered = property === 'color' ? palettes : typesets;
	if ( offered.length === 0 ) {
		return null;
	}
	const plain: StyleVariation = {
		title: __( 'Default', 'atelier' ),
		settings: {},
		styles: {},
	};
	const current = pickProperty( user, property );
	return (
		<ScreenGroup title={ title }>
			<ul className={ `atelier-styles-looks is-${ property }` }>
				{ [ plain, ...offered ].map( ( variation, index ) => (
					<li key={ `${ variation.title }-${ index }` }>
						<LookButton
							title={ variation.title }
							look={ variation }
							content={ property }
							isActive={ areLooksEqual(
								current,
								pickProperty( variation, property )
							) }
							onSelect={ () =>
								applyLook(
									applyProperty( user, variation, property ),
									sprintf(
										/* translators: %s: name of a palette or a typeset. */
										__( '%s applied.', 'atelier' ),
										variation.title
									)
								)
							}
						/>
					</li>
				) ) }
			</ul>
		</ScreenGroup>
	);
}
