/** Decimals of {@link formatNumber}. */
export interface NumberDecimals {
	/** Decimals at most. */
	most: number;
	/** Decimals at least; none when missing. */
	least?: number;
}

/**
 * Returns a number as people write it in the language of the page, without marks between thousands: *1,5* in German. Digits stay those of
 * CSS, which are beside it. Values of CSS themselves are the same in each language, and are no case for it.
 *
 * @param value    The number.
 * @param decimals How many decimals it has.
 */
export function formatNumber(
	value: number,
	{ most, least = 0 }: NumberDecimals
): string {
	const options: Intl.NumberFormatOptions = {
		maximumFractionDigits: most,
		minimumFractionDigits: least,
		useGrouping: false,
		numberingSystem: 'latn',
	};
	const { lang } = document.documentElement;
	try {
		return new Intl.NumberFormat( lang || 'en', options ).format( value );
	} catch {
		// A site may name a language in a way that browsers do not know.
		return new Intl.NumberFormat( 'en', options ).format( value );
	}
}
