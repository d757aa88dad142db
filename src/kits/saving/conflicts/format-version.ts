import { __ } from '@wordpress/i18n';

import { rawValue, type Fields } from '@/data/writes/compare-fields';
import { isRecord } from '@/utils/is-record';
import { toReadableSlug } from '@/utils/readable-slug';

/**
 * Returns one value of a record as text to read and to copy. A value that is no text is
 * replaced by its name, if the record has one in another field (`template_name`).
 *
 * @param fields The record.
 * @param path   Name of a field, or a path in it such as `styles.color.text`.
 */
export function formatVersion( fields: Fields, path: string ): string {
	const value = path
		.split( '.' )
		.reduce< unknown >(
			( node, name ) =>
				isRecord( node ) && Object.hasOwn( node, name )
					? rawValue( node[ name ] )
					: undefined,
			fields
		);
	const name = fields[ `${ path }_name` ];
	if ( typeof name === 'string' && typeof value !== 'string' ) {
		return name;
	}
	if ( value === undefined || value === null || value === '' ) {
		return __( '(empty)', 'atelier' );
	}
	if ( typeof value !== 'string' ) {
		return JSON.stringify( value, null, 2 );
	}
	return path === 'slug' ? toReadableSlug( value ) : value;
}
