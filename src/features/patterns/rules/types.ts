import type { Use } from '@/features/usage';
import type { RecordAuthor } from '@/utils/record-author';

/** Values of the sync status (specification 9). */
export type SyncStatus = 'full' | 'unsynced';

/** Source of a pattern or part. */
export type ItemSource = 'user' | 'theme' | 'plugin';

/** A pattern or template part in a list. */
export interface PatternItem {
	/** Unique among all items of the list. */
	key: string;
	type: 'wp_block' | 'wp_template_part';
	/** Id of the record; the name of a registered pattern. */
	id: number | string;
	title: string;
	description: string;
	keywords: readonly string[];
	/** Names of its categories; for a part, the name of its area. */
	categories: readonly string[];
	source: ItemSource;
	/** Label of `source`: "Custom", or the theme's or plugin's name. */
	sourceLabel: string;
	author: RecordAuthor;
	/** Missing for parts. */
	syncStatus?: SyncStatus;
	/** Missing for registered patterns. */
	status?: string;
	/** In UTC; missing for registered patterns. */
	modified?: string;
	viewportWidth?: number;
	canEdit: boolean;
	canDelete: boolean;
	/** Whether it is a part of the theme that a person changed. */
	isCustomized: boolean;
	/** Whether it is a copy of a file that the theme no longer has; missing where that does not apply. */
	hasLostFile?: boolean;
	/** Ids of the categories of a person's pattern. */
	categoryIds: readonly number[];
	/** Id of the post of a part; 0 for a part that is only a file. */
	wpId: number;
	/** Token of the listed version, see `data/writes`; missing for registered patterns. */
	token?: string;
	/** Whether anything uses it; missing where that is not known. */
	use?: Use;
}

/** A category or an area in the sidebar. */
export interface CategoryItem {
	name: string;
	label: string;
	description: string;
	count: number;
	/** Id of the term of a category that people created, which can be renamed and deleted; missing for others. */
	termId?: number;
	/** Token of the listed version, see `data/writes`. */
	token?: string;
	canEdit: boolean;
	canDelete: boolean;
}
