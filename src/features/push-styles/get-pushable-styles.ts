/** Groups of styles that can be pushed (specification 5). */
export type PushGroup = 'border' | 'color' | 'spacing' | 'typography';

/** One style of a block that can become the style of all blocks of its type. */
export interface PushableStyle {
	group: PushGroup;
	/** Path below the block type's styles. */
	path: readonly string[];
	/** Value to store there: a preset's as a reference. */
	value: unknown;
}

/** Groups in the order in which they are shown. */
export const PUSH_GROUPS: readonly PushGroup[] = [
	'border',
	'color',
	'spacing',
	'typography',
];

/** Attributes of a block that name a preset, with the path of the style and the kind of preset. */
const PRESET_ATTRIBUTES: ReadonlyArray< {
	attribute: string;
	group: PushGroup;
	path: readonly string[];
	preset: string;
} > = [
	{
		attribute: 'borderColor',
		group: 'border',
		path: [ 'border', 'color' ],
		preset: 'color',
	},
	{
		attribute: 'textColor',
		group: 'color',
		path: [ 'color', 'text' ],
		preset: 'color',
	},
	{
		attribute: 'backgroundColor',
		group: 'color',
		path: [ 'color', 'background' ],
		preset: 'color',
	},
	{
		attribute: 'gradient',
		group: 'color',
		path: [ 'color', 'gradient' ],
		preset: 'gradient',
	},
	{
		attribute: 'fontSize',
		group: 'typography',
		path: [ 'typography', 'fontSize' ],
		preset: 'font-size',
	},
	{
		attribute: 'fontFamily',
		group: 'typography',
		path: [ 'typography', 'fontFamily' ],
		preset: 'font-family',
	},
];

type Attributes = Readonly< Record< string, unknown > >;

/**
 * Lists the styles of a block that can be pushed: border, colour, spacing and typography (specification 5), from its own
 * values and from the presets that its attributes name. An empty list means that there is nothing to push.
 *
 * @param attributes Attributes of the block.
 */
export function getPushableStyles( attributes: Attributes ): PushableStyle[] {
	const style = isNode( attributes.style ) ? attributes.style : {};
	const own = PUSH_GROUPS.flatMap( ( group ) =>
		listLeaves( style[ group ], [ group ] ).map( ( leaf ) => ( {
			...leaf,
			group,
		} ) )
	);
	const elements = listLeaves( style.elements, [ 'elements' ] )
		.filter( ( { path } ) => path.includes( 'color' ) )
		.map( ( leaf ) => ( { ...leaf, group: 'color' as const } ) );
	const presets = PRESET_ATTRIBUTES.flatMap(
		( { attribute, group, path, preset } ) => {
			const slug = attributes[ attribute ];
			return typeof slug === 'string' && slug !== ''
				? [ { group, path, value: `var:preset|${ preset }|${ slug }` } ]
				: [];
		}
	);
	return [ ...presets, ...own, ...elements ];
}

/**
 * Returns the attributes of the block without the styles that were pushed; what was not stays.
 *
 * @param attributes Attributes of the block.
 * @param pushed     Styles that were pushed.
 */
export function removePushedStyles(
	attributes: Attributes,
	pushed: readonly PushableStyle[]
): Record< string, unknown > {
	const isPushed = ( path: readonly string[] ) =>
		pushed.some( ( other ) => other.path.join() === path.join() );
	const changes: Record< string, unknown > = {};
	for ( const { attribute, path } of PRESET_ATTRIBUTES ) {
		if ( attributes[ attribute ] !== undefined && isPushed( path ) ) {
			changes[ attribute ] = undefined;
		}
	}
	if ( isNode( attributes.style ) ) {
		changes.style = pushed.reduce< unknown >(
			( style, { path } ) => without( style, path ),
			attributes.style
		);
	}
	return changes;
}

function listLeaves(
	node: unknown,
	path: readonly string[]
): Array< { path: readonly string[]; value: unknown } > {
	if ( node === undefined || node === null || node === '' ) {
		return [];
	}
	return isNode( node )
		? Object.entries( node ).flatMap( ( [ key, value ] ) =>
				listLeaves( value, [ ...path, key ] )
		  )
		: [ { path, value: node } ];
}

function without( node: unknown, path: readonly string[] ): unknown {
	const [ key, ...rest ] = path;
	if ( key === undefined ) {
		return undefined;
	}
	if ( ! isNode( node ) || ! Object.hasOwn( node, key ) ) {
		return node;
	}
	const { [ key ]: child, ...others } = node;
	const next = without( child, rest );
	const result = next === undefined ? others : { ...others, [ key ]: next };
	return Object.keys( result ).length > 0 ? result : undefined;
}

function isNode( value: unknown ): value is Record< string, unknown > {
	return (
		typeof value === 'object' && value !== null && ! Array.isArray( value )
	);
}
