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
 * Returns the address of the file of a rule that the editor inlined; undefined where it has no file.
 *
 * @param selector Selector of the rule.
 * @param sent     The sheets.
 */
export function findSentFile(
	selector: string,
	sent: readonly SentSheet[]
): string | undefined {
	const wanted = squeeze( selector );
	return sent.find(
		( { css, url } ) =>
			url !== undefined && squeeze( css ).includes( `${ wanted }{` )
	)?.url;
}

function squeeze( css: string ): string {
	return css.replace( /\/\*[^]*?\*\//g, '' ).replace( /\s+/g, '' );
}
