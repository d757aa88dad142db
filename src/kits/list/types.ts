import type { Filter, Operator, SortDirection } from '@wordpress/dataviews';

/** The layouts in which posts can be listed. */
export type ListLayout = 'list' | 'grid' | 'table';

/** Options of a layout (specification 3: layout options). */
export interface ListLayoutOptions {
	badgeFields?: string[];
	density?: 'compact' | 'balanced' | 'comfortable';
	previewSize?: number;
	enableMoving?: boolean;
	styles?: Record<
		string,
		{
			width?: string | number;
			minWidth?: string | number;
			maxWidth?: string | number;
			align?: 'start' | 'center' | 'end';
		}
	>;
}

/** A sort order. */
export interface ListSort {
	field: string;
	direction: SortDirection;
}

/** Content and appearance of a list: the view object of specification 3, without the parts that only pickers use. */
export interface ListView {
	type: ListLayout;
	search?: string;
	page?: number;
	perPage?: number;
	sort?: ListSort;
	filters?: Filter[];
	/** Ids of the visible fields, in their order. */
	fields?: string[];
	titleField?: string;
	mediaField?: string;
	descriptionField?: string;
	showTitle?: boolean;
	showMedia?: boolean;
	showDescription?: boolean;
	showLevels?: boolean;
	infiniteScrollEnabled?: boolean;
	layout?: ListLayoutOptions;
}

/** View properties that each layout sets when it is chosen. */
export type LayoutDefaults = Readonly<
	Record< ListLayout, Partial< ListView > >
>;

export type { Filter, Operator };
