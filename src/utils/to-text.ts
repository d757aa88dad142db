/**
 * Returns a value if it is a string, else an empty string.
 *
 * @param value Any value.
 */
export function toText( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}
