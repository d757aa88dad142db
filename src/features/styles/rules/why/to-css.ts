import { isRecord } from '@/utils/is-record';
import { getAtPath } from '@/utils/theme-json/value-at-path';

/**
 * Returns a value of the styles as WordPress prints it: references to presets as variables, references to places as the value there, files as
 * addresses; undefined for values that cannot be printed.
 *
 * @param value  Value of a style.
 * @param styles Styles of the merged config, in which a place is looked up.
 */
export function toCss( value: unknown, styles: unknown ): string | undefined {
	if ( typeof value === 'number' ) {
		return String( value );
	}
	if ( typeof value === 'string' ) {
		return value.startsWith( 'var:' )
			? `var(--wp--${ value
					.slice( 'var:'.length )
					.split( '|' )
					.map( toKebabCase )
					.join( '--' ) })`
			: value;
	}
	if ( ! isRecord( value ) ) {
		return undefined;
	}
	if ( typeof value.url === 'string' ) {
		return `url(${ JSON.stringify( value.url ) })`;
	}
	if ( typeof value.ref !== 'string' ) {
		return undefined;
	}
	const [ , ...path ] = value.ref.split( '.' );
	const found = getAtPath( styles, path );
	// A place that refers to another place prints nothing.
	return isRecord( found ) ? undefined : toCss( found, styles );
}

// Separates the words of a slug as WordPress does.
function toKebabCase( word: string ): string {
	return word
		.replace( /([a-z])([A-Z])/g, '$1-$2' )
		.replace( /([0-9])([a-zA-Z])/g, '$1-$2' )
		.replace( /([a-zA-Z])([0-9])/g, '$1-$2' )
		.replace( /[\s_]+/g, '-' )
		.toLowerCase();
}
