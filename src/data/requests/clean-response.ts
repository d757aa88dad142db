import { extractJson } from '@/utils/extract-json';
import { reportPrinted, reportPrintedHeader } from '@/utils/report-printed';

/** Header with the output that the server has removed from an answer. */
const PRINTED_HEADER = 'X-Atelier-Printed';

/**
 * Returns an answer with only its JSON, without the output of plugins before or after it. The console shows that output.
 *
 * Printed output is sent before the status and the headers, so that a refusal has the status 200: its body holds the intended status.
 *
 * @param response The answer.
 */
export async function cleanResponse( response: Response ): Promise< Response > {
	const { ok, status, headers } = response;
	reportPrintedHeader( headers.get( PRINTED_HEADER ) );
	// An answer of the right type has the right status as well, and may be long: the caller reads it.
	if ( ok && ! isPage( headers ) ) {
		return Object.assign( response, { json: () => readJson( response ) } );
	}
	const found = extractJson(
		await response
			.clone()
			.text()
			.catch( () => '' )
	);
	if ( ! found || found.printed === '' ) {
		return response;
	}
	reportPrinted( found.printed );
	return new Response( JSON.stringify( found.value ), {
		status: ok ? findStatus( found.value ) ?? status : status,
		headers: { 'Content-Type': 'application/json' },
	} );
}

// PHP's default type, when a plugin prints before WordPress sends its header.
function isPage( headers: Headers ): boolean {
	return ( headers.get( 'Content-Type' ) ?? '' ).includes( 'text/html' );
}

async function readJson( response: Response ): Promise< unknown > {
	const text = await response.text();
	const found = extractJson( text );
	if ( ! found ) {
		throw new SyntaxError( 'The answer is no JSON.' );
	}
	reportPrinted( found.printed );
	return found.value;
}

interface Refusal {
	code: string;
	data: { status: number };
}

function findStatus( body: unknown ): number | undefined {
	return isRefusal( body ) ? body.data.status : undefined;
}

function isRefusal( body: unknown ): body is Refusal {
	const { code, data } = ( body ?? {} ) as Partial< Refusal >;
	const status = data?.status;
	return (
		typeof code === 'string' &&
		typeof status === 'number' &&
		status >= 400 &&
		status < 600
	);
}
