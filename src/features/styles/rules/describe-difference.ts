import { __, sprintf } from '@wordpress/i18n';

import { nameStyleElement } from '@/utils/name-style-element';

import type { ConfigPath } from '@/utils/theme-json/value-at-path';
import { toRecord } from '@/utils/is-record';
import { isDarkKind } from './dark/dark-values';
import { describePath } from './describe-path';
import type { Difference } from './diff-configs';
import { findPresetList } from './keyed-lists';
import { PRESET_KINDS } from './preset-kinds';
import { isStateKey } from './state-key';
import type { StyleNames } from './style-names';
import { describeState } from './style-states';
import { isRootViewport } from './viewports/root-node';

/**
 * Returns the location and the name of a difference: *Quote › Color, background*, *Colors › Accent 1*.
 *
 * @param difference The difference.
 * @param names      Names of blocks, styles and presets; without a name the slug is used.
 */
export function describeDifference(
	difference: Difference,
	names: StyleNames
): string {
	const { path } = difference;
	const parts =
		path[ 0 ] === 'settings'
			? describeSetting( difference, names )
			: describeStyle( path.slice( 1 ), names );
	return parts.reduce( ( place, name ) =>
		sprintf(
			/* translators: 1: where something is, for example the block "Quote". 2: name of something in it, for example "Text". */
			__( '%1$s › %2$s', 'atelier' ),
			place,
			name
		)
	);
}

function describeStyle(
	path: ConfigPath,
	names: StyleNames,
	blockName = ''
): string[] {
	const [ key = '', name, ...rest ] = path;
	if ( isStateKey( key ) ) {
		return [
			describeState( key ),
			...( path.length > 1
				? describeStyle( path.slice( 1 ), names, blockName )
				: [] ),
		];
	}
	const describe = getListNames( names, blockName )[ key ];
	if ( ! describe || name === undefined ) {
		return [ describePath( path ) ];
	}
	return [
		describe( name ),
		...( rest.length > 0
			? describeStyle( rest, names, key === 'blocks' ? name : blockName )
			: [] ),
	];
}

// Returns, for each list of nodes, the function that names an entry.
function getListNames(
	{ getBlockTitle, getStyleTitle }: StyleNames,
	blockName: string
): Record< string, ( ( name: string ) => string ) | undefined > {
	return {
		blocks: getBlockTitle,
		elements: describeElementName,
		variations: ( slug ) =>
			sprintf(
				/* translators: %s: name of a style of a block, for example "outline". */
				__( 'Style “%s”', 'atelier' ),
				getStyleTitle( blockName, slug ) ?? slug
			),
	};
}

function describeElementName( name: string ): string {
	const level = /^h([1-6])$/.exec( name )?.[ 1 ];
	if ( level !== undefined ) {
		/* translators: %d: level of a heading, 1 to 6. */
		return sprintf( __( 'H%d', 'atelier' ), Number( level ) );
	}
	return nameStyleElement( name ) ?? describePath( [ name ] );
}

function describeSetting(
	{ path, kind, before, after }: Difference,
	names: StyleNames
): string[] {
	const place = findPresetList( path );
	const [ , first, block ] = path;
	const isOfBlock = first === 'blocks' && block !== undefined;
	const scope = isOfBlock ? [ names.getBlockTitle( block ) ] : [];
	const namePreset = ( list: ConfigPath, slug: string ) =>
		names.getPresetName( list, slug, isOfBlock ? block : undefined ) ??
		slug;
	if ( ! place ) {
		const rest = path.slice( isOfBlock ? 3 : 1 );
		const [ custom, dark, darkKind = '', darkSlug ] = rest;
		if (
			custom === 'custom' &&
			dark === 'dark' &&
			isDarkKind( darkKind )
		) {
			const list = PRESET_KINDS[ darkKind ].path;
			return [
				...scope,
				describePresetList( list ),
				...( darkSlug === undefined
					? []
					: [ namePreset( list, darkSlug ) ] ),
				__( 'Dark', 'atelier' ),
			];
		}
		if ( ! isOfBlock && isRootViewport( rest ) ) {
			return describeStyle( rest.slice( 2 ), names );
		}
		return [
			...scope,
			__( 'Settings', 'atelier' ),
			...( rest.length > 0 ? [ describePath( rest ) ] : [] ),
		];
	}
	const [ slug, ...rest ] = path.slice( place.depth );
	const { name } = toRecord( after ?? before );
	const isEntry =
		rest.length === 0 && typeof name === 'string' && name !== '';
	return [
		...scope,
		describePresetList( place.list ),
		...( slug === undefined
			? []
			: [ isEntry ? name : namePreset( place.list, slug ) ] ),
		...( rest[ 0 ] === 'fontFace' ? rest.slice( 1 ) : [] ),
		...( rest.length > 0 && rest[ 0 ] !== 'fontFace'
			? [ describePath( rest ) ]
			: [] ),
		...( kind === 'moved' ? [ __( 'Order', 'atelier' ) ] : [] ),
	];
}

function describePresetList( list: ConfigPath ): string {
	const names: Record< string, string | undefined > = {
		'color.palette': __( 'Colors', 'atelier' ),
		'color.gradients': __( 'Gradients', 'atelier' ),
		'color.duotone': __( 'Duotone', 'atelier' ),
		'shadow.presets': __( 'Shadows', 'atelier' ),
		'typography.fontSizes': __( 'Font sizes', 'atelier' ),
		'typography.fontFamilies': __( 'Fonts', 'atelier' ),
		'spacing.spacingSizes': __( 'Spacing sizes', 'atelier' ),
		'border.radiusSizes': __( 'Radius sizes', 'atelier' ),
		'dimensions.aspectRatios': __( 'Aspect ratios', 'atelier' ),
		'dimensions.dimensionSizes': __( 'Dimension sizes', 'atelier' ),
	};
	return names[ list.join( '.' ) ] ?? describePath( list );
}
