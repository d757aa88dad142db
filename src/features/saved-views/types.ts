import type { SavedViewRecord } from '@/data/resources/saved-views';
import type { ListView } from '@/features/list-view';

/** A saved view of a list. */
export interface SavedView {
	id: number;
	title: string;
	/** Whether it belongs to its author alone. */
	isPersonal: boolean;
	view: ListView;
	/** The record as it was read. */
	record: SavedViewRecord;
}
