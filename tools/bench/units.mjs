/** Formats of values, by the unit of their figure. */
const UNITS = {
	ms: ( value ) => `${ Math.round( value ) } ms`,
	// The browser reports no shorter tasks.
	task: ( value ) => ( value ? `${ Math.round( value ) } ms` : '< 50 ms' ),
	bytes: ( value ) => `${ Math.round( value / 1024 ) } KB`,
	megabytes: ( value ) => `${ ( value / 1024 / 1024 ).toFixed( 1 ) } MB`,
	count: ( value ) => String( Math.round( value ) ),
	times: ( value ) => `${ value.toFixed( 2 ) } ×`,
};

/**
 * Formats a value.
 *
 * @param {string} unit  The unit of its figure.
 * @param {number} value The value.
 * @return {string} The text.
 */
export function formatValue( unit, value ) {
	return UNITS[ unit ]( value );
}
