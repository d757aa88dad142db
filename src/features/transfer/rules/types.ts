/** Kinds of what a design holds. */
export type DesignKind =
	| 'styles'
	| 'look'
	| 'template'
	| 'part'
	| 'pattern'
	| 'menu'
	| 'font'
	| 'active'
	| 'presets';

/** Anything of a design, as both directions have it. */
export interface DesignRecord {
	/** Its name on every site, for example `pattern/hero`. */
	key: string;
	kind: DesignKind;
	title: string;
	/** Keys of others of the same design that it needs. */
	needs: readonly string[];
	/** Keys of what it needs and what is not there. */
	missing: readonly string[];
}

/** Something that can be exported. */
export interface ExportRecord extends DesignRecord {
	bytes: number;
}

/** A design that can be exported. */
export interface ExportableDesign {
	records: readonly ExportRecord[];
	/** Names of fonts whose files are gone: these are not in the file. */
	missingFonts: readonly string[];
}

/** State of a record of a file beside what is on the site. */
export type ImportState = 'new' | 'same' | 'different';

/** Something that is done with a record of a file. */
export type ImportChoice = 'replace' | 'both';

/** A record of a file, and what importing it would do. */
export interface ImportRow extends DesignRecord {
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
	/** Token of what is there now; undefined for none. */
	token: string | undefined;
	/** Both contents, where they can be compared. */
	contents: { here: string; there: string } | undefined;
}

/** Another theme that people have made something of. */
export interface OtherTheme {
	stylesheet: string;
	name: string;
	/** Whether its files are there. */
	isInstalled: boolean;
	templates: number;
	parts: number;
	hasStyles: boolean;
}

/** A design that was judged: of a file, or of another theme. */
export interface JudgedDesign {
	/** Name of the theme that it was made with. */
	theme: string;
	isOtherTheme: boolean;
	rows: readonly ImportRow[];
	/** An import that did not come to its end. */
	interrupted: { id: string; name: string } | undefined;
}
