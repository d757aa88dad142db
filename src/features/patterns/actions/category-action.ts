import type { ItemAction } from '@/kits/actions';
import type { MadeCategory } from '../writes/write-categories';

/** A category that people made, in the menu of its own. */
export interface MenuCategory {
	id: number;
	category: MadeCategory;
	/** Labels of all categories: two of them never have the same. */
	labels: readonly string[];
}

/** Something that can be done to a category. */
export type CategoryAction = ItemAction< MenuCategory >;
