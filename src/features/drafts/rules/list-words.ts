import { nameChanges } from './name-changes';

/** Ends the path of a change; states in it, such as `:hover`, have no space after their colon. */
const END = ': ';

/**
 * Returns changes with their values in words: names instead of paths.
 *
 * @param words       Changes, for example `styles › color › text: #000 → #111`.
 * @param blockTitles Titles of blocks, by name.
 */
export function listWords(
	words: readonly string[],
	blockTitles: ReadonlyMap< string, string >
): readonly string[] {
	return words.map( ( line ) => {
		const end = line.indexOf( END );
		const name =
			end > 0
				? nameChanges( [ line.slice( 0, end ) ], blockTitles )[ 0 ]
				: '';
		return name ? `${ name }${ line.slice( end ) }` : line;
	} );
}
