import type { useRegistry } from '@wordpress/data';

import { withCoreActions } from '../with-core-actions';

type Registry = ReturnType< typeof useRegistry >;

interface EditOptions {
	/** Whether the edit joins the last step of undo, instead of being one. */
	isCached?: boolean;
	/** Whether it has no part in undo at all. */
	undoIgnore?: boolean;
}

/**
 * Returns the registry of an editor: the given one, but blocks that fill or mend themselves in a record which nobody has edited there
 * are no step of undo.
 *
 * WordPress adds such changes to the last step, whichever record that is of. To undo a colour right after the editor was entered would
 * take them back, too; the blocks are then rendered again and fill themselves again, which may pass for an edit of the record:
 * "unsaved" though nobody changed it, and the redo of the colour is lost.
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
