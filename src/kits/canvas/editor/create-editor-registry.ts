import type { useRegistry } from '@wordpress/data';

import { withCoreActions } from '../with-core-actions';

type Registry = ReturnType< typeof useRegistry >;

interface EditOptions {
	/** Whether the edit joins the last undo step instead of adding one. */
	isCached?: boolean;
	/** Whether undo ignores the edit. */
	undoIgnore?: boolean;
}

/**
 * Returns the registry of an editor. It is the given one, but automatic changes of blocks, in a record that nobody has
 * edited there, are no undo step.
 *
 * WordPress adds such changes to the last undo step, even to one of another record. To undo a colour right after the
 * editor was entered would undo them, too. The blocks would then change themselves again, which may count as an edit:
 * the record is "unsaved" though nobody changed it, and the redo of the colour is lost.
 *
 * @param registry Registry of the page, or one around it.
 */
export function createEditorRegistry( registry: Registry ): Registry {
	const edited = new Set< string >();
	return withCoreActions( registry, ( core ) => ( {
		editEntityRecord: (
			kind: string,
			name: string,
			id: number | string,
			edits: object,
			options: EditOptions = {}
		) => {
			const record = JSON.stringify( [ kind, name, id ] );
			if ( ! options.isCached && ! options.undoIgnore ) {
				edited.add( record );
			}
			const isAutomatic = 'blocks' in edits && ! edited.has( record );
			return core.editEntityRecord( kind, name, id, edits, {
				...options,
				...( isAutomatic && { undoIgnore: true } ),
			} );
		},
	} ) );
}
