import { loadResourceData } from '@/data/reads/load-resource';
import { patternContentResource } from './pattern-content';
import { partContentResource } from './part-content';
import { themePatternResource } from './theme-pattern';
import type { PatternItem } from '../rules/types';

/**
 * Loads the content of an item.
 *
 * @param item The item.
 * @throws The server's error.
 */
export async function readContent( item: PatternItem ): Promise< string > {
	if ( item.type === 'wp_template_part' ) {
		return loadResourceData( partContentResource, String( item.id ) );
	}
	if ( item.source === 'user' ) {
		return loadResourceData( patternContentResource, Number( item.id ) );
	}
	return ( await loadResourceData( themePatternResource, String( item.id ) ) )
		.content;
}
