import { __, _x } from '@wordpress/i18n';
import type { ConfigPath } from '@/utils/theme-json/value-at-path';
import { isRecord, toRecord } from '@/utils/is-record';
import type { ValueOrigin } from './value-origin';

/**
 * Returns the name of a value from its path: *Typography, font size* for `typography.fontSize`. Parts without a name are shown as
 * they are stored.
 *
 * @param path Path below a style node.
 */
export function describePath( path: ConfigPath ): string {
	const names = getPartNames();
	return path
		.map(
			( part ) =>
				( Object.hasOwn( names, part ) ? names[ part ] : undefined ) ??
				splitWords( part )
		)
		.map( ( name, index ) =>
			index === 0 ? capitalize( name ) : toInnerName( name )
		)
		.join( ', ' );
}

// More would not fit into a notice, which also shows the total.
const MAX_NAMED = 3;

/**
 * Returns a name for use after another one: in lower case, unless the language writes nouns with capitals.
 *
 * @param name The name.
 */
export function toInnerName( name: string ): string {
	const letters = _x(
		'lower',
		'Letters of a name after a comma, as in “Color, background”: “lower”, or “kept” where nouns have capitals',
		'atelier'
	);
	return letters === 'kept' ? name : name.toLocaleLowerCase();
}

/**
 * Returns the names of the first values of a list, for a notice: *Color, text; Typography, font size*.
 *
 * @param paths Paths that begin with `settings` or `styles`.
 */
export function describePaths( paths: readonly ConfigPath[] ): string {
	return paths
		.slice( 0, MAX_NAMED )
		.map( ( path ) => describePath( path.slice( 1 ) ) )
		.join( '; ' );
}

/**
 * Returns the name of an origin beside a value.
 *
 * @param origin Origin of the value.
 */
export function describeOrigin( origin: ValueOrigin ): string {
	const names: Record< ValueOrigin, string > = {
		default: __( 'Default', 'atelier' ),
		theme: __( 'Theme', 'atelier' ),
		variation: __( 'Variation', 'atelier' ),
		custom: __( 'Yours', 'atelier' ),
		inherited: __( 'Inherited', 'atelier' ),
	};
	return names[ origin ];
}

/**
 * Returns a value as a person reads it: references by the preset's slug, objects by their address.
 *
 * @param value Value of a style.
 */
export function describeValue( value: unknown ): string {
	if ( typeof value === 'string' ) {
		const preset =
			/^var:preset\|[^|]+\|(.+)$|^var\(--wp--preset--[a-z-]+?--(.+)\)$/.exec(
				value
			);
		return preset?.[ 1 ] ?? preset?.[ 2 ] ?? value;
	}
	if ( isRecord( value ) || Array.isArray( value ) ) {
		const { url, ref } = toRecord( value );
		const address = url ?? ref;
		return typeof address === 'string'
			? address.split( '/' ).pop() ?? address
			: JSON.stringify( value );
	}
	return String( value );
}

function getPartNames(): Record< string, string | undefined > {
	return {
		color: __( 'Color', 'atelier' ),
		text: __( 'Text', 'atelier' ),
		background: __( 'Background', 'atelier' ),
		gradient: __( 'Gradient', 'atelier' ),
		typography: __( 'Typography', 'atelier' ),
		fontSize: __( 'Font size', 'atelier' ),
		fontFamily: __( 'Font', 'atelier' ),
		fontStyle: __( 'Font style', 'atelier' ),
		fontWeight: __( 'Font weight', 'atelier' ),
		lineHeight: __( 'Line height', 'atelier' ),
		letterSpacing: __( 'Letter spacing', 'atelier' ),
		textTransform: __( 'Letter case', 'atelier' ),
		textAlign: __( 'Text alignment', 'atelier' ),
		textIndent: __( 'Line indent', 'atelier' ),
		textDecoration: __( 'Decoration', 'atelier' ),
		layout: __( 'Layout', 'atelier' ),
		contentSize: __( 'Content width', 'atelier' ),
		wideSize: __( 'Wide width', 'atelier' ),
		justifyContent: __( 'Justification', 'atelier' ),
		verticalAlignment: __( 'Vertical alignment', 'atelier' ),
		orientation: __( 'Orientation', 'atelier' ),
		flexWrap: __( 'Wrapping', 'atelier' ),
		minimumColumnWidth: __( 'Columns', 'atelier' ),
		spacing: __( 'Spacing', 'atelier' ),
		padding: __( 'Padding', 'atelier' ),
		margin: __( 'Margin', 'atelier' ),
		blockGap: __( 'Block spacing', 'atelier' ),
		border: __( 'Border', 'atelier' ),
		radius: __( 'Radius', 'atelier' ),
		width: __( 'Width', 'atelier' ),
		style: __( 'Style', 'atelier' ),
		shadow: __( 'Shadow', 'atelier' ),
		filter: __( 'Filters', 'atelier' ),
		duotone: __( 'Duotone', 'atelier' ),
		dimensions: __( 'Dimensions', 'atelier' ),
		minHeight: __( 'Minimum height', 'atelier' ),
		aspectRatio: __( 'Aspect ratio', 'atelier' ),
		backgroundImage: __( 'Image', 'atelier' ),
		backgroundSize: __( 'Size', 'atelier' ),
		backgroundPosition: __( 'Position', 'atelier' ),
		backgroundRepeat: __( 'Repeat', 'atelier' ),
		backgroundAttachment: __( 'Attachment', 'atelier' ),
		css: __( 'Additional CSS', 'atelier' ),
		top: __( 'Top', 'atelier' ),
		right: __( 'Right', 'atelier' ),
		bottom: __( 'Bottom', 'atelier' ),
		left: __( 'Left', 'atelier' ),
	};
}

function splitWords( part: string ): string {
	return part.replace( /([a-z])([A-Z])/g, '$1 $2' );
}

function capitalize( name: string ): string {
	return name.charAt( 0 ).toLocaleUpperCase() + name.slice( 1 );
}
