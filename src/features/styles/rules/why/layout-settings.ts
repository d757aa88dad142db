import { getAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import type { Config } from '@/utils/theme-json/config';
import { isRecord } from '@/utils/is-record';
import { normalizeSelector } from './normalize-selector';
import { isRootNode, type StyleNode } from './style-nodes';

/** Setting that WordPress prints as a rule for other elements than those of the setting's place. */
export interface LayoutSetting {
	node: StyleNode;
	/** Path of the value below the node, or below the settings. */
	path: ConfigPath;
	/** Whether it is in the settings, and not in the styles. */
	isOfSettings?: boolean;
	value: unknown;
	/** Whether the rule negates the value, so that an element is as wide as the window. */
	isNegative?: boolean;
}

/** Origin of a rule of the layout. */
export interface LayoutOrigin {
	/** The setting; undefined for declarations of every such layout. */
	setting: LayoutSetting | undefined;
	/** Whether it is the layout of the parent block. */
	isAround: boolean;
}

/** Path of the space between blocks. */
export const GAP: ConfigPath = [ 'spacing', 'blockGap' ];
const SITE_GAPS: readonly string[] = [
	'.wp-site-blocks>*',
	'.wp-site-blocks>*+*',
];
/** Selector of blocks without an alignment, below their container. */
export const CENTERED =
	'>:where(:not(.alignleft):not(.alignright):not(.alignfull))';
const LAYOUT =
	/(?:^|[\s.-])is-layout-|\.has-global-padding|^\.wp-site-blocks>|^\.wp-container-/;
const SIDE = /^(?:padding|margin)-(top|right|bottom|left)$/;

/**
 * Returns the setting behind a rule of WordPress's layout; undefined for every other rule.
 *
 * @param selector   Selector of the rule.
 * @param property   Longhand that it sets.
 * @param config     The merged config, the viewports of the whole site among its styles.
 * @param candidates Places of the styles that apply at the present width, in their order.
 */
export function readLayoutRule(
	selector: string,
	property: string,
	config: Config,
	candidates: readonly StyleNode[]
): LayoutOrigin | undefined {
	const [ printed = '' ] = normalizeSelector( selector );
	const setting =
		readGap( printed, property, config, candidates ) ??
		readWidth( printed, property, config, candidates ) ??
		readRootPadding( printed, property, config, candidates );
	return setting || LAYOUT.test( printed )
		? { setting, isAround: printed.includes( '>' ) }
		: undefined;
}

function readGap(
	printed: string,
	property: string,
	{ settings, styles }: Config,
	candidates: readonly StyleNode[]
): LayoutSetting | undefined {
	const [ , block = '', layout = '', children = '' ] =
		/^(.*?)-?\.?is-layout-(flow|constrained|flex|grid)(>\*(?:\+\*)?)?$/.exec(
			withoutOthers( printed )
		) ?? [];
	const isSite = SITE_GAPS.includes( printed );
	const isColumn = layout === 'flow' || layout === 'constrained';
	const isAbout = children || isSite ? property === 'margin-top' : ! isColumn;
	// Without the setting WordPress prints a default space.
	const isOn = ( getAtPath( settings, GAP ) ?? null ) !== null;
	if ( ! isOn || ! ( isSite || layout ) || ! isAbout ) {
		return undefined;
	}
	const node = [ ...candidates ]
		.reverse()
		.find(
			( one ) =>
				isSpaced( one, block ) &&
				getAtPath( styles, [ ...one.path, ...GAP ] ) !== undefined
		);
	const value = node && getAtPath( styles, [ ...node.path, ...GAP ] );
	const part = pickGap( value, property );
	return node && part !== undefined
		? { node, path: GAP, value: part }
		: undefined;
}

// A rule that names no block is the whole site's.
function isSpaced( node: StyleNode, block: string ): boolean {
	const { selector, blockName, element, states, variation } = node;
	if ( block === '' ) {
		return isRootNode( node );
	}
	return (
		! element &&
		! states &&
		blockName !== undefined &&
		getLayoutSelectors( selector, variation ).includes( block )
	);
}

// The rules of a viewport of the whole site exclude blocks whose styles set a space.
function withoutOthers( printed: string ): string {
	return printed.replace( /:not\([^()]*\)/, '' );
}

// WordPress appends the name of the layout to the block's selector; for a variation it repeats the block's selector.
function getLayoutSelectors(
	selector: string,
	variation: string | undefined
): string[] {
	const [ own = '' ] = normalizeSelector( selector );
	return variation === undefined
		? [ own ]
		: [ own, own + own.replace( `.is-style-${ variation }`, '' ) ];
}

/**
 * Returns the part of a space between blocks that a property sets; undefined where it sets none.
 *
 * @param value    The space: one for rows and columns, or one each.
 * @param property Longhand.
 */
export function pickGap( value: unknown, property: string ): unknown {
	switch ( property ) {
		case 'row-gap':
			return isRecord( value ) ? value.top : value;
		case 'column-gap':
			return isRecord( value ) ? value.left : value;
		case 'margin-top':
			return isRecord( value ) ? undefined : value;
		default:
			return undefined;
	}
}

function readWidth(
	printed: string,
	property: string,
	{ settings }: Config,
	[ root ]: readonly StyleNode[]
): LayoutSetting | undefined {
	const names: Readonly< Record< string, string | undefined > > = {
		[ `.is-layout-constrained${ CENTERED }` ]: 'contentSize',
		'.is-layout-constrained>.alignwide': 'wideSize',
	};
	const name = property === 'max-width' ? names[ printed ] : undefined;
	const path = [ 'layout', name ?? '' ];
	const value = name && getAtPath( settings, path );
	return root && value !== undefined && value !== ''
		? { node: root, path, isOfSettings: true, value }
		: undefined;
}

function readRootPadding(
	printed: string,
	property: string,
	{ settings, styles }: Config,
	candidates: readonly StyleNode[]
): LayoutSetting | undefined {
	const [ , side = '' ] = SIDE.exec( property ) ?? [];
	const isPadding = property.startsWith( 'padding' );
	const isBeside = side === 'left' || side === 'right';
	const isAbout = isPadding
		? printed ===
				( isBeside ? '.has-global-padding' : '.wp-site-blocks' ) ||
		  ( printed === 'body' && ! isBeside )
		: printed === '.has-global-padding>.alignfull' && isBeside;
	if ( ! isAbout || ! isRootPaddingApart( settings ) ) {
		return undefined;
	}
	const path = [ 'spacing', 'padding', side ];
	// A viewport sets the variable again that the rule reads.
	const root = [ ...candidates ]
		.reverse()
		.find(
			( node ) =>
				isRootNode( node ) &&
				getAtPath( styles, [ ...node.path, ...path ] ) !== undefined
		);
	return (
		root && {
			node: root,
			path,
			value: getAtPath( styles, [ ...root.path, ...path ] ),
			isNegative: ! isPadding,
		}
	);
}

/**
 * Returns whether the padding of the page applies to the blocks in it, so that some may be as wide as the window.
 *
 * @param settings Settings of the merged config.
 */
export function isRootPaddingApart( settings: unknown ): boolean {
	return getAtPath( settings, [ 'useRootPaddingAwareAlignments' ] ) === true;
}
