/**
 * Returns a printed value as the styles store it: the variable of a preset as a reference to it. Undefined for values that cannot apply
 * elsewhere, for example other variables.
 *
 * @param value The value as the page has it.
 */
export function toStyleValue( value: unknown ): string | undefined {
	if ( typeof value !== 'string' || value === '' ) {
		return undefined;
	}
	const [ , kind, slug ] =
		/^var\(--wp--preset--([a-z-]+?)--([^(),\s]+)\)$/.exec( value ) ?? [];
	if ( kind && slug ) {
		return `var:preset|${ kind }|${ slug }`;
	}
	return value.includes( 'var(' ) ? undefined : value;
}
