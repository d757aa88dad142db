import type { Difference } from './diff-configs';
import { findPresetList } from './keyed-lists';

/** Selectors of elements, by their name in the styles. */
const ELEMENTS: Readonly< Record< string, string > > = {
	link: 'a',
	button: '.wp-element-button',
	caption: '.wp-element-caption',
	heading: 'h1,h2,h3,h4,h5,h6',
	cite: 'cite',
	h1: 'h1',
	h2: 'h2',
	h3: 'h3',
	h4: 'h4',
	h5: 'h5',
	h6: 'h6',
};

/** Slug that can be in a class name of WordPress. */
const SLUG = /^[\w-]+$/;

/**
 * Returns the selector of the elements that a difference is about; undefined where it is about the whole page.
 *
 * @param difference       The difference.
 * @param getBlockSelector Returns the selector of a block; undefined for an unknown one.
 */
export function getDifferenceSelector(
	{ path }: Pick< Difference, 'path' >,
	getBlockSelector: ( name: string ) => string | undefined
): string | undefined {
	const [ part, first, name = '', ...rest ] = path;
	if ( first === 'blocks' ) {
		const block = getBlockSelector( name );
		const element =
			rest[ 0 ] === 'elements' ? getElement( rest[ 1 ] ) : undefined;
		return block && element ? `:is(${ block }) :is(${ element })` : block;
	}
	if ( part === 'styles' && first === 'elements' ) {
		return getElement( name );
	}
	const place = findPresetList( path );
	const slug = place && path[ place.depth ];
	return slug !== undefined && SLUG.test( slug )
		? getPresetSelector( place?.list.join( '.' ) ?? '', slug )
		: undefined;
}

function getElement( name: string | undefined ): string | undefined {
	return name !== undefined && Object.hasOwn( ELEMENTS, name )
		? ELEMENTS[ name ]
		: undefined;
}

function getPresetSelector( list: string, slug: string ): string | undefined {
	const selectors: Readonly< Record< string, string | undefined > > = {
		'color.palette': `.has-${ slug }-color,.has-${ slug }-background-color,.has-${ slug }-border-color`,
		'color.gradients': `.has-${ slug }-gradient-background`,
		'typography.fontSizes': `.has-${ slug }-font-size`,
		'typography.fontFamilies': `.has-${ slug }-font-family`,
	};
	return selectors[ list ];
}
