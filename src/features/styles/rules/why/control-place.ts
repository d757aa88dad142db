import type { ConfigPath } from '@/utils/theme-json/value-at-path';
import {
	HEADING_LEVELS,
	TYPOGRAPHY_ELEMENTS,
	type HeadingLevel,
	type StylesSection,
	type TypographyElement,
} from '../styles-section';
import type { StyleNode } from './style-nodes';

/** The control that edits a value: its screen, and its path. */
export interface ControlPlace {
	section: StylesSection;
	/** Path of the value below the screen's node, with dots. */
	control: string;
}

/** Elements whose colours have rows. */
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
	node: Pick< StyleNode, 'path' | 'viewport' | 'states' >,
	path: ConfigPath
): ControlPlace | undefined {
	const keys = node.path.filter( ( key ) => key !== node.viewport );
	if ( keys.length === 0 ) {
		const section = getRootSection( path, node.viewport );
		return section && { section, control: toControl( path ) };
	}
	const [ part, name = '', ...rest ] = keys;
	return part === 'elements'
		? getElementPlace( name, rest, path, node.viewport )
		: getBlockPlace( node, name, rest, path );
}

function getBlockPlace(
	{ viewport, states }: Pick< StyleNode, 'viewport' | 'states' >,
	blockName: string,
	rest: ConfigPath,
	path: ConfigPath
): ControlPlace | undefined {
	const isInner = rest[ 0 ] === 'variations';
	const variation = isInner ? rest[ 1 ] : undefined;
	const below = isInner ? rest.slice( 2 ) : rest;
	// The screen of a block has one state at a time; the states of an element are separate rows.
	const isOfElement = below.includes( 'elements' );
	const [ state, ...others ] = isOfElement ? [] : states ?? [];
	const deeper = isOfElement
		? below
		: below.filter( ( key ) => ! states?.includes( key ) );
	const ofElement = deeper.length === 0 ? '' : `${ deeper.join( '.' ) }.`;
	// Only the colours of elements in a block have controls; blocks in a variation have none.
	const isReachable =
		( deeper.length === 0 && others.length === 0 ) ||
		( deeper[ 0 ] === 'elements' &&
			hasColorRow( deeper[ 1 ] ?? '', deeper.slice( 2 ), path ) );
	return isReachable
		? {
				section: {
					screen: 'block',
					blockName,
					...( variation && { variation } ),
					...( viewport && { viewport } ),
					...( state && { state } ),
				},
				control: `${ ofElement }${ toControl( path ) }`,
		  }
		: undefined;
}

// The only state with a row is the hovered link, for its text colour.
function hasColorRow(
	element: string,
	[ state, ...others ]: ConfigPath,
	path: ConfigPath
): boolean {
	return (
		path[ 0 ] === 'color' &&
		COLORED.includes( element ) &&
		others.length === 0 &&
		( state === undefined ||
			( element === 'link' &&
				state === ':hover' &&
				path[ 1 ] === 'text' ) )
	);
}

function getElementPlace(
	name: string,
	states: ConfigPath,
	path: ConfigPath,
	viewport: string | undefined
): ControlPlace | undefined {
	const control = toControl( path );
	// The screen of an element has its colors in a viewport only.
	if ( ! viewport && hasColorRow( name, states, path ) ) {
		return {
			section: { screen: 'colors' },
			control: [ 'elements', name, ...states, control ].join( '.' ),
		};
	}
	const isEdited = path[ 0 ] === 'typography' || path[ 0 ] === 'color';
	if ( ! isEdited || states.length > 0 ) {
		return undefined;
	}
	if ( isLevel( name ) ) {
		return {
			section: {
				screen: 'typography-element',
				element: 'heading',
				level: name,
				...( viewport && { viewport } ),
			},
			control,
		};
	}
	return isTyped( name )
		? {
				section: {
					screen: 'typography-element',
					element: name,
					...( viewport && { viewport } ),
				},
				control,
		  }
		: undefined;
}

// In a viewport the screen of the text has the colors, too.
function getRootSection(
	path: ConfigPath,
	viewport: string | undefined
): StylesSection | undefined {
	const limit = viewport ? { viewport } : {};
	switch ( path[ 0 ] ) {
		case 'color':
			return viewport
				? { screen: 'typography-element', element: 'text', ...limit }
				: { screen: 'colors' };
		case 'typography':
			return { screen: 'typography-element', element: 'text', ...limit };
		case 'background':
			return { screen: 'background' };
		case 'spacing':
		case 'dimensions':
		case 'layout':
			return { screen: 'layout', ...limit };
		default:
			return undefined;
	}
}

// The control of the background also edits gradients, and the control of a whole value its sides.
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
