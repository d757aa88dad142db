import { isRecord } from '@/utils/is-record';
import { getAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import { splitCss } from '../split-css';
import { isReference } from '../value-origin';

/** A place below a style node that may set a CSS property. */
interface PropertySource {
	path: ConfigPath;
	/** Index of the property's part in a value for all sides: 0 is the top, 3 the left. */
	side?: number;
}

/** A CSS property that styles can set. */
export interface CssProperty {
	/** Its name, always the longhand. */
	name: string;
	/** Places of its value, the most specific first. */
	sources: readonly PropertySource[];
	/** Whether an element without a value inherits it from its parent. */
	isInherited: boolean;
	/** Path of the value that its control edits, below a style node. */
	control: ConfigPath;
	/** Rows of a group that have the same value and source are shown as one. */
	group?: string;
}

const SIDES = [ 'top', 'right', 'bottom', 'left' ] as const;

const CORNERS = [
	[ 'top-left', 'topLeft' ],
	[ 'top-right', 'topRight' ],
	[ 'bottom-right', 'bottomRight' ],
	[ 'bottom-left', 'bottomLeft' ],
] as const;

function plain(
	name: string,
	control: string,
	isInherited: boolean,
	...others: string[]
): CssProperty {
	const path = control.split( '.' );
	return {
		name,
		sources: [ control, ...others ].map( ( source ) => ( {
			path: source.split( '.' ),
		} ) ),
		isInherited,
		control: path,
	};
}

// No place of the styles sets these: WordPress prints them in rules for the blocks of a layout.
function ofLayout( name: string, control: string ): CssProperty {
	return {
		name,
		sources: [],
		isInherited: false,
		control: control.split( '.' ),
	};
}

function box( name: 'padding' | 'margin' ): CssProperty[] {
	return SIDES.map( ( side, index ) => ( {
		name: `${ name }-${ side }`,
		sources: [
			{ path: [ 'spacing', name, side ] },
			{ path: [ 'spacing', name ], side: index },
		],
		isInherited: false,
		control: [ 'spacing', name ],
		group: name,
	} ) );
}

function borders( part: 'width' | 'style' | 'color' ): CssProperty[] {
	return SIDES.map( ( side, index ) => ( {
		name: `border-${ side }-${ part }`,
		sources: [
			{ path: [ 'border', side, part ] },
			{ path: [ 'border', part ], side: index },
		],
		isInherited: false,
		control: [ 'border', part ],
		group: `border-${ part }`,
	} ) );
}

/** The properties that *Why* explains, in its order. */
export const CSS_PROPERTIES: readonly CssProperty[] = [
	plain( 'color', 'color.text', true ),
	plain( 'background-color', 'color.background', false ),
	plain(
		'background-image',
		'background.backgroundImage',
		false,
		'color.gradient',
		'background.gradient'
	),
	plain( 'font-family', 'typography.fontFamily', true ),
	plain( 'font-size', 'typography.fontSize', true ),
	plain( 'font-weight', 'typography.fontWeight', true ),
	plain( 'font-style', 'typography.fontStyle', true ),
	plain( 'line-height', 'typography.lineHeight', true ),
	plain( 'letter-spacing', 'typography.letterSpacing', true ),
	plain( 'text-transform', 'typography.textTransform', true ),
	plain( 'text-decoration-line', 'typography.textDecoration', false ),
	plain( 'text-align', 'typography.textAlign', true ),
	plain( 'text-indent', 'typography.textIndent', true ),
	...box( 'padding' ),
	...box( 'margin' ),
	...[ 'row', 'column' ].map( ( way ) => ( {
		...ofLayout( `${ way }-gap`, 'spacing.blockGap' ),
		group: 'gap',
	} ) ),
	ofLayout( 'max-width', 'layout.contentSize' ),
	ofLayout( 'justify-content', 'layout.justifyContent' ),
	ofLayout( 'align-items', 'layout.verticalAlignment' ),
	ofLayout( 'flex-direction', 'layout.orientation' ),
	ofLayout( 'flex-wrap', 'layout.flexWrap' ),
	ofLayout( 'grid-template-columns', 'layout.minimumColumnWidth' ),
	plain( 'min-height', 'dimensions.minHeight', false ),
	...borders( 'width' ),
	...borders( 'style' ),
	...borders( 'color' ),
	...CORNERS.map( ( [ corner, key ], index ) => ( {
		name: `border-${ corner }-radius`,
		sources: [
			{ path: [ 'border', 'radius', key ] },
			{ path: [ 'border', 'radius' ], side: index },
		],
		isInherited: false,
		control: [ 'border', 'radius' ],
		group: 'border-radius',
	} ) ),
	plain( 'box-shadow', 'shadow', false ),
];

/** A value of a property, with its location. */
export interface PropertyValue {
	path: ConfigPath;
	value: unknown;
}

/**
 * Returns the value of a property in a style node; undefined where it has none.
 *
 * @param node     The node.
 * @param property The property.
 */
export function readProperty(
	node: unknown,
	{ sources }: CssProperty
): PropertyValue | undefined {
	for ( const { path, side } of sources ) {
		const found = getAtPath( node, path );
		const value = side === undefined ? found : pickSide( found, side );
		if ( isValue( value ) ) {
			return { path, value };
		}
	}
	return undefined;
}

// `10px 20px` is for the top and the sides, as in CSS.
function pickSide( value: unknown, side: number ): unknown {
	if ( typeof value !== 'string' ) {
		return typeof value === 'number' ? value : undefined;
	}
	const [ top, right = top, bottom = top, left = right ] = splitCss(
		value,
		' '
	);
	return [ top, right, bottom, left ][ side ];
}

function isValue( value: unknown ): boolean {
	return (
		( typeof value === 'string' && value !== '' ) ||
		typeof value === 'number' ||
		( isRecord( value ) && isReference( value ) )
	);
}
