import type { ItemAction } from '@/kits/actions';
import type { MadeCategory } from '../writes/write-categories';

/** A category that people created, with the facts of its menu. */
export interface MenuCategory {
	id: number;
	category: MadeCategory;
	/** Labels of all categories; a new label must differ from them. */
	labels: readonly string[];
}

/** An action for a category. */
export type CategoryAction = ItemAction< MenuCategory >;
