import {
	serialize,
	synchronizeBlocksWithTemplate,
	type Block,
} from '@wordpress/blocks';

import { loadBlocks } from '@/kits/canvas';

/**
 * Returns the serialized block template of a post type.
 *
 * @param template The template from the server.
 */
export async function serializeTemplate(
	template: unknown[]
): Promise< string > {
	await loadBlocks();
	const blocks = synchronizeBlocksWithTemplate(
		[],
		template as never
	) as Block[];
	return serialize( blocks );
}
