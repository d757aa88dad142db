import type { ReactNode } from 'react';

import { SHELL_ICONS } from '@/components/shell-icons';
import {
	useHasBackgroundPanel,
	useHasDimensionsPanel,
	useHasTypographyPanel,
} from '@/wordpress/style-panels';
import { isRecord } from '@/utils/is-record';
import { useGlobalStyles } from '../config/use-global-styles';
import { useSiteSettings } from '../config/use-site-settings';
import { useStyleSettings } from '../config/use-style-settings';
import { isBlockCustomized } from '../rules/block-panels';
import { listColorRows } from '../rules/color-rows';
import { countBrowsed } from '../rules/count-browsed';
import {
	listSectionGroups,
	type ListedSection,
	type SectionName,
} from '../rules/section-table';
import { withoutColorSettings } from '../rules/without-color-settings';
import { ThemeValuesNotice } from '../panels/theme-values-notice';
import { UnreadableValuesNotice } from '../panels/unreadable-values-notice';
import { StylesTile } from '../variations/styles-tile';
import { useLooks } from '../variations/use-looks';
import { useThemeVariations } from '../variations/use-theme-variations';
import { ScreenGroup } from './screen-group';
import { SectionList, SectionRow } from './section-row';

/** The root of Styles: the current config, and the links to its parts. */
export function RootScreen() {
	const { user } = useGlobalStyles();
	const { variations, palettes, typesets } = useThemeVariations();
	const { looks } = useLooks();
	const browsed = countBrowsed( {
		variations: variations.length,
		properties: palettes.length + typesets.length,
		looks: looks.length,
	} );
	const isShown = useShownSections( browsed > 0 );
	const customized = isRecord( user.styles.blocks )
		? Object.keys( user.styles.blocks ).filter( ( name ) =>
				isBlockCustomized( user, name )
		  ).length
		: 0;
	const counts: Partial< Record< SectionName, number > > = {
		variations: browsed,
		blocks: customized,
	};
	return (
		<div className="atelier-styles-screen__content">
			<UnreadableValuesNotice />
			<ThemeValuesNotice />
			<div className="atelier-styles-active">
				<StylesTile config={ user } />
			</div>
			{ listSectionGroups( isShown ).map( ( { description, rows } ) => {
				const list = (
					<SectionList key={ rows[ 0 ]?.name }>
						{ rows.map( ( row ) => (
							<RootRow
								key={ row.name }
								row={ row }
								count={ counts[ row.name ] }
							/>
						) ) }
					</SectionList>
				);
				return description ? (
					<ScreenGroup key={ rows[ 0 ]?.name }>
						<p className="atelier-styles-screen__description">
							{ description }
						</p>
						{ list }
					</ScreenGroup>
				) : (
					list
				);
			} ) }
		</div>
	);
}

function RootRow( {
	row: { name, label, icon },
	count = 0,
}: {
	row: ListedSection;
	count: number | undefined;
} ): ReactNode {
	return (
		<SectionRow
			to={ { screen: name } }
			icon={ SHELL_ICONS[ icon ?? '' ] }
			suffix={
				count > 0 && (
					<span className="atelier-styles-row__count">{ count }</span>
				)
			}
		>
			{ label }
		</SectionRow>
	);
}

// Returns a function that checks whether the host's panels have controls for a section; a section without such a panel is always listed.
function useShownSections(
	hasVariations: boolean
): ( name: SectionName ) => boolean {
	const settings = useStyleSettings();
	const siteSettings = useSiteSettings();
	const shown: Partial< Record< SectionName, boolean > > = {
		variations: hasVariations,
		typography: useHasTypographyPanel( settings ),
		colors: listColorRows( settings ).length > 0,
		background: useHasBackgroundPanel(
			withoutColorSettings( siteSettings )
		),
		shadows: Boolean( siteSettings.shadow ),
		layout: useHasDimensionsPanel( settings ),
	};
	return ( name ) => shown[ name ] ?? true;
}
