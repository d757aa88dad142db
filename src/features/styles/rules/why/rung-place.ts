import type { ConfigPath } from '@/utils/theme-json/value-at-path';
import {
	HEADING_LEVELS,
	TYPOGRAPHY_ELEMENTS,
	type HeadingLevel,
	type StylesSection,
	type TypographyElement,
} from '../styles-section';
import type { StyleNode } from './style-nodes';

/** The control that edits a value: its screen, and its name on it. */
export interface ControlPlace {
	section: StylesSection;
	/** Path of the value below what the screen edits, with dots. */
	control: string;
}

/** Elements whose type has a screen of its own, and those whose colours stand on that of colours. */
const COLORED: readonly string[] = [
	'link',
	'caption',
	'button',
	'heading',
	...HEADING_LEVELS,
];

/**
 * Returns the control that edits the value of a place of the styles; undefined where no screen has one.
 *
 * @param node The place.
 * @param path Path of the value below it.
 */
export function getControlPlace(
	node: Pick< StyleNode, 'path' | 'viewport' >,
	path: ConfigPath
): ControlPlace | undefined {
	const keys = node.path.filter( ( key ) => key !== node.viewport );
	if ( keys.length === 0 ) {
		const section = getRootSection( path );
		return section && { section, control: toControl( path ) };
	}
	const [ part, name = '', ...rest ] = keys;
	return part === 'elements'
		? getElementPlace( name, path, toControl( path ) )
		: getBlockPlace( node, name, rest, path );
}

function getBlockPlace(
	{ viewport }: Pick< StyleNode, 'viewport' >,
	blockName: string,
	rest: ConfigPath,
	path: ConfigPath
): ControlPlace | undefined {
	const [ inner, variation, ...deeper ] =
		rest[ 0 ] === 'variations' ? rest : [ undefined, undefined, ...rest ];
	const ofElement = deeper.length === 0 ? '' : `${ deeper.join( '.' ) }.`;
	// Only the colours of elements in a block have controls; blocks in a variation have none.
	const isReachable =
		deeper.length === 0 ||
		( deeper.length === 2 &&
			deeper[ 0 ] === 'elements' &&
			path[ 0 ] === 'color' &&
			COLORED.includes( deeper[ 1 ] ?? '' ) );
	return isReachable
		? {
				section: {
					screen: 'block',
					blockName,
					...( inner && variation && { variation } ),
					...( viewport && { viewport } ),
				},
				control: `${ ofElement }${ toControl( path ) }`,
		  }
		: undefined;
}

function getElementPlace(
	name: string,
	path: ConfigPath,
	control: string
): ControlPlace | undefined {
	if ( path[ 0 ] === 'color' && COLORED.includes( name ) ) {
		return {
			section: { screen: 'colors' },
			control: `elements.${ name }.${ control }`,
		};
	}
	if ( path[ 0 ] !== 'typography' ) {
		return undefined;
	}
	if ( isLevel( name ) ) {
		return {
			section: {
				screen: 'typography-element',
				element: 'heading',
				level: name,
			},
			control,
		};
	}
	return isTyped( name )
		? {
				section: { screen: 'typography-element', element: name },
				control,
		  }
		: undefined;
}

function getRootSection( path: ConfigPath ): StylesSection | undefined {
	switch ( path[ 0 ] ) {
		case 'color':
			return { screen: 'colors' };
		case 'typography':
			return { screen: 'typography-element', element: 'text' };
		case 'background':
			return { screen: 'background' };
		case 'spacing':
		case 'dimensions':
			return { screen: 'layout' };
		default:
			return undefined;
	}
}

// A gradient is chosen where the background is, and sides where the whole is.
function toControl( path: ConfigPath ): string {
	const [ group, name ] = path;
	if ( group === 'color' && name === 'gradient' ) {
		return 'color.background';
	}
	const isSide = [ 'top', 'right', 'bottom', 'left' ].includes( name ?? '' );
	return group === 'border' && isSide
		? `border.${ path[ 2 ] ?? 'color' }`
		: path.slice( 0, 2 ).join( '.' );
}

function isLevel( name: string ): name is HeadingLevel {
	return ( HEADING_LEVELS as readonly string[] ).includes( name );
}

function isTyped( name: string ): name is TypographyElement {
	return ( TYPOGRAPHY_ELEMENTS as readonly string[] ).includes( name );
}
