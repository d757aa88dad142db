/**
 * Returns whether a value is an object with properties of its own, neither `null` nor a list: a record of REST, or a node of a config.
 *
 * @param value Any value.
 */
export function isRecord( value: unknown ): value is Record< string, unknown > {
	return (
		typeof value === 'object' && value !== null && ! Array.isArray( value )
	);
}

/**
 * Returns a value that is a record; an empty one for all else. PHP answers an empty object as a list.
 *
 * @param value Any value.
 */
export function toRecord( value: unknown ): Record< string, unknown > {
	return isRecord( value ) ? value : {};
}
