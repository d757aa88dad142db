import { toRecord } from '@/utils/is-record';
import {
	getAtPath,
	setAtPath,
	type ConfigPath,
} from '@/utils/theme-json/value-at-path';
import { readProperty, type CssProperty } from './css-properties';

/** Attributes of a block, by name. */
export type BlockAttributes = Readonly< Record< string, unknown > >;

/** Attributes that name a preset instead of a value of the block's `style`. */
const PRESET_ATTRIBUTES: Readonly< Record< string, string | undefined > > = {
	'color.text': 'textColor',
	'color.background': 'backgroundColor',
	'color.gradient': 'gradient',
	'background.backgroundImage': 'gradient',
	'typography.fontSize': 'fontSize',
	'typography.fontFamily': 'fontFamily',
	'border.color': 'borderColor',
};

const ELEMENT_RULE = /^\.(wp-elements-[\w-]+)\s+(.+)$/;
const LAYOUT_RULE = /\.(wp-container-[\w-]+)/;

/**
 * Returns the class of the block whose own value a rule prints; undefined where it is the nearest block around the element.
 *
 * @param selectors Selectors of the rule that prints the value.
 */
export function getOwnerClass(
	selectors: readonly string[]
): string | undefined {
	const [ selector = '' ] = selectors;
	return ( ELEMENT_RULE.exec( selector ) ??
		LAYOUT_RULE.exec( selector ) )?.[ 1 ];
}

/**
 * Returns the path in a block's `style` of the value behind a rule for its inner elements; undefined for every other rule.
 *
 * @param selectors Selectors of the rule.
 */
export function getOwnElementPath(
	selectors: readonly string[]
): ConfigPath | undefined {
	const [ , , inner = '' ] = ELEMENT_RULE.exec( selectors[ 0 ] ?? '' ) ?? [];
	if ( inner === '' ) {
		return undefined;
	}
	const [ , state ] = /:(hover|focus|active)$/.exec( inner ) ?? [];
	const [ , level ] = /^(h[1-6])\b/.exec( inner ) ?? [];
	const isButton = /wp-(?:element-button|block-button__link)(?!\))/.test(
		inner
	);
	const element = level ?? ( isButton ? 'button' : 'link' );
	return [ 'elements', element, ...( state ? [ `:${ state }` ] : [] ) ];
}

/**
 * Returns the attributes of a block without the value of some properties; undefined where the block sets none.
 *
 * @param attributes The block's attributes.
 * @param path       Path of the value, below `style` or below the attributes.
 * @param properties The properties that are shown as one.
 * @param selectors  Selectors of the rule that prints the value.
 * @return The attributes that change.
 */
export function planOwnReset(
	attributes: BlockAttributes,
	path: ConfigPath,
	properties: readonly CssProperty[],
	selectors: readonly string[]
): Record< string, unknown > | undefined {
	const element = findElement(
		attributes.style,
		getOwnElementPath( selectors )
	);
	const node = getAtPath( attributes.style, element );
	const inStyle = properties.flatMap( ( property ) => {
		const found =
			readProperty( node, property )?.path ??
			( getAtPath( node, path ) === undefined ? undefined : path );
		return found ? [ [ ...element, ...found ] ] : [];
	} );
	const style = inStyle.reduce< unknown >(
		( all, one ) => setAtPath( toRecord( all ), one, undefined ),
		attributes.style
	);
	const isOfBlock = element.length === 0;
	const layout =
		isOfBlock && path[ 0 ] === 'layout'
			? getAtPath( attributes, path )
			: undefined;
	const presets = isOfBlock
		? [ path, ...properties.map( ( { control } ) => control ) ].flatMap(
				( one ) => {
					const name = PRESET_ATTRIBUTES[ one.join( '.' ) ];
					return name && attributes[ name ] !== undefined
						? [ name ]
						: [];
				}
		  )
		: [];
	const next = {
		...( inStyle.length > 0 && {
			style:
				Object.keys( toRecord( style ) ).length > 0 ? style : undefined,
		} ),
		...( layout !== undefined && {
			layout: setAtPath(
				toRecord( attributes.layout ),
				path.slice( 1 ),
				undefined
			),
		} ),
		...Object.fromEntries( presets.map( ( name ) => [ name, undefined ] ) ),
	};
	return Object.keys( next ).length > 0 ? next : undefined;
}

// A heading of any level may have the value for all headings.
function findElement( style: unknown, path: ConfigPath = [] ): ConfigPath {
	return /^h\d$/.test( path[ 1 ] ?? '' ) &&
		getAtPath( style, path ) === undefined
		? [ 'elements', 'heading' ]
		: path;
}
