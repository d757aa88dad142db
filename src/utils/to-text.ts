/**
 * Returns a value that is a text; an empty one for all else.
 *
 * @param value Any value.
 */
export function toText( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}
