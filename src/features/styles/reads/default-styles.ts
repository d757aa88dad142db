import { defineResource } from '@/data/reads/define-resource';
import { isRecord } from '@/utils/is-record';

/** The config of WordPress itself and its blocks, without the theme's. It changes with a plugin only. */
export const defaultStylesResource = defineResource( {
	name: 'default-styles',
	path: () => '/atelier/v1/default-styles',
	parse: ( body ) => {
		if ( ! isRecord( body ) ) {
			throw new TypeError( 'The answer is no config.' );
		}
		return body;
	},
	isStaleAfter: () => false,
} );
