import equal from 'fast-deep-equal';

import { matchesSelector } from '@/utils/matches-selector';
import type { Config } from '@/utils/theme-json/config';
import { getAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import { splitCss } from '../split-css';
import { getValueOrigin, type ValueOrigin } from '../value-origin';
import {
	readProperty,
	type CssProperty,
	type PropertyValue,
} from './css-properties';
import {
	isRootPaddingApart,
	pickGap,
	type LayoutSetting,
} from './layout-settings';
import {
	compareSpecificity,
	getHighestSpecificity,
	type Specificity,
} from './specificity';
import { getFeatureSelector, isRootNode, type StyleNode } from './style-nodes';

/** The members of an element that the rules need. */
export interface InspectedElement {
	matches: ( selector: string ) => boolean;
	readonly parentElement: InspectedElement | null;
}

/** The configs of a site, the viewports of the whole site among their styles. */
export interface WhyConfigs {
	user: Config;
	/** The theme's config over WordPress's. */
	base: Config;
	core: Config;
	merged: Config;
	/** Values of the person's config that come from a style variation. */
	variation?: Config;
}

/** A block's own value: from its attributes, or from a class of a preset. */
export interface ElementValue {
	value: unknown;
	/** Path of the attribute below the block's `style`. */
	path: ConfigPath;
	isImportant: boolean;
	/** Selector of the rule that prints it; missing for an inline style. */
	selector?: string;
	/** Whether it is a value of a parent block for its inner elements. */
	isOfParent?: boolean;
}

/** A value of the site's layout that a rule of the document prints. */
export interface LayoutValue extends LayoutSetting {
	/** Selector of the rule. */
	selector: string;
	isImportant: boolean;
}

/** An entry of a cascade: a node or a block that sets the property. */
export interface CascadeEntry {
	/** The place in the styles; undefined for the block's own value. */
	node?: StyleNode;
	/** Path of the value below the node, or below the block's `style`. */
	path: ConfigPath;
	value: unknown;
	origin: ValueOrigin | 'block';
	/** Selectors with which it is printed; none for inline styles. */
	selectors: readonly string[];
	/** Whether another value of the same node replaces it, so that it is not printed. */
	isReplaced: boolean;
	/** Whether WordPress prints it as a rule for other elements than those of the place. */
	isLayout?: boolean;
	/** Whether the path is one of the settings. */
	isOfSettings?: boolean;
	/** Whether the rule negates the value. */
	isNegative?: boolean;
	/** Whether it is a value of the parent block. */
	isOfParent?: boolean;
}

/** Nodes and blocks that set a property of an element, the winner first. */
export interface Cascade {
	property: CssProperty;
	entries: readonly CascadeEntry[];
	/** Number of steps to the ancestor on which they set it; 0 is the element itself. */
	distance: number;
}

/** Facts about an element and the site. */
export interface CascadeInput< Element extends InspectedElement > {
	element: Element;
	nodes: readonly StyleNode[];
	configs: WhyConfigs;
	/** Returns whether the preview has the width of a viewport. */
	isViewport: ( viewport: string ) => boolean;
	/** Lists the own values of the block of an element. */
	listOwn: (
		element: Element,
		property: CssProperty
	) => readonly ElementValue[];
	/** Lists the values of the site's layout for which the document has rules. */
	listLayout?: (
		element: Element,
		property: CssProperty
	) => readonly LayoutValue[];
	/** Returns a selector that matches elements in a forced state. */
	force?: ( selector: string ) => string;
}

interface WeighedEntry extends Omit< CascadeEntry, 'isReplaced' > {
	isImportant: boolean;
	isInline: boolean;
	specificity: Specificity;
	order: number;
	/** 0 for the value that applies at its place; higher for the values that it replaces. */
	layer: number;
}

/**
 * Returns all places that set a property of an element, the winner first; undefined where none does. An inherited property that
 * nothing sets on the element is searched in its ancestors.
 *
 * @param input    The element, and the site's styles.
 * @param property The property.
 */
export function buildCascade< Element extends InspectedElement >(
	input: CascadeInput< Element >,
	property: CssProperty
): Cascade | undefined {
	let element: Element | null = input.element;
	for ( let distance = 0; element; distance++ ) {
		const entries = listEntries( { ...input, element }, property );
		if ( entries.length > 0 ) {
			return { property, entries, distance };
		}
		if ( ! property.isInherited ) {
			return undefined;
		}
		element = element.parentElement as Element | null;
	}
	return undefined;
}

function listEntries< Element extends InspectedElement >(
	input: CascadeInput< Element >,
	property: CssProperty
): CascadeEntry[] {
	return [
		...listOwnEntries( input, property ),
		...listLayoutEntries( input, property ),
		...listSetting( input, property ).flatMap( ( place ) =>
			listNodeEntries( input, property, place )
		),
	]
		.sort( compareEntries )
		.map(
			( {
				isImportant: _important,
				isInline: _inline,
				specificity: _specificity,
				order: _order,
				layer,
				...entry
			} ) => ( { ...entry, isReplaced: layer > 0 } )
		);
}

function listOwnEntries< Element extends InspectedElement >(
	{ element, listOwn }: CascadeInput< Element >,
	property: CssProperty
): WeighedEntry[] {
	return listOwn( element, property ).map(
		( { value, path, isImportant, selector, isOfParent }, index ) => ( {
			path,
			value,
			origin: 'block' as const,
			...( isOfParent && { isOfParent } ),
			selectors: selector === undefined ? [] : [ selector ],
			isImportant,
			isInline: selector === undefined,
			specificity: selector
				? getHighestSpecificity( [ selector ] )
				: [ 0, 0, 0 ],
			// Values of the blocks themselves are printed after the site's styles.
			order: Number.MAX_SAFE_INTEGER - index,
			layer: 0,
		} )
	);
}

function listLayoutEntries< Element extends InspectedElement >(
	{ element, listLayout, configs }: CascadeInput< Element >,
	property: CssProperty
): WeighedEntry[] {
	return ( listLayout?.( element, property ) ?? [] ).flatMap(
		( { selector, isImportant, node, path, value, ...kind }, index ) =>
			listLayers(
				configs,
				[ kind.isOfSettings ? 'settings' : 'styles', ...node.path ],
				{ path, value },
				( layer ) => {
					const whole = getAtPath( layer, path );
					const found =
						path.at( -1 ) === 'blockGap'
							? pickGap( whole, property.name )
							: whole;
					return found === undefined
						? undefined
						: { path, value: found };
				}
			).map( ( layer, depth ) => ( {
				...layer,
				...kind,
				node,
				isLayout: true,
				selectors: [ selector ],
				isImportant,
				isInline: false,
				specificity: getHighestSpecificity( [ selector ] ),
				// They are listed in the order in which they apply.
				order: -index,
				layer: depth,
			} ) )
	);
}

/** A place that sets a property, for any element. */
interface SettingPlace {
	node: StyleNode;
	/** Its index in the list of all places. */
	order: number;
	current: PropertyValue;
	/** All selectors by which it is printed. */
	all: readonly string[];
}

/** Cache of the places by config, list of all places, and property: they are the same for all elements of a page. */
const settingPlaces = new WeakMap<
	Config,
	WeakMap<
		readonly StyleNode[],
		WeakMap< CssProperty, readonly SettingPlace[] >
	>
>();

/** Lists the places that set a property. */
function listSetting< Element extends InspectedElement >(
	{ nodes, configs: { merged } }: CascadeInput< Element >,
	property: CssProperty
): readonly SettingPlace[] {
	const byNodes = settingPlaces.get( merged ) ?? new WeakMap();
	settingPlaces.set( merged, byNodes );
	const byProperty = byNodes.get( nodes ) ?? new WeakMap();
	byNodes.set( nodes, byProperty );
	const places: readonly SettingPlace[] =
		byProperty.get( property ) ??
		nodes.flatMap( ( node, order ) => {
			const current = readProperty(
				getAtPath( merged.styles, node.path ),
				property
			);
			return current && ! isOfLayout( node, current.path, merged )
				? [
						{
							node,
							order,
							current,
							all: splitCss(
								getFeatureSelector( node, current.path ),
								','
							),
						},
				  ]
				: [];
		} );
	byProperty.set( property, places );
	return places;
}

function listNodeEntries< Element extends InspectedElement >(
	{ element, configs, isViewport, force }: CascadeInput< Element >,
	property: CssProperty,
	{ node, order, current, all }: SettingPlace
): WeighedEntry[] {
	if ( node.viewport && ! isViewport( node.viewport ) ) {
		return [];
	}
	const selectors = all.filter( ( selector ) =>
		matchesSelector( element, force ? force( selector ) : selector )
	);
	if ( selectors.length === 0 ) {
		return [];
	}
	// `:root :where(…)` has the specificity of one class, with any argument.
	const specificity: Specificity = node.isBare
		? getHighestSpecificity( selectors )
		: [ 0, 1, 0 ];
	return listLayers(
		configs,
		[ 'styles', ...node.path ],
		current,
		( layer ) => readProperty( layer, property )
	).map( ( layer, index ) => ( {
		...layer,
		node,
		selectors,
		isImportant: false,
		isInline: false,
		specificity,
		order,
		layer: index,
	} ) );
}

// The padding of the page may apply to the blocks in it, by rules of the layout.
function isOfLayout(
	node: StyleNode,
	[ group, name ]: ConfigPath,
	{ settings }: Config
): boolean {
	return (
		isRootNode( node ) &&
		group === 'spacing' &&
		name === 'padding' &&
		isRootPaddingApart( settings )
	);
}

/** Lists the value that applies at a node, and below it those that it replaces: the theme's value, then WordPress's. */
function listLayers(
	{ user, base, core, variation }: WhyConfigs,
	place: ConfigPath,
	current: PropertyValue,
	read: ( layer: unknown ) => PropertyValue | undefined
): Array< Pick< CascadeEntry, 'path' | 'value' | 'origin' > > {
	const sources = {
		user: getAtPath( user, place ),
		variation: getAtPath( variation, place ),
		base: getAtPath( base, place ),
		core: getAtPath( core, place ),
	};
	const origin = getValueOrigin( sources, current.path );
	const theme = read( sources.base );
	const host = read( sources.core );
	const isOfTheme = theme && ! equal( theme.value, host?.value );
	return [
		{ ...current, origin },
		...( isOfTheme && origin !== 'theme' && origin !== 'default'
			? [ { ...theme, origin: 'theme' as const } ]
			: [] ),
		...( host && origin !== 'default'
			? [ { ...host, origin: 'default' as const } ]
			: [] ),
	];
}

function compareEntries( a: WeighedEntry, b: WeighedEntry ): number {
	return (
		// Important values win, then inline styles, then specificity and order.
		Number( b.isImportant ) - Number( a.isImportant ) ||
		Number( b.isInline ) - Number( a.isInline ) ||
		compareSpecificity( b.specificity, a.specificity ) ||
		b.order - a.order ||
		a.layer - b.layer
	);
}
