import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { isRecord } from '@/utils/is-record';

/** A plugin that provides a block. */
export interface BlockPlugin {
	/** Its name, as the list of plugins has it. */
	name: string;
	isActive: boolean;
}

/** The plugin that a block comes from; null where the server knows none. */
export const blockPluginResource = defineResource( {
	name: 'block-plugin',
	path: ( block: string | undefined ) =>
		block && addQueryArgs( '/atelier/v1/block-plugin', { block } ),
	parse: ( body ): BlockPlugin | null => {
		const plugin = isRecord( body ) ? body.plugin : undefined;
		return isRecord( plugin ) && typeof plugin.name === 'string'
			? { name: plugin.name, isActive: plugin.isActive === true }
			: null;
	},
	isStaleAfter: ( { route } ) => route.startsWith( '/wp/v2/plugins' ),
} );
