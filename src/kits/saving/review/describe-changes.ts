import { __, sprintf } from '@wordpress/i18n';

import { rawValue, type Fields } from '@/data/writes/compare-fields';
import { shorten } from '@/utils/shorten';
import { getFieldLabel } from '../conflicts';

const MAX_VALUE_LENGTH = 60;

/** Settings whose value is the id of a picture. */
const PICTURES: readonly string[] = [ 'site_icon', 'site_logo' ];

/** Fields whose values mean nothing to a person, or are secret. */
const NAMELESS_FIELDS: readonly string[] = [
	'author',
	'content',
	'date',
	'excerpt',
	'featured_media',
	'meta',
	'parent',
	'password',
	...PICTURES,
];

/** Input of {@link describeChanges}. */
export interface ChangesInput {
	/** The changed fields. */
	edits: Fields;
	/** The record without the changes. */
	base: Fields;
	/** Whether the record is a single value, whose name is beside it already. */
	isSingleValue?: boolean;
}

/**
 * Returns the changes of a record, a line each: “Title: “Old” → “New””, or the field's name where its value is long,
 * secret or an id.
 *
 * @param input The record before and after.
 */
export function describeChanges( {
	edits,
	base,
	isSingleValue = false,
}: ChangesInput ): readonly string[] {
	const lines = Object.keys( edits ).map( ( field ) => {
		const from = readable( field, rawValue( base[ field ] ) );
		const to = readable( field, edits[ field ] );
		const hasValues = from !== undefined && to !== undefined;
		if ( isSingleValue ) {
			return hasValues
				? formatValues( from, to )
				: describePicture( field, base[ field ], edits[ field ] );
		}
		return hasValues
			? sprintf(
					/* translators: 1: name of a field, for example "Title". 2: what changed in it, for example "Old → New". */
					__( '%1$s: %2$s', 'atelier' ),
					getFieldLabel( field ),
					formatValues( from, to )
			  )
			: getFieldLabel( field );
	} );
	return lines.filter( ( line ) => line !== undefined );
}

// Describes a picture by the kind of its change: its stored value, an id, means nothing to a person.
function describePicture(
	field: string,
	from: unknown,
	to: unknown
): string | undefined {
	if ( ! PICTURES.includes( field ) ) {
		return undefined;
	}
	if ( ! to ) {
		return __( 'Removed', 'atelier' );
	}
	return from ? __( 'Another picture', 'atelier' ) : __( 'Added', 'atelier' );
}

function formatValues( from: string, to: string ): string {
	return sprintf(
		/* translators: 1: the value before, 2: the value after. */
		__( '%1$s → %2$s', 'atelier' ),
		quote( from ),
		quote( to )
	);
}

function quote( value: string ): string {
	return value === ''
		? __( '(empty)', 'atelier' )
		: /* translators: %s: a value that a person entered. */
		  sprintf( __( '“%s”', 'atelier' ), value );
}

// Undefined when the value is not readable text.
function readable( field: string, value: unknown ): string | undefined {
	if ( NAMELESS_FIELDS.includes( field ) ) {
		return undefined;
	}
	if ( typeof value === 'boolean' ) {
		return value ? __( 'On', 'atelier' ) : __( 'Off', 'atelier' );
	}
	if ( typeof value === 'number' ) {
		return String( value );
	}
	return typeof value === 'string'
		? shorten( value.replace( /\s+/g, ' ' ).trim(), MAX_VALUE_LENGTH )
		: undefined;
}
