import { defineResource } from '@/data/reads/define-resource';
import { isRecord } from '@/utils/is-record';

/** A block style that people of the site have made. */
export interface OwnBlockStyle {
	/** Name of its block. */
	block: string;
	name: string;
	label: string;
}

/** Path of the site's own block styles. */
export const OWN_BLOCK_STYLES_PATH = '/atelier/v1/block-styles';

/** The block styles that people of the site have made. */
export const ownBlockStylesResource = defineResource( {
	name: 'own-block-styles',
	path: () => OWN_BLOCK_STYLES_PATH,
	parse: ( body ): readonly OwnBlockStyle[] =>
		Array.isArray( body ) ? body.filter( isOwnBlockStyle ) : [],
	isStaleAfter: ( { route } ) => route.startsWith( OWN_BLOCK_STYLES_PATH ),
} );

/**
 * Returns whether a value is a block style.
 *
 * @param value Value of a response.
 */
export function isOwnBlockStyle( value: unknown ): value is OwnBlockStyle {
	return (
		isRecord( value ) &&
		[ 'block', 'name', 'label' ].every(
			( key ) => typeof value[ key ] === 'string'
		)
	);
}
