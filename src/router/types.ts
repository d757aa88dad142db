import type { ReactNode } from 'react';

/** Query parameters of Design's addresses (specification 2.1); the path itself is `p`. */
export interface RouteQuery {
	/** `edit` opens the full-screen editor; otherwise view mode. */
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
	/** Tab of the font library, which is a screen or opens over Styles. */
	fonts?: string;
	/** Slug of the family that is open in the font library. */
	family?: string;
	[ name: string ]: string | undefined;
}

/** Value of `preview` that shows the preview instead of the content if the window is too narrow for both. */
export const PREVIEWED = 'site';

/**
 * Names of the areas that a route fills (specification 2.1). In a narrow window *preview* is hidden first, and *edit*, which a person opens and
 * can close, covers *content* or *mobile*.
 */
export type AreaName = 'sidebar' | 'content' | 'edit' | 'preview' | 'mobile';

/** Facts about the site that routes read before any data is loaded. */
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

/** An area: a node, or a function of the context; `undefined` for no such area. */
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
	/** Returns whether `canvas=edit` opens the preview in the full-screen editor; by default every preview can be opened. */
	isEditable?: ( context: RouteContext ) => boolean;
	/** Whether a person can switch to the preview in a narrow window, by {@link PREVIEWED}. */
	hasPreviewSwitch?: boolean;
	/** Whether its area of small viewports has its own control for the preview, so that no switch is added. */
	showsPreviewOnMobile?: boolean;
	/** Returns whether the preview is shown instead of the content in a narrow window; by default never. */
	isPreviewFirst?: ( context: RouteContext ) => boolean;
	/** Name of the right that the route requires, see the boot payload; without it a message is shown instead. */
	right?: string;
	/** Loads the screen's code and data, before the click that opens it. */
	preload?: () => Promise< void >;
	/** The screen's name in the document's title. */
	title?: () => string;
}
