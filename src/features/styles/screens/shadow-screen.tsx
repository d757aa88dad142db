import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';

import type { Origin } from '@/utils/theme-json/config';
import { usePreset } from '../config/use-preset';
import { useStylesNavigation } from '../config/styles-navigation';
import {
	FALLBACK_SHADOW_LAYER,
	formatShadow,
	NEW_SHADOW,
	parseShadow,
	removeShadowLayer,
	splitShadow,
	updateShadowLayer,
} from '../rules/shadow';
import { PresetScreenActions } from '../presets/preset-screen-actions';
import { ShadowLayerControl } from '../presets/shadow-layer-control';
import { MissingPresetNotice } from './missing-preset-notice';
import { ScreenFrame } from './screen-frame';
import { ScreenGroup } from './screen-group';

/** Props of {@link ShadowScreen}. */
export interface ShadowScreenProps {
	origin: Origin;
	slug: string;
}

/** Screen of one shadow, which edits its layers (specification 2.4 and 5). */
export function ShadowScreen( { origin, slug }: ShadowScreenProps ) {
	const access = usePreset( 'shadow', origin, slug );
	const { goTo } = useStylesNavigation();
	if ( ! access ) {
		return <MissingPresetNotice title={ __( 'Shadow', 'atelier' ) } />;
	}
	const { preset, replace } = access;
	const split = splitShadow( preset.shadow );
	const layers =
		split.length > 0 ? split : [ formatShadow( FALLBACK_SHADOW_LAYER ) ];
	const setLayers = ( next: readonly string[] ) =>
		replace( { ...preset, shadow: next.join( ', ' ) } );
	return (
		<ScreenFrame
			title={ preset.name }
			actions={
				<PresetScreenActions
					access={ access }
					kind="shadow"
					onDeleted={ () => goTo( { screen: 'shadows' } ) }
					confirmDelete={ sprintf(
						/* translators: %s: name of a shadow. */
						__(
							'Are you sure you want to delete “%s” shadow preset?',
							'atelier'
						),
						preset.name
					) }
				/>
			}
		>
			<div className="atelier-styles-shadow-stage">
				<div
					className="atelier-styles-shadow-sample"
					style={ { boxShadow: preset.shadow } }
				/>
			</div>
			<ScreenGroup
				title={ __( 'Shadows', 'atelier' ) }
				actions={
					<Button
						icon={ plus }
						size="small"
						label={ __( 'Add shadow', 'atelier' ) }
						onClick={ () => setLayers( [ ...layers, NEW_SHADOW ] ) }
					/>
				}
			>
				<ul className="atelier-styles-presets">
					{ layers.map( ( layer, index ) => (
						// Layers have no id other than their index.
						<li key={ index } className="atelier-styles-preset">
							<ShadowLayerControl
								name={ sprintf(
									/* translators: %d: number of a layer of a shadow. */
									__( 'Layer %d', 'atelier' ),
									index + 1
								) }
								layer={ parseShadow( layer ) }
								css={ layer }
								onChange={ ( changes ) =>
									setLayers(
										updateShadowLayer(
											layers,
											index,
											changes
										)
									)
								}
								{ ...( layers.length > 1
									? {
											onRemove: () =>
												setLayers(
													removeShadowLayer(
														layers,
														index
													)
												),
									  }
									: {} ) }
							/>
						</li>
					) ) }
				</ul>
			</ScreenGroup>
		</ScreenFrame>
	);
}
