import {
	background,
	color,
	layout,
	shadow,
	typography,
} from '@wordpress/icons';
import { __ } from '@wordpress/i18n';

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
import { withoutColorSettings } from '../rules/without-color-settings';
import { UnreadableValuesNotice } from '../panels/unreadable-values-notice';
import { StylesTile } from '../variations/styles-tile';
import { useLooks } from '../variations/use-looks';
import { useThemeVariations } from '../variations/use-theme-variations';
import { ScreenGroup } from './screen-group';
import { SectionList, SectionRow } from './section-row';

/** The root of Styles: the current config, and what can be changed about it. */
export function RootScreen() {
	const { user } = useGlobalStyles();
	const { variations } = useThemeVariations();
	const { looks } = useLooks();
	const settings = useStyleSettings();
	const siteSettings = useSiteSettings();
	const hasTypography = useHasTypographyPanel( settings );
	const hasColors = listColorRows( settings ).length > 0;
	const hasBackground = useHasBackgroundPanel(
		withoutColorSettings( siteSettings )
	);
	const hasShadows = Boolean( siteSettings.shadow );
	const hasDimensions = useHasDimensionsPanel( settings );
	const customized = isRecord( user.styles.blocks )
		? Object.keys( user.styles.blocks ).filter( ( name ) =>
				isBlockCustomized( user, name )
		  ).length
		: 0;
	return (
		<div className="atelier-styles-screen__content">
			<UnreadableValuesNotice />
			<div className="atelier-styles-active">
				<StylesTile config={ user } />
			</div>
			{ ( variations.length > 1 || looks.length > 0 ) && (
				<SectionList>
					<SectionRow
						to={ { screen: 'variations' } }
						suffix={
							<span className="atelier-styles-row__count">
								{ variations.length + looks.length }
							</span>
						}
					>
						{ __( 'Browse styles', 'atelier' ) }
					</SectionRow>
				</SectionList>
			) }
			<SectionList>
				{ hasTypography && (
					<SectionRow
						to={ { screen: 'typography' } }
						icon={ typography }
					>
						{ __( 'Typography', 'atelier' ) }
					</SectionRow>
				) }
				{ hasColors && (
					<SectionRow to={ { screen: 'colors' } } icon={ color }>
						{ __( 'Colors', 'atelier' ) }
					</SectionRow>
				) }
				{ hasBackground && (
					<SectionRow
						to={ { screen: 'background' } }
						icon={ background }
					>
						{ __( 'Background', 'atelier' ) }
					</SectionRow>
				) }
				{ hasShadows && (
					<SectionRow to={ { screen: 'shadows' } } icon={ shadow }>
						{ __( 'Shadows', 'atelier' ) }
					</SectionRow>
				) }
				{ hasDimensions && (
					<SectionRow to={ { screen: 'layout' } } icon={ layout }>
						{ __( 'Layout', 'atelier' ) }
					</SectionRow>
				) }
			</SectionList>
			<ScreenGroup>
				<p className="atelier-styles-screen__description">
					{ __(
						'Customize the appearance of specific blocks for the whole site.',
						'atelier'
					) }
				</p>
				<SectionList>
					<SectionRow
						to={ { screen: 'blocks' } }
						suffix={
							customized > 0 && (
								<span className="atelier-styles-row__count">
									{ customized }
								</span>
							)
						}
					>
						{ __( 'Blocks', 'atelier' ) }
					</SectionRow>
				</SectionList>
			</ScreenGroup>
		</div>
	);
}
