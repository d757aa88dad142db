import { lazyPart } from '@/components/lazy-part';
import type { ResolverDialogProps } from './resolver-dialog';

/** Dialog that shows which template serves a page of the site and why, and can create a template for a slug without one. */
export const ResolverDialog = lazyPart< ResolverDialogProps >( () =>
	import( './resolver-dialog' ).then( ( module ) => module.ResolverDialog )
);
