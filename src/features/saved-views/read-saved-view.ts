import { parseView } from '@/features/list-view';
import type { SavedView } from './types';

/** A `wp_dataviews` record, as far as it is read. */
export interface SavedViewRecord {
	id: number;
	status: string;
	title: { raw?: string };
	content: { raw?: string };
}

/**
 * Reads a saved view; nothing when its content is no view (a record of another origin), so that one bad record does not
 * take the others with it.
 *
 * @param record The record.
 */
export function readSavedView( record: SavedViewRecord ): SavedView[] {
	const view = parseView( record.content.raw );
	return view
		? [
				{
					id: record.id,
					title: record.title.raw ?? '',
					isPersonal: record.status === 'private',
					view,
				},
		  ]
		: [];
}
