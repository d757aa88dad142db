import { getAtPath } from '@/utils/theme-json/value-at-path';
import { COLOR_BACKGROUND, type ColorRow } from './color-rows';

/** Values of the colour of a text and of its background. */
export interface ColorPair {
	text: unknown;
	background: unknown;
}

/**
 * Returns the raw colours of a row of text, each from the nearest place that sets it: the row's own, the node's, the
 * site's. `undefined` when the row sets neither, or when the text is on a gradient or an image, whose contrast is
 * unknown.
 *
 * @param row  Row of text.
 * @param node Values that apply at the node.
 * @param root Values that apply at the site's root.
 */
export function getColorPair(
	row: ColorRow,
	node: unknown,
	root: unknown
): ColorPair | undefined {
	const ownBackground =
		row.backgroundPath && getAtPath( node, row.backgroundPath );
	const gradient =
		row.backgroundPath &&
		getAtPath( node, [ ...row.backgroundPath.slice( 0, -1 ), 'gradient' ] );
	const nodeBackground = getAtPath( node, COLOR_BACKGROUND );
	const ownText = getAtPath( node, row.path );
	if (
		! row.isText ||
		( ownText === undefined &&
			ownBackground === undefined &&
			! ( row.id === 'text' && nodeBackground !== undefined ) )
	) {
		return undefined;
	}
	if (
		gradient !== undefined ||
		( ownBackground === undefined && hasPicture( node ) )
	) {
		return undefined;
	}
	const text =
		ownText ??
		getAtPath( node, [ 'color', 'text' ] ) ??
		getAtPath( root, [ 'color', 'text' ] );
	const background =
		ownBackground ??
		nodeBackground ??
		( hasPicture( root )
			? undefined
			: getAtPath( root, COLOR_BACKGROUND ) ?? '#fff' );
	return text === undefined || background === undefined
		? undefined
		: { text, background };
}

function hasPicture( node: unknown ): boolean {
	return [
		[ 'color', 'gradient' ],
		[ 'background', 'gradient' ],
		[ 'background', 'backgroundImage' ],
	].some( ( path ) => getAtPath( node, path ) !== undefined );
}
