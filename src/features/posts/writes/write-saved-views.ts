import {
	createRecord,
	deleteRecord,
	requireDeleted,
	requireSaved,
	SAVED_VIEWS,
	SAVED_VIEW_TYPES,
	updateRecord,
	type Undo,
} from '@/data/writes';
import { loadResourceData } from '@/data/reads/load-resource';
import type { ListView } from '@/kits/list';
import { savedViewTypesResource } from '../reads/saved-view-types';
import type { SavedView } from '../saved-views/types';
import { formatView } from '../saved-views/format-view';

/** A view to save. */
export interface NewView {
	postType: string;
	title: string;
	isPersonal: boolean;
	view: ListView;
}

/**
 * Creates a saved view, and the term of its type if that does not exist yet (specification 7.2).
 *
 * @param newView The view.
 * @return Its id.
 * @throws The server's error.
 */
export async function createSavedView( {
	postType,
	title,
	isPersonal,
	view,
}: NewView ): Promise< number > {
	const outcome = await createRecord( SAVED_VIEWS, {
		title,
		status: toStatus( isPersonal ),
		wp_dataviews_type: [ await findTypeId( postType ) ],
		content: formatView( view ),
	} );
	return ( requireSaved( outcome ) as { id: number } ).id;
}

/**
 * Changes a saved view.
 *
 * @param saved   The version that the person saw.
 * @param changes Its new title, contents or visibility.
 * @throws The server's error.
 */
export async function updateSavedView(
	{ id, record }: SavedView,
	changes: { title?: string; view?: ListView; isPersonal?: boolean }
): Promise< void > {
	requireSaved(
		await updateRecord(
			SAVED_VIEWS,
			id,
			{
				...( changes.title === undefined
					? {}
					: { title: changes.title } ),
				...( changes.isPersonal === undefined
					? {}
					: { status: toStatus( changes.isPersonal ) } ),
				...( changes.view
					? { content: formatView( changes.view ) }
					: {} ),
			},
			{ before: { ...record } }
		)
	);
}

/**
 * Deletes a saved view.
 *
 * @param saved The version that the person saw.
 * @return Function that restores it with the same id; `undefined` if it cannot be restored.
 * @throws The server's error.
 */
export async function deleteSavedView( {
	id,
	record,
}: SavedView ): Promise< Undo | undefined > {
	return requireDeleted(
		await deleteRecord( SAVED_VIEWS, id, {
			isForced: true,
			before: { ...record },
		} )
	);
}

function toStatus( isPersonal: boolean ): string {
	return isPersonal ? 'private' : 'publish';
}

async function findTypeId( postType: string ): Promise< number > {
	const [ term ] = await loadResourceData( savedViewTypesResource, postType );
	if ( term ) {
		return term.id;
	}
	const outcome = await createRecord( SAVED_VIEW_TYPES, { name: postType } );
	return ( requireSaved( outcome ) as { id: number } ).id;
}
