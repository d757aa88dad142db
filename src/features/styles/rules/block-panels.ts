import { type ConfigNode } from '@/utils/theme-json/config';
import { getAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';

/** Style properties with the setting that shows a control for them. */
const CONTROLS: ReadonlyArray< { style: string; setting: ConfigPath } > = [
	{ style: 'color', setting: [ 'color', 'text' ] },
	{ style: 'backgroundColor', setting: [ 'color', 'background' ] },
	{ style: 'background', setting: [ 'color', 'background' ] },
	{ style: 'linkColor', setting: [ 'color', 'link' ] },
	{ style: 'captionColor', setting: [ 'color', 'caption' ] },
	{ style: 'buttonColor', setting: [ 'color', 'button' ] },
	{ style: 'headingColor', setting: [ 'color', 'heading' ] },
	{ style: 'backgroundImage', setting: [ 'background', 'backgroundImage' ] },
	{ style: 'fontFamily', setting: [ 'typography', 'fontFamilies' ] },
	{ style: 'fontSize', setting: [ 'typography', 'fontSizes' ] },
	{ style: 'fontSize', setting: [ 'typography', 'customFontSize' ] },
	{ style: 'lineHeight', setting: [ 'typography', 'lineHeight' ] },
	{ style: 'fontStyle', setting: [ 'typography', 'fontStyle' ] },
	{ style: 'fontWeight', setting: [ 'typography', 'fontWeight' ] },
	{ style: 'letterSpacing', setting: [ 'typography', 'letterSpacing' ] },
	{ style: 'textTransform', setting: [ 'typography', 'textTransform' ] },
	{ style: 'textDecoration', setting: [ 'typography', 'textDecoration' ] },
	{ style: 'contentSize', setting: [ 'layout', 'contentSize' ] },
	{ style: 'wideSize', setting: [ 'layout', 'wideSize' ] },
	{ style: 'padding', setting: [ 'spacing', 'padding' ] },
	{ style: 'margin', setting: [ 'spacing', 'margin' ] },
	{ style: 'blockGap', setting: [ 'spacing', 'blockGap' ] },
	{ style: 'minHeight', setting: [ 'dimensions', 'minHeight' ] },
	{ style: 'aspectRatio', setting: [ 'dimensions', 'aspectRatio' ] },
	{ style: 'borderColor', setting: [ 'border', 'color' ] },
	{ style: 'borderRadius', setting: [ 'border', 'radius' ] },
	{ style: 'borderStyle', setting: [ 'border', 'style' ] },
	{ style: 'borderWidth', setting: [ 'border', 'width' ] },
	{ style: 'shadow', setting: [ 'shadow', 'presets' ] },
	{ style: 'filter', setting: [ 'color', 'duotone' ] },
];

/**
 * Returns whether a block has anything to style: a control that it supports and the settings allow, or a style variation
 * (specification 2.4).
 *
 * @param supportedStyles Style properties that the block supports.
 * @param settings        Settings that apply to the block.
 * @param variationCount  Number of its style variations, the default one left out.
 */
export function canStyleBlock(
	supportedStyles: readonly string[],
	settings: ConfigNode,
	variationCount: number
): boolean {
	return (
		variationCount > 0 ||
		CONTROLS.some(
			( { style, setting } ) =>
				supportedStyles.includes( style ) &&
				isOn( getAtPath( settings, setting ) )
		)
	);
}

/**
 * Returns whether the person changed anything about a block.
 *
 * @param config          The person's config.
 * @param config.settings Settings of the config.
 * @param config.styles   Styles of the config.
 * @param blockName       Block.
 */
export function isBlockCustomized(
	config: { settings: ConfigNode; styles: ConfigNode },
	blockName: string
): boolean {
	return [ config.styles, config.settings ].some( ( part ) => {
		const node = getAtPath( part, [ 'blocks', blockName ] );
		return isRecord( node ) && Object.keys( node ).length > 0;
	} );
}

/**
 * Returns whether the person has written CSS for a block, for one of its style variations, or for a state or a viewport of either.
 *
 * @param config        The person's config.
 * @param config.styles Its styles.
 * @param blockName     Name of the block.
 */
export function hasBlockCss(
	config: { styles: ConfigNode },
	blockName: string
): boolean {
	return hasCss( getAtPath( config.styles, [ 'blocks', blockName ] ) );
}

function hasCss( node: unknown ): boolean {
	return (
		isRecord( node ) &&
		Object.entries( node ).some( ( [ key, value ] ) =>
			key === 'css'
				? typeof value === 'string' && value.trim() !== ''
				: hasCss( value )
		)
	);
}

function isOn( setting: unknown ): boolean {
	if ( Array.isArray( setting ) ) {
		return setting.length > 0;
	}
	return isRecord( setting )
		? Object.values( setting ).some( isOn ) ||
				Object.keys( setting ).length === 0
		: Boolean( setting );
}
