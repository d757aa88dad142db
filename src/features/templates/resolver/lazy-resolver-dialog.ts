import { lazyPart } from '@/components/lazy-part';
import type { ResolverDialogProps } from './resolver-dialog';

/** Says which template serves a page of the site and why, and makes one that serves it alone. */
export const ResolverDialog = lazyPart< ResolverDialogProps >( () =>
	import( './resolver-dialog' ).then( ( module ) => module.ResolverDialog )
);
