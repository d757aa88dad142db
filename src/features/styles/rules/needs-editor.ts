import fastDeepEqual from 'fast-deep-equal';

import { readConfig, type ConfigNode } from '@/utils/theme-json/config';
import { isRecord } from '@/utils/is-record';

/** Style paths that blocks read themselves, at any node: gaps of their layouts, and their style variations. */
const READ_BY_BLOCKS: ReadonlySet< string > = new Set( [
	'blockGap',
	'variations',
] );

/**
 * Returns whether an editor needs another config, or only other contents of its style sheets.
 * It needs the settings and those styles that blocks read, and the list of blocks with CSS, because each of these has a style
 * sheet.
 *
 * @param before Record that the editor has.
 * @param after  Record that is to be shown.
 */
export function needsEditor( before: unknown, after: unknown ): boolean {
	const from = readConfig( before );
	const to = readConfig( after );
	return (
		! fastDeepEqual( from.settings, to.settings ) ||
		! fastDeepEqual( pickRead( from.styles ), pickRead( to.styles ) ) ||
		! fastDeepEqual(
			listBlocksWithCss( from.styles ),
			listBlocksWithCss( to.styles )
		)
	);
}

function pickRead( node: ConfigNode ): ConfigNode {
	const picked: ConfigNode = {};
	for ( const [ key, value ] of Object.entries( node ) ) {
		if ( READ_BY_BLOCKS.has( key ) ) {
			picked[ key ] = value;
		} else if ( isRecord( value ) ) {
			const below = pickRead( value );
			if ( Object.keys( below ).length > 0 ) {
				picked[ key ] = below;
			}
		}
	}
	return picked;
}

function listBlocksWithCss( { blocks }: ConfigNode ): string[] {
	return isRecord( blocks )
		? Object.keys( blocks )
				.filter( ( name ) => {
					const block = blocks[ name ];
					return isRecord( block ) && Boolean( block.css );
				} )
				.sort()
		: [];
}
