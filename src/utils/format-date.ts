import { dateI18n } from '@wordpress/date';

/** Placeholder for a date that cannot be read. */
export const NO_DATE = '—';

/** Dates begin with a year of four digits. The server returns `-0001-11-30` for a date of zeros, which imports leave. */
const DATE = /^\d{4}-\d{2}-\d{2}/;

/**
 * Returns whether a value is a date that can be shown.
 *
 * @param value A date from the server, or a time in milliseconds.
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
 * @param value  A date from the server, or a time in milliseconds.
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
