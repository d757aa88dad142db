import { parseView } from '@/kits/list';
import { toText } from '@/utils/to-text';
import type { SavedViewRecord } from '../reads/saved-views';
import type { SavedView } from './types';

/**
 * Reads a saved view; an empty list if its content is no view, so that an invalid record does not affect the others.
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
