import { __, sprintf } from '@wordpress/i18n';

/**
 * Names a missing requirement of a record: *the plugin “woocommerce”*, *the pattern “hero”*.
 *
 * @param key Its key.
 */
export function describeNeed( key: string ): string {
	const kind = key.slice( 0, key.indexOf( '/' ) );
	const name = key.slice( key.indexOf( '/' ) + 1 );
	switch ( kind ) {
		case 'block':
			return sprintf(
				/* translators: %s: name of a plugin. */
				__( 'the plugin “%s”', 'atelier' ),
				name.split( '/' )[ 0 ] ?? ''
			);
		case 'pattern':
		case 'theme-pattern':
			/* translators: %s: name of a pattern. */
			return sprintf( __( 'the pattern “%s”', 'atelier' ), name );
		case 'menu':
			/* translators: %s: name of a menu. */
			return sprintf( __( 'the menu “%s”', 'atelier' ), name );
		case 'part':
			/* translators: %s: name of a template part. */
			return sprintf( __( 'the template part “%s”', 'atelier' ), name );
		case 'template':
			/* translators: %s: name of a template. */
			return sprintf( __( 'the template “%s”', 'atelier' ), name );
		case 'font':
			/* translators: %s: name of a font. */
			return sprintf( __( 'the font “%s”', 'atelier' ), name );
		default:
			return __( 'something that was deleted', 'atelier' );
	}
}

/**
 * Names several, each once.
 *
 * @param keys Their keys.
 */
export function describeNeeds( keys: readonly string[] ): string {
	return [ ...new Set( keys.map( describeNeed ) ) ].join( ', ' );
}
