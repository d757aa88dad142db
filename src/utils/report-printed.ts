/** Characters of what was printed that are reported. */
const MAX_LENGTH = 1000;

/** Where code of plugins and themes stands, as warnings of PHP name it. */
const FOLDERS = /\b((?:mu-)?plugins|themes)[\\/]+([\w.-]+)/g;

const reported = new Set< string >();

/**
 * Says in the console what somebody has printed into an answer of the server, and who, once for each text.
 *
 * @param printed What was printed.
 * @param by      Who printed it, for example `plugins/hello`; without it, whom the text names.
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
	// For who looks after the site: nothing is broken for the person.
	// eslint-disable-next-line no-console
	console.warn( `Printed into an answer of the server${ authors }:`, text );
}

/**
 * Says the same of what the server has taken out of an answer (`includes/page/class-printed-output.php`).
 *
 * @param header Value of the header in which it says so; null without one.
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
		// A proxy has cut it off: what it says is of no use to the person.
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
