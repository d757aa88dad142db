import { lazyPart } from '@/components/lazy-part';

export { readLibrary, type TemplateItem } from './read-library';

/** Adds a button to the editor's panel of a page or post that opens the resolver for it. */
export const EditedTemplateReason = lazyPart( () =>
	import( './edited-template-reason' ).then(
		( module ) => module.EditedTemplateReason
	)
);

/** Adds a note to the editor's panel of an inactive version, with a button that activates it. */
export const EditedTemplateState = lazyPart( () =>
	import( './edited-template-state' ).then(
		( module ) => module.EditedTemplateState
	)
);
