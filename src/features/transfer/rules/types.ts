/** Kinds of records of a design, in the order of lists. */
export const DESIGN_KINDS = [
	'styles',
	'style',
	'block-style',
	'look',
	'template',
	'part',
	'pattern',
	'menu',
	'font',
	'active',
	'presets',
] as const;

/** Kind of a record of a design. */
export type DesignKind = ( typeof DESIGN_KINDS )[ number ];

/** A record of a design, as it is exported and imported. */
export interface DesignRecord {
	/** Its name on every site, for example `pattern/hero`. */
	key: string;
	kind: DesignKind;
	title: string;
	/** Keys of records of the same design that it needs. */
	needs: readonly string[];
	/** Keys of records that it needs and that do not exist. */
	missing: readonly string[];
	/** Names of uploaded files that it shows; an exported file does not contain them. */
	pictures: readonly string[];
}

/** An import that was interrupted. */
export interface InterruptedImport {
	id: string;
	/** Name of the file, or of the theme. */
	name: string;
	/** Name of the user; empty where it is not known. */
	author: string;
	/** Its start, in seconds since 1970. */
	time: number;
}

/** A record that can be exported. */
export interface ExportRecord extends DesignRecord {
	bytes: number;
}

/** A design that can be exported. */
export interface ExportableDesign {
	records: readonly ExportRecord[];
	/** Names of fonts whose files are missing, and which are not exported. */
	missingFonts: readonly string[];
}

/** State of a record of a file compared with the site. */
export type ImportState = 'new' | 'same' | 'different';

/** How a record of a file is imported. */
export type ImportChoice = 'replace' | 'both';

/** A record that is imported. */
export interface ItemToImport {
	key: string;
	choice: ImportChoice;
	/** Token of the record that it replaces, as the person saw it. */
	token?: string | undefined;
	/** Slug of the preset that is used instead, for a preset that is not imported. */
	instead?: string;
}

/** Result of the import of a record. */
export interface ImportResult {
	key: string;
	title: string;
	isDone: boolean;
	/** Why it was refused. */
	message: string;
	/** Whether a part was left out that the person may not write. */
	isPartial: boolean;
}

/** Something to which the front page refers, and which does not exist. */
export interface MissingThing {
	/** `block`, `part`, `pattern`, `menu` or `file`. */
	kind: string;
	/** Its name, or `#` and the ID. */
	name: string;
}

/** The front page after an import. */
export interface FrontPageCheck {
	/** Titles of its pieces that were changed, added or removed. */
	changed: readonly string[];
	missing: readonly MissingThing[];
	/** Titles of imported items that were on the front page of the file's site, and are not on this one. */
	lacking: readonly string[];
	/** Names of files that it loads from other sites since the import. */
	elsewhere: readonly string[];
}

/** A record of a file, and the effect of importing it. */
export interface JudgedRecord extends DesignRecord {
	state: ImportState;
	/** Links whose pages are not on this site: they stay addresses. */
	links: readonly string[];
	choices: readonly ImportChoice[];
	isTicked: boolean;
	isAllowed: boolean;
	/** Parts that the person may not write, and that would be left out. */
	losses: readonly string[];
	/** Whether it takes the place of a file of the theme. */
	hidesFile: boolean;
	/** Token of the current record; undefined for none. */
	token: string | undefined;
	/** Both contents, where they can be compared. */
	contents: { here: string; there: string } | undefined;
}

/** A color or size that another theme has, and the current one has not. */
export interface LackingPreset {
	kind: string;
	slug: string;
	/** Its value, as CSS; empty for one that has several. */
	value: string;
	/** Whether pages or posts use it. */
	isUsed: boolean;
	/** How many places use it; undefined while that is not known. */
	places: number | undefined;
}

/** A color or size of the current theme. */
export interface PresetOption {
	slug: string;
	name: string;
	value: string;
}

/** A record that can be brought from another theme. */
export interface BringRow extends JudgedRecord {
	/** Key of the template or part of which this row is the pattern. */
	of: string | undefined;
	/** Id of the record that the current theme has in its place. */
	rival: string | undefined;
	/** Whether it was brought from that theme before. */
	isBrought: boolean;
	/** Whether people made or changed it; other rows come from the theme's files. */
	isOwn: boolean;
	/** Area of a part, where it is a header or a footer. */
	area: 'header' | 'footer' | undefined;
	preset: LackingPreset | undefined;
}

/** The work that people did in another theme. */
export interface ThemeWork {
	/** Name of the theme. */
	theme: string;
	/** Whether the files of the theme are there. */
	isInstalled: boolean;
	/** Whether the current theme is a block theme; in others, templates can only be kept as patterns. */
	isBlockTheme: boolean;
	rows: readonly BringRow[];
	/** Colors and sizes of the current theme by kind. */
	presets: Readonly< Record< string, readonly PresetOption[] > >;
	interrupted: JudgedDesign[ 'interrupted' ];
}

/** How much people have made of a theme. */
export interface WorkCounts {
	templates: number;
	headers: number;
	footers: number;
	/** Parts that are neither headers nor footers. */
	parts: number;
	hasStyles: boolean;
}

/** Another theme in which people have edited something. */
export interface OtherTheme extends WorkCounts {
	stylesheet: string;
	name: string;
	/** Whether its files are there. */
	isInstalled: boolean;
}

/** A design that was judged: of a file, or of another theme. */
export interface JudgedDesign {
	/** Name of the theme that it was made with. */
	theme: string;
	isOtherTheme: boolean;
	rows: readonly JudgedRecord[];
	/** An interrupted import. */
	interrupted: InterruptedImport | undefined;
	/** Other sites of the network into which the person may import. */
	sites: readonly NetworkSite[];
}

/** A site of a network. */
export interface NetworkSite {
	id: number;
	name: string;
	url: string;
	/** Address of its dashboard's pages. */
	admin: string;
}
