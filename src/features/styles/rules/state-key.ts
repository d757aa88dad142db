/**
 * Returns whether a key of a style node names a state: a viewport (`@mobile`), a pseudo class (`:hover`) or a state of
 * a block's own (`-current`).
 *
 * @param key Key of a style node.
 */
export function isStateKey( key: string ): boolean {
	return /^[@:-]/.test( key );
}
