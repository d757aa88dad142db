/** Decimals of {@link formatNumber}. */
export interface NumberDecimals {
	/** Decimals at most. */
	most: number;
	/** Decimals at least; 0 by default. */
	least?: number;
}

/**
 * Returns a number in the format of the page's language, without separators of thousands: *1,5* in German. The digits are Latin, as in the CSS
 * values beside it. CSS values themselves must not be formatted.
 *
 * @param value    The number.
 * @param decimals Its number of decimals.
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
		// A site's language code may be unknown to browsers.
		return new Intl.NumberFormat( 'en', options ).format( value );
	}
}
