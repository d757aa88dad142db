import { privateApis } from '@wordpress/core-commands';

import { unlockApi } from './unlock';

interface CoreCommandsApi {
	/** Registers the host's commands that search and open records. */
	useCommands: () => void;
}

export const { useCommands: useHostCommands } = unlockApi< CoreCommandsApi >(
	'@wordpress/core-commands',
	privateApis,
	[ 'useCommands' ]
);
