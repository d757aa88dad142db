/** Serialized text that `unserialize()` would turn into an object. */
export const PAYLOAD = 'O:8:"stdClass":1:{s:1:"a";s:1:"b";}';

/**
 * Returns the content of the copy of a deleted category, with a serialized object as a value.
 *
 * @param id   Id of the category.
 * @param slug Its slug and name.
 */
export const forgeCopy = ( id: number, slug: string ): string =>
	JSON.stringify( {
		term: {
			term_id: id,
			term_taxonomy_id: id,
			taxonomy: 'wp_pattern_category',
			name: slug,
			slug,
			term_group: 0,
			description: '',
			parent: 0,
		},
		meta: [ [ 'forged', PAYLOAD ] ],
		objects: [],
	} );
