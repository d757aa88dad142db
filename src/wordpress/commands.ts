import { privateApis } from '@wordpress/commands';

import { unlockApi } from './unlock';

interface CommandsApi {
	/**
	 * Says where the person is, while the component is mounted: commands of that context are suggested.
	 *
	 * @param context Name of the context, for example `site-editor`.
	 */
	useCommandContext: ( context: string ) => void;
}

export const { useCommandContext } = unlockApi< CommandsApi >(
	'@wordpress/commands',
	privateApis,
	[ 'useCommandContext' ]
);
