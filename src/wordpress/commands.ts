import { privateApis } from '@wordpress/commands';

import { unlockApi } from './unlock';

interface CommandsApi {
	/**
	 * Sets the context while the component is mounted: its commands are suggested.
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
