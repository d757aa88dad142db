import { isRecord } from '@/utils/is-record';
import type { ConfigPath } from '@/utils/theme-json/value-at-path';

/**
 * Lists the places of styles that refer to a preset: paths of their values below `styles`.
 *
 * @param styles Styles that apply.
 * @param kind   Kind of the preset in a reference: `color`, `gradient`.
 * @param slug   Its slug.
 */
export function listPresetUses(
	styles: unknown,
	kind: string,
	slug: string
): ConfigPath[] {
	const isUse = createUseTest( kind, slug );
	return visit( styles, [], isUse );
}

/**
 * Lists the lines of CSS that name a preset, from 1.
 *
 * @param css  CSS.
 * @param kind Kind of the preset in a reference.
 * @param slug Its slug.
 */
export function listCssUses(
	css: string,
	kind: string,
	slug: string
): number[] {
	const isUse = createUseTest( kind, slug );
	return css
		.split( '\n' )
		.flatMap( ( line, index ) => ( isUse( line ) ? [ index + 1 ] : [] ) );
}

/** Ends of class names, by the kind of the preset that they name. */
const CLASS_ENDS: Readonly< Record< string, string > > = {
	color: '(?:background-|border-)?color',
	gradient: 'gradient-background',
	'font-size': 'font-size',
};

function createUseTest(
	kind: string,
	slug: string
): ( value: string ) => boolean {
	const name = escapeRegExp( slug );
	const end = Object.hasOwn( CLASS_ENDS, kind ) && CLASS_ENDS[ kind ];
	const pattern = new RegExp(
		// A declaration of the variable is no use.
		`(?:var:preset\\|${ kind }\\||--wp--preset--${ kind }--)${ name }(?![\\w-]|\\s*:)` +
			( end ? `|\\.has-${ name }-${ end }(?![\\w-])` : '' )
	);
	return ( value ) => pattern.test( value );
}

function escapeRegExp( text: string ): string {
	return text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );
}

function visit(
	value: unknown,
	path: ConfigPath,
	isUse: ( value: string ) => boolean
): ConfigPath[] {
	if ( typeof value === 'string' ) {
		return isUse( value ) ? [ path ] : [];
	}
	return isRecord( value )
		? Object.entries( value ).flatMap( ( [ key, child ] ) =>
				visit( child, [ ...path, key ], isUse )
		  )
		: [];
}
