/** Where a rule is that no setting prints. */
export type RuleSource =
	/** CSS of the person or the theme; of one block where it is named. */
	| { kind: 'css'; isOfTheme: boolean; line?: number; blockName?: string }
	| { kind: 'plugin' | 'theme'; name: string; file: string }
	| { kind: 'wordpress'; file: string }
	| { kind: 'customizer' }
	/** Written by WordPress from the layout of the block, or of the block around it. */
	| { kind: 'layout'; isAround: boolean }
	/** Written into the page without a file, by a plugin for one. */
	| { kind: 'page'; selector: string }
	| { kind: 'foreign'; host: string };

const FOLDERS = /\/(plugins|mu-plugins|themes)\/([^/]+)\/(?:.*\/)?([^/]+)$/;

/**
 * Tells whose file a style sheet is.
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
 * Returns the address of the file that WordPress wrote into a page, to save a request; undefined where a sheet was no file.
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
 * Returns the file from which a rule came that the editor wrote into the page; undefined where it came from none.
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
