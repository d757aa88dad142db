import type { useRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { store as editorStore } from '@wordpress/editor';
import { store as noticesStore } from '@wordpress/notices';

import type { CurrentPostSaver } from '@/data/writes';

type Registry = ReturnType< typeof useRegistry >;

// The editor reports a save under this id, and a plugin's refusal nowhere else.
const EDITOR_NOTICE_ID = 'editor-save';

/**
 * Returns a function that saves the editor's current record through the editor, so that plugins can change or refuse the
 * save.
 *
 * @param registry The registry with the editor's store.
 */
export function createCurrentPostSaver( registry: Registry ): CurrentPostSaver {
	const current = () => {
		const editor = registry.select( editorStore );
		return {
			type: editor.getCurrentPostType(),
			id: editor.getCurrentPostId(),
		};
	};
	return {
		isCurrent: ( { kind, name, key } ) => {
			const { type, id } = current();
			return (
				kind === 'postType' &&
				name === type &&
				String( key ) === String( id )
			);
		},
		save: async () => {
			const { type, id } = current();
			const core = registry.select( coreStore );
			void registry
				.dispatch( noticesStore )
				.removeNotice( EDITOR_NOTICE_ID );
			await registry.dispatch( editorStore ).savePost();

			const error: unknown = core.getLastEntitySaveError(
				'postType',
				type,
				id as never
			);
			const refusal = registry
				.select( noticesStore )
				.getNotices()
				.find(
					( notice ) =>
						notice.id === EDITOR_NOTICE_ID &&
						notice.status === 'error'
				);
			if ( error || refusal ) {
				throw error ?? new Error( refusal?.content );
			}
			// The editor does not save a record that it considers empty.
			if (
				core.hasEditsForEntityRecord( 'postType', type, id as never )
			) {
				await registry
					.dispatch( coreStore )
					.saveEditedEntityRecord( 'postType', type, id as never, {
						throwOnError: true,
					} );
			}
		},
	};
}
