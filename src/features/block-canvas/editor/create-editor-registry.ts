import { store as coreStore } from '@wordpress/core-data';
import type { useRegistry } from '@wordpress/data';

type Registry = ReturnType< typeof useRegistry >;

interface EditOptions {
	/** Whether the edit joins the last step of undo, instead of being one. */
	isCached?: boolean;
	undoIgnore?: boolean;
}

/**
 * Returns the registry of an editor: the given one, but blocks that fill or mend themselves in a record which nobody has edited there
 * are no step of undo.
 *
 * WordPress adds such changes to the last step, whichever record that is of. To undo a colour right after the editor was entered would
 * take them back, too; the blocks are then rendered anew and fill themselves again, which may pass for an edit of the record:
 * "unsaved" though nobody changed it, and the redo of the colour is lost.
 *
 * @param registry Registry of the page, or one around it.
 */
export function createEditorRegistry( registry: Registry ): Registry {
	const core = registry.dispatch( coreStore );
	const edited = new Set< string >();
	const editEntityRecord = (
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
	};
	const actions = Object.assign( Object.create( core ) as typeof core, {
		editEntityRecord,
	} );
	const dispatch = ( store: Parameters< Registry[ 'dispatch' ] >[ 0 ] ) =>
		store === coreStore || ( store as unknown ) === coreStore.name
			? actions
			: registry.dispatch( store );
	return Object.assign( Object.create( registry ) as Registry, { dispatch } );
}
