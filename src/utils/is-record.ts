/**
 * Returns whether a value is an object, neither `null` nor a list: a REST record, or a node of a config.
 *
 * @param value Any value.
 */
export function isRecord( value: unknown ): value is Record< string, unknown > {
	return (
		typeof value === 'object' && value !== null && ! Array.isArray( value )
	);
}

/**
 * Returns a value if it is a record, else an empty record. PHP encodes an empty object as a list.
 *
 * @param value Any value.
 */
export function toRecord( value: unknown ): Record< string, unknown > {
	return isRecord( value ) ? value : {};
}
