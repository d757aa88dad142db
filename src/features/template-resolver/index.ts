import { lazyPart } from '@/components/lazy-part';
import type { ResolverDialogProps } from './resolver-dialog';

export { describeActivated } from './describe-activated';
export { openTemplatePath } from './open-template-path';
export {
	findStaleEntries,
	readEntry,
	readLibrary,
	type StaleEntry,
	type TemplateItem,
	type TemplateState,
} from './read-library';
export { useTemplateItems, type TemplateItems } from './use-template-items';

/** Says which template serves a page of the site and why, and makes one that serves it alone. */
export const ResolverDialog = lazyPart< ResolverDialogProps >( () =>
	import( './resolver-dialog' ).then( ( module ) => module.ResolverDialog )
);

/** Adds to the editor's panel of a page or post the question which template serves it. */
export const EditedTemplateReason = lazyPart( () =>
	import( './edited-template-reason' ).then(
		( module ) => module.EditedTemplateReason
	)
);

/** Says in the editor of a version that it is not active, and activates it. */
export const EditedTemplateState = lazyPart( () =>
	import( './edited-template-state' ).then(
		( module ) => module.EditedTemplateState
	)
);
