import { lazyPart } from '@/components/lazy-part';

export { describeActivated } from './describe-activated';
export { ResolverDialog } from './lazy-resolver-dialog';
export { openTemplatePath } from './open-template-path';
export {
	findStaleEntries,
	readLibrary,
	readSlug,
	type StaleEntry,
	type TemplateItem,
} from './read-library';
export { useTemplateItems, type TemplateItems } from './use-template-items';

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
