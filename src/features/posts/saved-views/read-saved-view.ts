import { parseView } from '@/kits/list';
import { toText } from '@/utils/to-text';
import type { SavedViewRecord } from '../reads/saved-views';
import type { SavedView } from './types';

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
					title: toText( record.title.raw ),
					isPersonal: record.status === 'private',
					view,
					record,
				},
		  ]
		: [];
}
