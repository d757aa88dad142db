import { lazyPart } from '@/components/lazy-part';

export { listScreens } from './list-screens';

/** Registers the commands that need records; it comes with core-data. */
export const CommandLoaders = lazyPart( () =>
	import( /* webpackChunkName: "records" */ './command-loaders' ).then(
		( module ) => module.CommandLoaders
	)
);
