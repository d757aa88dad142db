import equal from 'fast-deep-equal';

import type { Config } from '@/utils/theme-json/config';
import { getAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import { splitCss } from '../split-css';
import { getValueOrigin, type ValueOrigin } from '../value-origin';
import { readProperty, type CssProperty } from './css-properties';
import {
	compareSpecificity,
	getSpecificity,
	type Specificity,
} from './specificity';
import { getFeatureSelector, type StyleNode } from './style-nodes';

/** As much of an element as the rules need. */
export interface InspectedElement {
	matches: ( selector: string ) => boolean;
	readonly parentElement: InspectedElement | null;
}

/** The configs of a site. */
export interface WhyConfigs {
	user: Config;
	/** The theme's config over WordPress's. */
	base: Config;
	core: Config;
	merged: Config;
	/** Parts of the person's config that a style variation brought. */
	variation?: Config;
}

/** A value that a block gives itself: in its attributes, or by a class of a preset. */
export interface OwnValue {
	value: unknown;
	/** Path of the attribute below the block's `style`. */
	path: ConfigPath;
	isImportant: boolean;
	/** Where it is printed: in the element itself, or in a rule of its own. */
	selector?: string;
}

/** One step of a ladder: a place that sets the property. */
export interface Rung {
	/** The place in the styles; undefined for the block's own value. */
	node?: StyleNode;
	/** Path of the value below the node, or below the block's `style`. */
	path: ConfigPath;
	value: unknown;
	origin: ValueOrigin | 'block';
	/** Selectors by which it is printed; none for what stands in the element. */
	selectors: readonly string[];
	/** Whether another value stands in its place at the same node, so that it is printed nowhere. */
	isReplaced: boolean;
}

/** All places that set a property of an element, the winner first. */
export interface Ladder {
	property: CssProperty;
	rungs: readonly Rung[];
	/** How many elements further up they set it; 0 is the element itself. */
	distance: number;
}

/** Facts about an element and the site. */
export interface LadderInput< Element extends InspectedElement > {
	element: Element;
	nodes: readonly StyleNode[];
	configs: WhyConfigs;
	/** Whether the preview is as wide as a viewport says. */
	isViewport: ( viewport: string ) => boolean;
	/** Lists the values that the block of an element gives it. */
	listOwn: ( element: Element, property: CssProperty ) => readonly OwnValue[];
}

interface WeighedRung extends Omit< Rung, 'isReplaced' > {
	isImportant: boolean;
	isInline: boolean;
	specificity: Specificity;
	order: number;
	/** The lower ones of the same place do not take part. */
	layer: number;
}

/**
 * Returns all places that set a property of an element, the winner first; undefined where none does. An inherited property that
 * nothing sets on the element is looked for further up.
 *
 * @param input    What is known.
 * @param property The property.
 */
export function buildLadder< Element extends InspectedElement >(
	input: LadderInput< Element >,
	property: CssProperty
): Ladder | undefined {
	let element: Element | null = input.element;
	for ( let distance = 0; element; distance++ ) {
		const rungs = listRungs( { ...input, element }, property );
		if ( rungs.length > 0 ) {
			return { property, rungs, distance };
		}
		if ( ! property.isInherited ) {
			return undefined;
		}
		element = element.parentElement as Element | null;
	}
	return undefined;
}

function listRungs< Element extends InspectedElement >(
	input: LadderInput< Element >,
	property: CssProperty
): Rung[] {
	return [
		...listOwnRungs( input, property ),
		...input.nodes.flatMap( ( node, order ) =>
			listNodeRungs( input, property, node, order )
		),
	]
		.sort( compareRungs )
		.map( ( { node, path, value, origin, selectors, layer } ) => ( {
			...( node && { node } ),
			path,
			value,
			origin,
			selectors,
			isReplaced: layer > 0,
		} ) );
}

function listOwnRungs< Element extends InspectedElement >(
	{ element, listOwn }: LadderInput< Element >,
	property: CssProperty
): WeighedRung[] {
	return listOwn( element, property ).map(
		( { value, path, isImportant, selector }, index ) => ( {
			path,
			value,
			origin: 'block' as const,
			selectors: selector === undefined ? [] : [ selector ],
			isImportant,
			isInline: selector === undefined,
			specificity: selector
				? weigh( element, [ selector ] )
				: [ 0, 0, 0 ],
			// Values of the blocks themselves are printed after the site's styles.
			order: Number.MAX_SAFE_INTEGER - index,
			layer: 0,
		} )
	);
}

function listNodeRungs< Element extends InspectedElement >(
	{ element, configs, isViewport }: LadderInput< Element >,
	property: CssProperty,
	node: StyleNode,
	order: number
): WeighedRung[] {
	if ( node.viewport && ! isViewport( node.viewport ) ) {
		return [];
	}
	const current = readProperty(
		getAtPath( configs.merged.styles, node.path ),
		property
	);
	if ( ! current ) {
		return [];
	}
	const selectors = splitCss(
		getFeatureSelector( node, current.path ),
		','
	).filter( ( selector ) => matches( element, selector ) );
	if ( selectors.length === 0 ) {
		return [];
	}
	// `:root :where(…)` weighs as much as one class, whatever stands in it.
	const specificity: Specificity = node.isBare
		? weigh( element, selectors )
		: [ 0, 1, 0 ];
	return listLayers( configs, node.path, property, current ).map(
		( layer, index ) => ( {
			...layer,
			node,
			selectors,
			isImportant: false,
			isInline: false,
			specificity,
			order,
			layer: index,
		} )
	);
}

/** Lists the value that applies at a node, and below it those that it replaces: the theme's value, then WordPress's. */
function listLayers(
	{ user, base, core, variation }: WhyConfigs,
	path: ConfigPath,
	property: CssProperty,
	current: { path: ConfigPath; value: unknown }
): Array< Pick< Rung, 'path' | 'value' | 'origin' > > {
	const sources = {
		user: getAtPath( user.styles, path ),
		variation: getAtPath( variation?.styles, path ),
		base: getAtPath( base.styles, path ),
		core: getAtPath( core.styles, path ),
	};
	const origin = getValueOrigin( sources, current.path );
	const theme = readProperty( sources.base, property );
	const host = readProperty( sources.core, property );
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

function compareRungs( a: WeighedRung, b: WeighedRung ): number {
	return (
		// Important values win, then those in the element itself, then weight and order.
		Number( b.isImportant ) - Number( a.isImportant ) ||
		Number( b.isInline ) - Number( a.isInline ) ||
		compareSpecificity( b.specificity, a.specificity ) ||
		b.order - a.order ||
		a.layer - b.layer
	);
}

function weigh(
	element: InspectedElement,
	selectors: readonly string[]
): Specificity {
	return selectors
		.filter( ( selector ) => matches( element, selector ) )
		.map( getSpecificity )
		.reduce(
			( most, next ) =>
				compareSpecificity( next, most ) > 0 ? next : most,
			[ 0, 0, 0 ] as Specificity
		);
}

// A selector of a plugin may be one that the browser does not know.
function matches( element: InspectedElement, selector: string ): boolean {
	try {
		return element.matches( selector );
	} catch {
		return false;
	}
}
