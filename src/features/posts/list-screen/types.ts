import type { ListLayout } from '@/kits/list';

/** A post type with its own list. */
export interface ListedPostType {
	/** Name of the post type; its list is at `/{name}`. */
	postType: string;
	/** Name of the list's route. */
	name: string;
	/** Title of the sidebar, for example "Pages". */
	title: () => string;
	/** Right that its routes require, see the boot payload. */
	right?: string;
	/** Whether the screens exist only with a block theme (specification 2.2). */
	needsBlockTheme?: boolean;
	/** Returns whether a list in this layout has quick edit; by default all have. */
	hasQuickEdit?: ( layout: ListLayout ) => boolean;
}
