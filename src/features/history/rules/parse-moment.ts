/** A time of the history: seconds since 1970. */
const TIME = /^\d{1,12}$/;

const NAMED = /^moment-(\d{1,15})$/;

/**
 * Returns a valid moment of an address; undefined for any other text.
 *
 * @param text For example `1764150412` or `moment-45`.
 */
export function parseMoment( text: string | undefined ): string | undefined {
	return text !== undefined && ( TIME.test( text ) || NAMED.test( text ) )
		? text
		: undefined;
}

/**
 * Returns the number of a moment that has a name; undefined for a time.
 *
 * @param at The moment.
 */
export function getMomentId( at: string ): number | undefined {
	const [ , digits ] = NAMED.exec( at ) ?? [];
	return digits === undefined ? undefined : Number( digits );
}
