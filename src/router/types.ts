import type { ReactNode } from 'react';

/** Query parameters of Design's addresses (specification 2.1); the path itself is `p`. */
export interface RouteQuery {
	/** Full-screen editor with `edit`; the view otherwise. */
	canvas?: string;
	/** `true` isolates the record that is being edited. */
	focusMode?: string;
	/** Ids, comma-separated. */
	postId?: string;
	quickEdit?: string;
	isCustom?: string;
	activeView?: string;
	layout?: string;
	postType?: string;
	categoryId?: string;
	/** Inner path of the Styles screen, for example `/typography`. */
	section?: string;
	/** `stylebook` shows the Style Book instead of the canvas. */
	preview?: string;
	/** Tab of the font library: a screen of its own, or over Styles. */
	fonts?: string;
	/** Slug of the family that is open in the font library. */
	family?: string;
	[ name: string ]: string | undefined;
}

/** Value of `preview` that shows the preview in place of the content where there is no room for both. */
export const PREVIEWED = 'site';

/**
 * Names of the places that a route fills (specification 2.1). Where there is no room for all, *preview* goes first, and *edit*,
 * which a person opens and can close, covers *content* or *mobile*.
 */
export type AreaName = 'sidebar' | 'content' | 'edit' | 'preview' | 'mobile';

/** Facts about the site that routes read before anything is loaded. */
export interface RouteSite {
	isBlockTheme: boolean;
	hasEditorStyles: boolean;
	hasLayoutSupport: boolean;
	hasTemplateParts: boolean;
}

/** Arguments of an area's function. */
export interface RouteContext {
	params: Readonly< Record< string, string | undefined > >;
	query: RouteQuery;
	site: RouteSite;
}

/** An area: a node, or a function of the context; `undefined` means that there is no such area. */
export type Area =
	| ReactNode
	| ( (
			context: RouteContext
	  ) => ReactNode | undefined | Promise< ReactNode | undefined > );

/** A width in pixels, or a function of the context; `undefined` lets the area grow. */
export type AreaWidth =
	| number
	| ( ( context: RouteContext ) => number | undefined );

/** A row of the route table (specification 2.2). */
export interface RouteDefinition {
	/** Unique name. */
	name: string;
	/** Pattern of the path: `/page/:postId`, `/wp_template/*postId`. */
	path: string;
	areas: Partial< Record< AreaName, Area > >;
	widths?: Partial< Record< AreaName, AreaWidth > >;
	/** Whether `canvas=edit` shows the preview over the whole window; without it, wherever there is a preview. */
	isEditable?: ( context: RouteContext ) => boolean;
	/** Whether a person can switch to the preview where there is no room for it: {@link PREVIEWED} shows it. */
	hasPreviewSwitch?: boolean;
	/** Whether its area of small viewports shows the preview by a control of its own, and takes no switch. */
	showsPreviewOnMobile?: boolean;
	/** Whether the preview is shown in place of the content where there is no room for both; without it, never. */
	isPreviewFirst?: ( context: RouteContext ) => boolean;
	/** Name of the right without which the route says that it may not be used, see the boot payload. */
	right?: string;
	/** Loads the screen's code and data, before the click that opens it. */
	preload?: () => Promise< void >;
	/** The screen's name in the document's title. */
	title?: () => string;
}
