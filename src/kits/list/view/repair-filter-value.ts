const NUMBERS = [ 'author', 'parent', 'menu_order', 'categories', 'tags' ];
const TEXTS = [ 'title', 'slug' ];

/**
 * Returns the value of a filter as it was sent. Saved views of earlier versions have 1 and 0 as `true` and `false`, and
 * texts of digits as numbers.
 *
 * @param field Id of the field.
 * @param value The stored value.
 */
export function repairFilterValue( field: string, value: unknown ): unknown {
	if ( Array.isArray( value ) ) {
		return value.map( ( item ) => repairFilterValue( field, item ) );
	}
	if ( NUMBERS.includes( field ) && typeof value === 'boolean' ) {
		return Number( value );
	}
	if (
		TEXTS.includes( field ) &&
		( typeof value === 'boolean' || typeof value === 'number' )
	) {
		return String( Number( value ) );
	}
	return value;
}
