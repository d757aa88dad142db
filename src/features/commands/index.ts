import { lazyPart } from '@/components/lazy-part';

export { CommandContext } from './command-context';
export { useActionCommands, type ActionCommand } from './use-action-commands';
export { ScreenCommands } from './screen-commands';

/** Registers the commands that need records; it comes with core-data. */
export const CommandLoaders = lazyPart( () =>
	import( /* webpackChunkName: "records" */ './command-loaders' ).then(
		( module ) => module.CommandLoaders
	)
);
