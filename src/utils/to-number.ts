/**
 * Returns a value if it is a number, else 0.
 *
 * @param value Any value.
 */
export function toNumber( value: unknown ): number {
	return typeof value === 'number' ? value : 0;
}
