import { lazyPart } from '@/components/lazy-part';

export { listScreens } from './list-screens';

/** Registers the commands that find content and those of the current screen. */
export const CommandLoaders = lazyPart( () =>
	import( /* webpackChunkName: "commands" */ './command-loaders' ).then(
		( module ) => module.CommandLoaders
	)
);

/** Registers the commands for unsaved changes; they need core-data. */
export const ReviewCommand = lazyPart( () =>
	import( /* webpackChunkName: "records" */ './review-command' ).then(
		( module ) => module.ReviewCommand
	)
);

/** Registers the commands that set a value of the styles; they need core-data. */
export const ValueCommands = lazyPart( () =>
	import(
		/* webpackChunkName: "value-commands" */ '@/features/styles/value-commands'
	).then( ( module ) => module.ValueCommands )
);
