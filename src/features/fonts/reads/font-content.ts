import { defineResource } from '@/data/reads/define-resource';
import { parseRecord } from '@/data/reads/guards';
import { isRecord } from '@/utils/is-record';
import { isText } from '@/utils/is-text';

/** Fonts and variants that the site's content uses. */
export interface FontContent {
	/** Slugs of the font families that it uses. */
	slugs: readonly string[];
	/** Values of `font-family` that it sets without a preset. */
	names: readonly string[];
	/** Weights and styles that its blocks set, in any family. */
	variants: ReadonlyArray< { weight: number; style: string } >;
}

/** Fonts and variants that posts, templates and template parts use. */
export const fontContentResource = defineResource( {
	name: 'font-content',
	path: () => '/atelier/v1/font-content',
	parse: ( body ): FontContent => {
		const { slugs, names, variants } = parseContent( body );
		return {
			slugs: slugs.filter( isText ),
			names: names.filter( isText ),
			variants: variants.filter( isVariant ),
		};
	},
	isStaleAfter: ( { route } ) => route.startsWith( '/wp/v2/' ),
} );

const parseContent = parseRecord( isFontContent );

function isVariant(
	value: unknown
): value is FontContent[ 'variants' ][ number ] {
	return (
		isRecord( value ) &&
		typeof value.weight === 'number' &&
		isText( value.style )
	);
}

function isFontContent( value: unknown ): value is FontContent {
	return (
		isRecord( value ) &&
		Array.isArray( value.slugs ) &&
		Array.isArray( value.names ) &&
		Array.isArray( value.variants )
	);
}
