import type { ListView } from '@/kits/list';
import type { SavedViewRecord } from '../reads/saved-views';

/** A saved view of a list. */
export interface SavedView {
	id: number;
	title: string;
	/** Whether only its author can see it. */
	isPersonal: boolean;
	view: ListView;
	/** The record from the server. */
	record: SavedViewRecord;
}
