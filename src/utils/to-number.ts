/**
 * Returns a value that is a number; 0 for all else.
 *
 * @param value Any value.
 */
export function toNumber( value: unknown ): number {
	return typeof value === 'number' ? value : 0;
}
