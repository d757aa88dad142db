import type { ListView } from '@/kits/list';
import type { SavedViewRecord } from '../reads/saved-views';

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
