import { __, _n, sprintf } from '@wordpress/i18n';

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
}

/** Link to the screen of the palette, with its first colours and their number. */
export function PaletteSummary( { blockName }: PaletteSummaryProps ) {
	const { colors } = usePalettes( blockName );
	const dark = useDarkList( 'color', blockName );
	const all = colors.flatMap( ( group ) => group.colors );
	return (
		<SectionList>
			<SectionRow
				to={ {
					screen: 'palette',
					...( blockName ? { blockName } : {} ),
				} }
				sample={
					<span className="atelier-styles-swatches">
						{ all
							.slice( 0, MAX_SWATCHES )
							.map( ( { slug, color } ) => (
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
						{ sprintf(
							/* translators: %d: number of colors. */
							_n(
								'%d color',
								'%d colors',
								all.length,
								'atelier'
							),
							all.length
						) }
					</span>
				}
			>
				{ __( 'Edit palette', 'atelier' ) }
			</SectionRow>
		</SectionList>
	);
}
