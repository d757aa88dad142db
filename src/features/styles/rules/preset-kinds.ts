import { type ConfigNode } from '@/utils/theme-json/config';
import type { ConfigPath } from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import type { Preset } from './preset-list';

/** A colour of the palette. */
export interface ColorPreset extends Preset {
	color: string;
}

/** A gradient of the palette. */
export interface GradientPreset extends Preset {
	gradient: string;
}

/** A duotone filter: shadows' colour first, highlights' last. */
export interface DuotonePreset extends Preset {
	colors: string[];
}

/** A font size; `size` is a CSS length, `fluid` overrides the site's fluid setting. */
export interface FontSizePreset extends Preset {
	size: string | number;
	fluid?: boolean | { min?: string; max?: string };
}

/** A shadow: `shadow` is a CSS `box-shadow` list. */
export interface ShadowPreset extends Preset {
	shadow: string;
}

/** A space or a radius; `size` is a CSS length. */
export interface SizePreset extends Preset {
	size: string | number;
}

/** The presets of each kind that the screens edit or show. */
export interface PresetByKind {
	color: ColorPreset;
	gradient: GradientPreset;
	duotone: DuotonePreset;
	fontSize: FontSizePreset;
	shadow: ShadowPreset;
	spacing: SizePreset;
	radius: SizePreset;
}

/** Name of a kind of preset. */
export type PresetKind = keyof PresetByKind;

/** Properties of one kind of preset that the screens need. */
export interface PresetKindDefinition {
	/** Path of the lists by origin, below `settings`. */
	path: ConfigPath;
	/** Setting below `settings` that hides WordPress's own presets when it is `false`. */
	defaultsPath: ConfigPath;
	/** Returns whether an entry has a readable value of its kind. */
	isValue: ( entry: ConfigNode ) => boolean;
	/** Style key that a reference `var:preset|{infix}|{slug}` has. */
	infix: string;
	/** Name of the kind in the server's list of uses. */
	usage:
		| 'color'
		| 'gradient'
		| 'duotone'
		| 'font-size'
		| 'shadow'
		| 'spacing'
		| 'radius';
}

/** The kinds of preset, each with the path of its lists and the test of its entries. */
export const PRESET_KINDS: Readonly<
	Record< PresetKind, PresetKindDefinition >
> = {
	color: {
		path: [ 'color', 'palette' ],
		defaultsPath: [ 'color', 'defaultPalette' ],
		isValue: ( entry ) => isFilledString( entry.color ),
		infix: 'color',
		usage: 'color',
	},
	gradient: {
		path: [ 'color', 'gradients' ],
		defaultsPath: [ 'color', 'defaultGradients' ],
		isValue: ( entry ) => isFilledString( entry.gradient ),
		infix: 'gradient',
		usage: 'gradient',
	},
	duotone: {
		path: [ 'color', 'duotone' ],
		defaultsPath: [ 'color', 'defaultDuotone' ],
		isValue: ( entry ) =>
			Array.isArray( entry.colors ) &&
			entry.colors.length > 1 &&
			entry.colors.every( isFilledString ),
		infix: 'duotone',
		usage: 'duotone',
	},
	fontSize: {
		path: [ 'typography', 'fontSizes' ],
		defaultsPath: [ 'typography', 'defaultFontSizes' ],
		isValue: ( entry ) =>
			( isFilledString( entry.size ) ||
				typeof entry.size === 'number' ) &&
			isFluidFlag( entry.fluid ),
		infix: 'font-size',
		usage: 'font-size',
	},
	shadow: {
		path: [ 'shadow', 'presets' ],
		defaultsPath: [ 'shadow', 'defaultPresets' ],
		isValue: ( entry ) => isFilledString( entry.shadow ),
		infix: 'shadow',
		usage: 'shadow',
	},
	spacing: {
		path: [ 'spacing', 'spacingSizes' ],
		defaultsPath: [ 'spacing', 'defaultSpacingSizes' ],
		isValue: isSize,
		infix: 'spacing',
		usage: 'spacing',
	},
	radius: {
		path: [ 'border', 'radiusSizes' ],
		// WordPress has no presets of radius, so there is nothing to hide.
		defaultsPath: [ 'border', 'defaultRadiusSizes' ],
		isValue: isSize,
		infix: 'border-radius',
		usage: 'radius',
	},
};

function isSize( { size }: ConfigNode ): boolean {
	return isFilledString( size ) || typeof size === 'number';
}

function isFilledString( value: unknown ): value is string {
	return typeof value === 'string' && value.trim() !== '';
}

function isFluidFlag( value: unknown ): boolean {
	if ( isRecord( value ) ) {
		return [ value.min, value.max ].every(
			( bound ) => bound === undefined || typeof bound === 'string'
		);
	}
	return value === undefined || value === null || typeof value === 'boolean';
}
