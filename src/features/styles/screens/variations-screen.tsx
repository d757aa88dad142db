import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';

import { AreaError } from '@/components/area-error';
import { getBootPayload } from '@/data/site/boot-payload';
import type { DesignState } from '@/utils/design-state';
import { CompareLink } from '../compare/compare-link';
import { useGlobalStyles } from '../config/use-global-styles';
import { isConfigApplied } from '../rules/equivalent-configs';
import { addOwnValues } from '../rules/own-values';
import {
	isEmptyConfig,
	type TitledConfig,
} from '../rules/variation-properties';
import { PresetNameModal } from '../presets/preset-name-modal';
import { ImportLook } from '../variations/import-look';
import { PropertyVariations } from '../variations/property-variations';
import { TryStyles } from '../variations/try-styles';
import { StylesButton } from '../variations/styles-button';
import { SavedLooks } from '../variations/saved-looks';
import { getAppliedTexts } from '../variations/applied-texts';
import { useApplyConfig } from '../variations/use-apply-config';
import { useLooks } from '../variations/use-looks';
import { useThemeVariations } from '../variations/use-theme-variations';
import { useTileList } from '../variations/use-tile-list';
import { ScreenFrame } from './screen-frame';
import { ScreenGroup } from './screen-group';

/** Variations of the theme and looks of the person, to choose from. */
export function VariationsScreen() {
	const { user } = useGlobalStyles();
	const { variations, palettes, typesets, isLoading, error, retry } =
		useThemeVariations();
	// Only then palettes and typesets are listed here, each with a Default; otherwise the screens of colors and type list them.
	const hasPropertiesAlone =
		variations.length === 1 && palettes.length + typesets.length > 0;
	const { rights, dashboardUrl } = getBootPayload();
	const { store } = useLooks();
	const [ isNaming, setIsNaming ] = useState( false );
	return (
		<ScreenFrame
			title={ __( 'Browse styles', 'atelier' ) }
			description={ __(
				'Choose a variation to change the look of the site.',
				'atelier'
			) }
		>
			{ hasPropertiesAlone ? (
				<>
					<PropertyVariations
						property="color"
						title={ __( 'Palettes', 'atelier' ) }
					/>
					<PropertyVariations
						property="typography"
						title={ __( 'Typesets', 'atelier' ) }
					/>
				</>
			) : (
				<ScreenGroup title={ __( 'Theme', 'atelier' ) }>
					{ isLoading && <Spinner /> }
					{ error !== undefined && (
						<AreaError error={ error } onRetry={ retry } />
					) }
					<WholeVariations variations={ variations } />
				</ScreenGroup>
			) }
			<ScreenGroup
				title={ __( 'Yours', 'atelier' ) }
				actions={ <ImportLook /> }
			>
				<SavedLooks />
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ isEmptyConfig( user ) }
					accessibleWhenDisabled
					onClick={ () => setIsNaming( true ) }
				>
					{ __( 'Save current styles', 'atelier' ) }
				</Button>
			</ScreenGroup>
			{ rights.switchThemes && (
				<Button variant="link" href={ `${ dashboardUrl }themes.php` }>
					{ __( 'Browse other themes', 'atelier' ) }
				</Button>
			) }
			{ isNaming && (
				<PresetNameModal
					title={ __( 'Save current styles', 'atelier' ) }
					name=""
					onRename={ ( title ) =>
						void store( {
							title,
							kind: 'saved',
							settings: user.settings,
							styles: user.styles,
						} )
					}
					onClose={ () => setIsNaming( false ) }
				/>
			) }
		</ScreenFrame>
	);
}

// An empty variation is the theme's own config.
function toState( variation: TitledConfig ): DesignState {
	return isEmptyConfig( variation )
		? { kind: 'theme' }
		: { kind: 'variation', title: variation.title };
}

function WholeVariations( {
	variations,
}: {
	variations: readonly TitledConfig[];
} ) {
	const { user, base } = useGlobalStyles();
	const applyConfig = useApplyConfig();
	const { list, show, leave } = useTileList();
	return (
		<ul className="atelier-styles-looks" { ...list }>
			{ variations.map( ( variation, index ) => {
				const { config, lost } = addOwnValues( variation, {
					user,
					base,
				} );
				return (
					<li key={ `${ variation.title }-${ index }` }>
						<StylesButton
							title={ variation.title }
							description={ variation.description }
							config={ variation }
							isActive={ isConfigApplied( user, config ) }
							onPoint={ () => show( config ) }
							onSelect={ () => {
								leave();
								applyConfig(
									config,
									getAppliedTexts( variation.title, lost )
								);
							} }
						/>
						<div className="atelier-styles-looks__links">
							<CompareLink
								state={ toState( variation ) }
								name={ variation.title }
							/>
							<TryStyles
								config={ config }
								name={ variation.title }
							/>
						</div>
					</li>
				);
			} ) }
		</ul>
	);
}
