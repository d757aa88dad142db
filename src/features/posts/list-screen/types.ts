import type { ListLayout } from '@/kits/list';

/** A post type that has a list of its own. */
export interface ListedPostType {
	/** Name of the post type; its list is at `/{name}`. */
	postType: string;
	/** Name of the list's route. */
	name: string;
	/** Title of the sidebar, for example "Pages". */
	title: () => string;
	/** Right that its routes ask for, see the boot payload. */
	right?: string;
	/** Whether the screens exist only with a block theme (specification 2.2). */
	needsBlockTheme?: boolean;
	/** Whether quick edit has a place beside a list of this layout; everywhere without it. */
	hasQuickEdit?: ( layout: ListLayout ) => boolean;
}
