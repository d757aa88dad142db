import { lazyPart } from '@/components/lazy-part';

export { readLibrary, type TemplateItem } from './read-library';

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
