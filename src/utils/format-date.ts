import { dateI18n } from '@wordpress/date';

/** Placeholder for a date that cannot be read. */
export const NO_DATE = '—';

/** Without a year of four digits it is none: the server makes `-0001-11-30` of the date of zeros that imports leave. */
const DATE = /^\d{4}-\d{2}-\d{2}/;

/**
 * Returns whether a value is a date that can be shown.
 *
 * @param value A date as the server stores it, or a time in milliseconds.
 */
export function isDate( value: unknown ): value is string | number {
	return typeof value === 'number'
		? ! Number.isNaN( new Date( value ).getTime() )
		: typeof value === 'string' &&
				DATE.test( value ) &&
				! Number.isNaN( Date.parse( value ) );
}

/**
 * Returns a date in the site's time zone; a dash for one that cannot be read.
 *
 * @param format Its format.
 * @param value  The date as it is stored.
 */
export function formatDate( format: string, value: unknown ): string {
	if ( ! isDate( value ) ) {
		return NO_DATE;
	}
	return dateI18n(
		format,
		typeof value === 'number' ? new Date( value ) : value
	);
}
