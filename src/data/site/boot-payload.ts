import type { StylesOutlineGroup } from '@/wordpress/editor-payload';

/** Features that the current theme supports (specification 2.2). */
export interface ThemeSupport {
	stylesheet: string;
	name: string;
	isBlockTheme: boolean;
	hasEditorStyles: boolean;
	hasLayoutSupport: boolean;
	hasTemplateParts: boolean;
}

/** The theme that is being previewed (specification 4.1). */
export interface ThemePreview {
	stylesheet: string;
	/** Its name; the stylesheet when there is no such theme. */
	name: string;
	/** False when there is no such theme, or the person may not switch themes. */
	exists: boolean;
	/** Nonce of its activation; empty when it does not exist. */
	nonce: string;
}

/** Counts of the work in another theme: the active one during a preview, else the one that was active before. */
export interface LeftWorkCounts {
	/** Id by which a person dismisses the notice for good; empty in a preview. */
	id: string;
	stylesheet: string;
	name: string;
	templates: number;
	headers: number;
	footers: number;
	/** Parts that are neither headers nor footers. */
	parts: number;
	hasStyles: boolean;
}

/** An item of the sidebar's root. */
export interface SidebarEntry {
	id: string;
	label: string;
	/** Path of the application. */
	path: string;
	/** Name of an icon of `@wordpress/icons`, in kebab-case. */
	icon: string;
	/** Address; another page than Design's when the host shows the screen. */
	href: string;
}

/** A record that the canvas shows. */
export interface CanvasRecord {
	postType: string;
	postId: number | string;
}

/** A further post type that has a list. */
export interface ListedType {
	postType: string;
	/** Its translated name. */
	title: string;
}

/** Additions of plugins to the list of a post type, by WordPress's view config (`includes/lists/class-view-config.php`). */
export interface ViewConfig {
	/** Further views of the sidebar; their contents are those of a saved view. */
	views?: ReadonlyArray< {
		slug: string;
		title: string;
		view: Readonly< Record< string, unknown > >;
	} >;
	/** Properties of the first view that differ from Design's. */
	view?: Readonly< Record< string, unknown > >;
	/** Ids of further fields of quick edit. */
	form?: readonly string[];
}

/** Names of the features that a PHP filter can turn off. */
export type FeatureName = 'customViews' | 'pageDetails' | 'templateActivation';

/** Names of the rights that the shell checks; core-data has those on single records. */
export type RightName =
	| 'switchThemes'
	| 'manageOptions'
	| 'listUsers'
	/** Everything of the design: `edit_theme_options`. */
	| 'editDesign'
	/** Reading and changing the global styles, for which WordPress requires more rights than for the rest of the design. */
	| 'editStyles'
	/** Custom CSS; WordPress then links `edit-css` in the styles record. */
	| 'editCss'
	| 'editMenus'
	| 'editPages'
	| 'editPosts'
	/** WordPress requires it for the export of the theme. */
	| 'exportContent';

/**
 * Data that PHP prints with the shell (`includes/page/class-boot-payload.php`): all that the shell's first paint reads.
 */
export interface BootPayload {
	/** Version of the plugin. */
	version: string;
	/** Address of the build's folder, with a slash at its end. */
	buildUrl: string;
	/** Address of `admin.php`. */
	pageUrl: string;
	/** Address of the same place in the host's own Site Editor, which the option of Editor_Links does not redirect to Design. */
	hostUrl: string;
	dashboardUrl: string;
	/** Screens of the dashboard's menu that the person may see. */
	dashboardMenu: ReadonlyArray< { label: string; href: string } >;
	homeUrl: string;
	/** Address of the login form that is shown inside a dialog. */
	loginUrl: string;
	siteTitle: string;
	/** Address of the site's icon; empty without one. */
	siteIconUrl: string;
	isRtl: boolean;
	theme: ThemeSupport;
	/** Null when no theme is being previewed. */
	themePreview: ThemePreview | null;
	/** Null if nothing is left behind, or, outside a preview, 30 days after the switch. */
	leftWork: LeftWorkCounts | null;
	/** The open draft of the design; null for the live design. */
	draft: {
		id: number;
		name: string;
		/** Whether the person may only propose its publication, not publish it. */
		isProposal: boolean;
	} | null;
	/** Screens of the dashboard where a classic theme is designed; none for a block theme. */
	classicScreens: ReadonlyArray< { label: string; href: string } >;
	sidebar: {
		items: readonly SidebarEntry[];
		description: string;
	};
	/** Groups of links in the root of Styles, when the page was opened there; elsewhere the editor's payload has them. */
	stylesOutline: readonly StylesOutlineGroup[];
	/** Record that the front page shows; null for a classic theme. */
	canvas: CanvasRecord | null;
	features: Record< FeatureName, boolean >;
	/** Labels of types of records, as WordPress or a plugin has them. */
	labels: { addTemplate: string };
	/** Post types besides pages and posts that have a list, by the filter `atelier_listed_post_types`. */
	listedTypes: readonly ListedType[];
	/** Additions of plugins to lists, by post type; most sites have none. */
	viewConfigs?: Readonly< Record< string, ViewConfig > >;
	/** Whether the list of patterns is so long that its first page is loaded before the rest. */
	hasManyPatterns: boolean;
	rights: Record< RightName, boolean >;
	userId: number;
	/** When the page was printed, in seconds since 1970. */
	serverTime: number;
	/** Version of the site when the page was printed, see `includes/public-page/class-site-version.php`. */
	siteVersion: string;
	/** Lowest supported versions. */
	supported: { wordpress: string };
}

const ELEMENT_ID = 'atelier-boot-payload';

let payload: BootPayload | undefined;

/**
 * Returns the payload that is printed with the page.
 *
 * @throws When the page has none, because it is not Design's.
 */
export function getBootPayload(): BootPayload {
	payload ??= readBootPayload();
	return payload;
}

function readBootPayload(): BootPayload {
	const json = document.getElementById( ELEMENT_ID )?.textContent;
	if ( ! json ) {
		throw new Error( `The page has no #${ ELEMENT_ID }.` );
	}
	return JSON.parse( json ) as BootPayload;
}
