import { store as coreStore } from '@wordpress/core-data';
import type { useRegistry } from '@wordpress/data';

import { withCoreActions } from '../with-core-actions';

type Registry = ReturnType< typeof useRegistry >;

interface Edits {
	blocks?: unknown;
	content?: unknown;
}

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
 * An edit in another record also makes WordPress report the blocks of all records again, now as an edit. A record that nobody has edited, and
 * whose blocks are those of its last automatic change, stays saved: such as a part whose menu was just found.
 *
 * @param registry Registry of the page, or one around it.
 */
export function createEditorRegistry( registry: Registry ): Registry {
	const edited = new Set< string >();
	const hasBlocks = (
		kind: string,
		name: string,
		id: number | string,
		blocks: unknown
	) =>
		blocks !== undefined &&
		blocks ===
			(
				registry
					.select( coreStore )
					.getEntityRecordEdits( kind, name, id ) as Edits | undefined
			 )?.blocks;
	return withCoreActions( registry, ( core ) => ( {
		editEntityRecord: (
			kind: string,
			name: string,
			id: number | string,
			edits: object,
			options: EditOptions = {}
		) => {
			const record = JSON.stringify( [ kind, name, id ] );
			const { content, ...others } = edits as Edits;
			if (
				content !== undefined &&
				! edited.has( record ) &&
				hasBlocks( kind, name, id, others.blocks )
			) {
				return core.editEntityRecord( kind, name, id, others, {
					...options,
					undoIgnore: true,
				} );
			}
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
