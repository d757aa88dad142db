import { setAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import type { StylesSection } from '../styles-section';
import {
	getFeatureSelector,
	listStyleNodes,
	type StyleCatalogue,
} from './style-nodes';

/** Place and value that a control edits. */
export interface TouchedPlace {
	/** Place of the styles, below `styles`. */
	node: ConfigPath;
	/** Path of the value below it. */
	path: ConfigPath;
}

/**
 * Returns the place of the styles that a control of a screen edits; undefined where it edits the whole page, or no style.
 *
 * @param section The screen.
 * @param control Path of the value below the screen's node, with dots.
 */
export function getTouchedPlace(
	section: StylesSection,
	control: string
): TouchedPlace | undefined {
	const keys = control.split( '.' );
	const isOfElement = keys[ 0 ] === 'elements';
	const inner = isOfElement ? keys.slice( 0, 2 ) : [];
	const node = [ ...getScreenNode( section ), ...inner ];
	return node.length === 0
		? undefined
		: { node, path: keys.slice( inner.length ) };
}

function getScreenNode( section: StylesSection ): ConfigPath {
	switch ( section.screen ) {
		case 'typography-element':
			return section.element === 'text'
				? []
				: [ 'elements', section.level ?? section.element ];
		case 'block':
			return [
				'blocks',
				section.blockName,
				...( section.variation
					? [ 'variations', section.variation ]
					: [] ),
			];
		default:
			return [];
	}
}

/**
 * Returns the selector of the elements that a place of the styles affects; undefined where the site has no such place.
 *
 * @param place     The place.
 * @param catalogue The site's blocks and elements.
 */
export function getTouchedSelector(
	{ node, path }: TouchedPlace,
	catalogue: StyleCatalogue
): string | undefined {
	const found = listStyleNodes(
		setAtPath( {}, node, { color: {} } ),
		catalogue
	).find( ( one ) => one.path.join( '.' ) === node.join( '.' ) );
	return found && getFeatureSelector( found, path );
}
