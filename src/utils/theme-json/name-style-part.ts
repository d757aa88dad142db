import { __ } from '@wordpress/i18n';

/** Parts of the styles that contain keys with another name, by these keys. */
const PART_OF_KEY: Readonly< Record< string, string > > = {
	layout: 'dimensions',
	spacing: 'dimensions',
	outline: 'border',
	shadow: 'border',
	filter: 'color',
};

/**
 * Returns the name of the part of the styles to which a key of a config belongs, as on its screen; undefined for other keys.
 *
 * @param key The key, for example `typography` or `shadow`.
 */
export function nameStylePart( key: string ): string | undefined {
	const names: Readonly< Record< string, string | undefined > > = {
		color: __( 'Colors', 'atelier' ),
		typography: __( 'Typography', 'atelier' ),
		dimensions: __( 'Layout', 'atelier' ),
		border: __( 'Borders and shadows', 'atelier' ),
		background: __( 'Background', 'atelier' ),
		css: __( 'Additional CSS', 'atelier' ),
	};
	const part =
		( Object.hasOwn( PART_OF_KEY, key ) && PART_OF_KEY[ key ] ) || key;
	return Object.hasOwn( names, part ) ? names[ part ] : undefined;
}
