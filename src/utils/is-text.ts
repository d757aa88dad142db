/**
 * Returns whether a value is text.
 *
 * @param value Value of unknown content.
 */
export function isText( value: unknown ): value is string {
	return typeof value === 'string';
}
