/** Characters of the printed output that are reported. */
const MAX_LENGTH = 1000;

/** Paths of plugins and themes in warnings of PHP. */
const FOLDERS = /\b((?:mu-)?plugins|themes)[\\/]+([\w.-]+)/g;

const reported = new Set< string >();

/**
 * Logs output that a plugin has printed into an answer of the server, with its source, once for each text.
 *
 * @param printed The output.
 * @param by      Its source, for example `plugins/hello`; by default the folders that the text names.
 */
export function reportPrinted(
	printed: string,
	by: readonly string[] = findAuthors( printed )
): void {
	const text = printed.trim().slice( 0, MAX_LENGTH );
	if ( text === '' || reported.has( text ) ) {
		return;
	}
	reported.add( text );
	const authors = by.length > 0 ? ` by ${ by.join( ', ' ) }` : '';
	// For the site's administrator: the person is not affected.
	// eslint-disable-next-line no-console
	console.warn( `Printed into an answer of the server${ authors }:`, text );
}

/**
 * Logs output that the server has removed from an answer (`includes/page/class-printed-output.php`).
 *
 * @param header Value of the header with the output; null without one.
 */
export function reportPrintedHeader( header: string | null ): void {
	if ( ! header ) {
		return;
	}
	try {
		const { by, text } = JSON.parse( decodeURIComponent( header ) ) as {
			by: readonly string[];
			text: string;
		};
		reportPrinted( text, by );
	} catch {
		// A proxy has truncated the header: it cannot be read.
	}
}

function findAuthors( printed: string ): readonly string[] {
	return [
		...new Set(
			[ ...printed.matchAll( FOLDERS ) ].map(
				( [ , folder, name ] ) => `${ folder }/${ name }`
			)
		),
	];
}
