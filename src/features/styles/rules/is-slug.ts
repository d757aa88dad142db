/** Words instead of a slug that make a class of WordPress's own, such as `has-text-color`. */
const RESERVED: readonly string[] = [
	'text',
	'link',
	'inline',
	'icon',
	'border',
	'custom',
];

/**
 * Returns whether a text can be the slug of a preset. CSS classes and variables spell any other text in different ways.
 *
 * @param text  The text.
 * @param taken Slugs of the other presets.
 */
export function isSlug( text: string, taken: readonly string[] ): boolean {
	return (
		/^(?:[a-z]+|\d+)(?:-(?:[a-z]+|\d+))*$/.test( text ) &&
		text.length <= 100 &&
		! RESERVED.includes( text ) &&
		! taken.includes( text )
	);
}
