import { __ } from '@wordpress/i18n';

import { usePalettes } from '../panels/use-palettes';
import { SectionList, SectionRow } from '../screens/section-row';
import { useDarkList } from './dark/use-dark-list';
import { PresetSample } from './preset-sample';

// Specification 2.4 and 9: the summary shows up to five swatches.
const MAX_SWATCHES = 5;

/** Props of {@link PaletteSummary}. */
export interface PaletteSummaryProps {
	/** Block with a palette of its own; the site when missing. */
	blockName?: string;
	/** Label that counts the colours. */
	countLabel: string;
}

/** A line with the first colours of the palette that leads to its screen. */
export function PaletteSummary( {
	blockName,
	countLabel,
}: PaletteSummaryProps ) {
	const { colors } = usePalettes( blockName );
	const dark = useDarkList( 'color', blockName );
	const swatches = colors
		.flatMap( ( group ) => group.colors )
		.slice( 0, MAX_SWATCHES );
	return (
		<SectionList>
			<SectionRow
				to={ {
					screen: 'palette',
					...( blockName ? { blockName } : {} ),
				} }
				sample={
					<span className="atelier-styles-swatches">
						{ swatches.map( ( { slug, color } ) => (
							<PresetSample
								key={ slug }
								kind="color"
								value={ color }
								darkValue={ dark?.read( slug ) }
							/>
						) ) }
					</span>
				}
				suffix={
					<span className="atelier-styles-row__count">
						{ countLabel }
					</span>
				}
			>
				{ __( 'Edit palette', 'atelier' ) }
			</SectionRow>
		</SectionList>
	);
}
