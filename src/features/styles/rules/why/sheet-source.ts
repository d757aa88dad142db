import { normalizeSelector } from './normalize-selector';

/** Source of a rule that no setting prints. */
export type RuleSource =
	/** CSS of the person or the theme; of one block where it is named. */
	| { kind: 'css'; isOfTheme: boolean; line?: number; blockName?: string }
	| { kind: 'plugin' | 'theme'; name: string; file: string }
	| { kind: 'wordpress'; file: string }
	| { kind: 'customizer' }
	/** Printed by WordPress from the layout of the block, or of its parent block. */
	| { kind: 'layout'; isAround: boolean }
	/** Printed into the page without a file, for example by a plugin. */
	| { kind: 'page'; selector: string }
	| { kind: 'foreign'; host: string };

/** Part of the rules of a file that every browser knows. */
const KNOWN_RULES = 0.9;

const FOLDERS = /\/(plugins|mu-plugins|themes)\/([^/]+)\/(?:.*\/)?([^/]+)$/;

/**
 * Returns the source of the file of a style sheet.
 *
 * @param url  Address of the file.
 * @param home Address of the site.
 */
export function readSheetFile( url: string, home: string ): RuleSource {
	const { host, pathname } = new URL( url, home );
	if ( host !== new URL( home ).host ) {
		return { kind: 'foreign', host };
	}
	const [ , folder, name = '', file = '' ] = FOLDERS.exec( pathname ) ?? [];
	switch ( folder ) {
		case 'plugins':
		case 'mu-plugins':
			return { kind: 'plugin', name, file };
		case 'themes':
			return { kind: 'theme', name, file };
		default:
			return {
				kind: 'wordpress',
				file: pathname.split( '/' ).pop() ?? pathname,
			};
	}
}

/**
 * Returns the address of a file that WordPress inlined into a page to save a request; undefined for a sheet without a file.
 *
 * @param css The sheet.
 */
export function readInlinedFile( css: string ): string | undefined {
	const [ , url = '' ] =
		/\/\*# sourceURL=(\S+) \*\/\s*$/.exec( css.slice( -500 ) ) ?? [];
	return url.includes( '/' ) ? url : undefined;
}

/** A style sheet that the server sent with the editor's settings. */
export interface SentSheet {
	css: string;
	/** Address of the file; undefined for sheets that are generated from the styles. */
	url: string | undefined;
}

/**
 * Returns the address of the file of a sheet that the editor inlined; undefined where it is not the sheet of a file. All rules are compared:
 * sheets of one page may have a selector in common.
 *
 * @param selectors Selectors of all rules of the sheet.
 * @param sent      The sheets.
 */
export function findSentFile(
	selectors: readonly string[],
	sent: readonly SentSheet[]
): string | undefined {
	const rules = toKeys( selectors );
	return sent.find(
		( { css, url } ) =>
			url !== undefined &&
			hasSameRules( toKeys( listSelectors( css ) ), rules )
	)?.url;
}

// The editor replaces `html` and `:root` by its wrapper, as `body`.
function toKeys( selectors: readonly string[] ): ReadonlySet< string > {
	return new Set(
		selectors
			.flatMap( normalizeSelector )
			.map( ( part ) =>
				part.replace( /^(?:html|:root)(?![\w-])/, 'body' )
			)
	);
}

// The browser drops rules that it does not know; a sheet without a rule is no other sheet.
function hasSameRules(
	sent: ReadonlySet< string >,
	rules: ReadonlySet< string >
): boolean {
	return (
		rules.size > 0 &&
		rules.size >= sent.size * KNOWN_RULES &&
		[ ...rules ].every( ( rule ) => sent.has( rule ) )
	);
}

function listSelectors( css: string ): string[] {
	const text = css.replace( /\/\*[^]*?\*\//g, '' );
	return Array.from( text.matchAll( /([^{}]+)\{/g ), ( [ , prelude = '' ] ) =>
		prelude.slice( prelude.lastIndexOf( ';' ) + 1 ).trim()
	).filter( ( prelude ) => ! /^(?:@|from$|to$|[\d.]+%)/.test( prelude ) );
}
