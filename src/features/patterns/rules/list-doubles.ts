import type { UserPattern } from '../reads/patterns';
import type { PatternFile } from './pattern-json';

/**
 * Returns the titles of imported patterns that patterns of the site already have, each once.
 *
 * @param imported The imported patterns.
 * @param patterns The patterns of the site before the import; those in the trash do not count.
 */
export function listDoubles(
	imported: readonly Pick< PatternFile, 'title' >[],
	patterns: readonly Pick< UserPattern, 'title' | 'status' >[]
): readonly string[] {
	const known = new Set(
		patterns
			.filter( ( { status } ) => status !== 'trash' )
			.map( ( { title } ) => title.trim() )
	);
	return [
		...new Set( imported.map( ( { title } ) => title.trim() ) ),
	].filter( ( title ) => known.has( title ) );
}
