import { __ } from '@wordpress/i18n';

import { useGlobalStyles } from '../config/use-global-styles';
import { areConfigsEquivalent } from '../rules/equivalent-configs';
import { addOwnValues } from '../rules/own-values';
import {
	applyProperty,
	pickProperty,
	type TitledConfig,
	type VariationProperty,
} from '../rules/variation-properties';
import { ScreenGroup } from '../screens/screen-group';
import { StylesButton } from './styles-button';
import { getAppliedTexts } from './applied-texts';
import { TryStyles } from './try-styles';
import { useApplyConfig } from './use-apply-config';
import { useThemeVariations } from './use-theme-variations';
import { useTileList } from './use-tile-list';

/** Props of {@link PropertyVariations}. */
export interface PropertyVariationsProps {
	property: VariationProperty;
	title: string;
}

/** The theme's palettes or typesets; choosing one does not change the rest of the config. */
export function PropertyVariations( {
	property,
	title,
}: PropertyVariationsProps ) {
	const { user, base } = useGlobalStyles();
	const { palettes, typesets } = useThemeVariations();
	const applyConfig = useApplyConfig();
	const { list, show, leave } = useTileList();
	const offered = property === 'color' ? palettes : typesets;
	if ( offered.length === 0 ) {
		return null;
	}
	const plain: TitledConfig = {
		title: __( 'Default', 'atelier' ),
		settings: {},
		styles: {},
	};
	const current = pickProperty( user, property );
	return (
		<ScreenGroup title={ title }>
			<ul
				className={ `atelier-styles-looks is-${ property }` }
				{ ...list }
			>
				{ [ plain, ...offered ].map( ( variation, index ) => {
					const { title: name } = variation;
					const { config, lost } = addOwnValues(
						applyProperty( user, variation, property ),
						{ user, base }
					);
					return (
						<li key={ `${ name }-${ index }` }>
							<StylesButton
								title={ name }
								config={ variation }
								content={ property }
								isActive={ areConfigsEquivalent(
									current,
									// The person's own colors stay with every choice.
									pickProperty( config, property )
								) }
								onPoint={ () => show( config ) }
								onSelect={ () => {
									leave();
									applyConfig(
										config,
										getAppliedTexts( name, lost )
									);
								} }
							/>
							<div className="atelier-styles-looks__links">
								<TryStyles config={ config } name={ name } />
							</div>
						</li>
					);
				} ) }
			</ul>
		</ScreenGroup>
	);
}
