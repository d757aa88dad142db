import { __ } from '@wordpress/i18n';

import { DESIGN_KINDS, type DesignKind } from './types';

/**
 * Returns whether a value is a kind.
 *
 * @param value Any value.
 */
export function isDesignKind( value: unknown ): value is DesignKind {
	return DESIGN_KINDS.includes( value as DesignKind );
}

/**
 * Returns the name of a kind, for a list of its records.
 *
 * @param kind The kind.
 */
export function nameDesignKind( kind: DesignKind ): string {
	switch ( kind ) {
		case 'styles':
		case 'style':
			return __( 'Styles', 'atelier' );
		case 'block-style':
			return __( 'Block styles', 'atelier' );
		case 'look':
			return __( 'Saved styles', 'atelier' );
		case 'template':
			return __( 'Templates', 'atelier' );
		case 'part':
			return __( 'Template parts', 'atelier' );
		case 'pattern':
			return __( 'Patterns', 'atelier' );
		case 'menu':
			return __( 'Menus', 'atelier' );
		case 'font':
			return __( 'Fonts', 'atelier' );
		case 'active':
			return __( 'Active templates', 'atelier' );
		case 'presets':
			return __( 'Colors and sizes of the theme', 'atelier' );
	}
}
