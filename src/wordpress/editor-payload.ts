import apiFetch from '@wordpress/api-fetch';
import { __, sprintf } from '@wordpress/i18n';

import { extractJson } from '@/utils/extract-json';
import { quoteFirstLine } from '@/utils/quote-first-line';
import { reportPrinted } from '@/utils/report-printed';
import { withTimeLimit } from '@/schedule/with-time-limit';
import { isRecord } from '@/utils/is-record';
import { isText } from '@/utils/is-text';

/** A script of the host or of a plugin, as `includes/page/class-host-assets.php` describes it. */
export interface HostScript {
	handle: string;
	/** Address with version; missing for a handle that only groups other handles. */
	src?: string;
	deps?: readonly string[];
	/** Code to run right before: translations, localized data, inline code. */
	before?: string;
	/** Code to run right after. */
	after?: string;
}

/** A style of the host or of a plugin. */
export interface HostStyle {
	handle: string;
	src?: string;
	deps?: readonly string[];
	/** Media query of the link. */
	media?: string;
	inline?: string;
}

/** A group of rows in the root of Styles. */
export interface StylesOutlineGroup {
	/** May be empty. */
	description: string;
	rows: ReadonlyArray< {
		/** Section of the address. */
		section: string;
		label: string;
		/** Name of an icon of `@wordpress/icons`, in kebab-case; empty without one. */
		icon: string;
		/** Address of the section. */
		href: string;
	} >;
}

/** An item that a plugin adds to the admin bar. */
export interface AdminBarItem {
	id: string;
	/** Plain text. */
	title: string;
	/** Empty for an item that only groups others. */
	href: string;
	children: readonly AdminBarItem[];
}

/** A REST answer in the payload. */
export interface PreloadedAnswer {
	body: unknown;
	headers: Readonly< Record< string, string > >;
}

/** Data that the editor needs, as `includes/page/class-editor-payload.php` collects it. */
export interface EditorPayload {
	/** Settings of the block editor, with the host's and plugins' filters applied. */
	settings: Record< string, unknown >;
	/** Answers to REST requests, by path, in the form of api-fetch's preloading middleware. */
	preload: Record< string, unknown >;
	/** Groups of links in the root of Styles; none without the right to edit styles. */
	stylesOutline: readonly StylesOutlineGroup[];
	/** Scripts, each after its dependencies, except those printed with the page. */
	scripts: readonly HostScript[];
	styles: readonly HostStyle[];
	/** Handles that are enqueued on a block editor screen: extensions and the media library. */
	enqueued: {
		scripts: readonly string[];
		/** Those of the scripts that run before the markup of the footer. */
		head: readonly string[];
		styles: readonly string[];
	};
	/** Output of plugins before the scripts of the head, between these and the scripts of the footer, and after all scripts. */
	head: string;
	footer: string;
	end: string;
	/** Templates of the media library. */
	media: string;
	/** Items of plugins in the admin bar, which Design does not show. */
	adminBar?: readonly AdminBarItem[];
	/** Markup of the import map and of script modules. */
	modules: string;
	/** Unexpected output of plugins, and the names of those plugins. */
	printed?: { by: readonly string[]; text: string };
}

interface PayloadRequest {
	url: string;
	/** Response to the request that the page itself started. */
	response?: Promise< Response >;
}

declare global {
	interface Window {
		atelierEditorPayload?: PayloadRequest;
	}
}

// The same limit as for other requests of the page.
const TIME_LIMIT_MS = 30_000;

/** Time for which a preloaded answer replaces a request: afterwards the data may have changed. */
const PRELOADED_MS = 30_000;

type PreloadedRequest = Readonly< { path: string; method?: string } >;

let payload: Promise< EditorPayload > | undefined;
let received: EditorPayload | undefined;
let consumeAnswer: (
	request: PreloadedRequest
) => PreloadedAnswer | undefined = () => undefined;

/** Returns the editor's payload; undefined until it is loaded. */
export function getEditorPayload(): EditorPayload | undefined {
	return received;
}

/**
 * Returns the editor's payload. It is requested once; after a failure the next call requests it again.
 *
 * @throws An error whose message is the reason why it could not be loaded.
 */
export function fetchEditorPayload(): Promise< EditorPayload > {
	payload ??= requestPayload().catch( ( error: unknown ) => {
		payload = undefined;
		throw error;
	} );
	return payload;
}

/**
 * Returns an answer of the payload and uses it up, like the request itself: it works for half a minute, and once.
 *
 * @param request        The request.
 * @param request.path   Its path, exactly as in the payload.
 * @param request.method Its method; GET by default.
 * @return The answer; undefined if there is none, or another caller has used it.
 */
export function consumePreloaded(
	request: PreloadedRequest
): PreloadedAnswer | undefined {
	return consumeAnswer( request );
}

async function requestPayload(): Promise< EditorPayload > {
	const request = window.atelierEditorPayload;
	if ( ! request ) {
		throw new Error(
			'The page does not say where the editor’s payload is.'
		);
	}
	const { response: begun, url } = request;
	delete request.response;
	received = await withTimeLimit( TIME_LIMIT_MS, ( signal ) =>
		Promise.race( [
			readPayload(
				begun ??
					fetch( url, {
						credentials: 'same-origin',
						headers: { Accept: 'application/json' },
						signal,
					} )
			),
			rejectWhenAborted( signal ),
		] )
	);
	servePreloaded( received.preload );
	return received;
}

function servePreloaded( answers: EditorPayload[ 'preload' ] ): void {
	const answer = apiFetch.createPreloadingMiddleware( answers );
	const end = Date.now() + PRELOADED_MS;
	const isCurrent = () => Date.now() < end;
	apiFetch.use( ( options, next ) =>
		isCurrent() ? answer( options, next ) : next( options )
	);
	consumeAnswer = ( { path, method = 'GET' } ) => {
		const ofMethod = method === 'GET' ? answers : answers[ method ];
		const found = ( ofMethod as Answers | undefined )?.[ path ];
		let isUnused = isCurrent();
		// Passed to the middleware like a request, which uses the answer up.
		void answer( { path, method }, async () => {
			isUnused = false;
		} );
		return isUnused ? found : undefined;
	};
}

type Answers = Readonly< Record< string, PreloadedAnswer > >;

async function readPayload(
	request: Promise< Response >
): Promise< EditorPayload > {
	const response = await request.catch( () => {
		throw new Error(
			__(
				'The editor could not be loaded. Check your connection and try again.',
				'atelier'
			)
		);
	} );
	const text = await response.text().catch( () => '' );
	const found = extractJson( text );
	if ( ! response.ok ) {
		throw new Error(
			quoteFirstLine(
				sprintf(
					/* translators: %d: status of an answer, for example 500. */
					__(
						'The editor could not be loaded. The server answered with an error (%d).',
						'atelier'
					),
					response.status
				),
				found ? readMessage( found.value ) : text
			)
		);
	}
	if ( ! found || ! isPayload( found.value ) ) {
		throw new Error(
			quoteFirstLine(
				__( 'The server’s answer could not be read.', 'atelier' ),
				found ? readMessage( found.value ) : text
			)
		);
	}
	const { printed } = found.value;
	reportPrinted( found.printed );
	if ( printed ) {
		reportPrinted( printed.text, printed.by );
	}
	return found.value;
}

// WordPress's own errors are JSON.
function readMessage( value: unknown ): string {
	return isRecord( value ) && isText( value.message ) ? value.message : '';
}

function isPayload( value: unknown ): value is EditorPayload {
	return isRecord( value ) && 'preload' in value;
}

// A request that the page itself started cannot be aborted.
function rejectWhenAborted( signal: AbortSignal ): Promise< never > {
	return new Promise( ( _resolve, reject ) => {
		signal.addEventListener( 'abort', () =>
			reject(
				new Error(
					sprintf(
						/* translators: %d: number of seconds. */
						__(
							'The server did not answer within %d seconds.',
							'atelier'
						),
						Math.round( TIME_LIMIT_MS / 1000 )
					)
				)
			)
		);
	} );
}
