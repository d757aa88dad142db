import apiFetch from '@wordpress/api-fetch';

/** A script of the host or of a plugin, as `includes/class-host-assets.php` describes it. */
export interface HostScript {
	handle: string;
	/** Address with version; missing for a handle that only groups others. */
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

/** What the editor needs, as `includes/class-editor-payload.php` collects it. */
export interface EditorPayload {
	/** Settings of the block editor, with the host's and plugins' filters applied. */
	settings: Record< string, unknown >;
	/** Answers to REST requests, by path, in the form of api-fetch's preloading middleware. */
	preload: Record< string, unknown >;
	/** Scripts, each after what it depends on. Those printed with the page are not among them. */
	scripts: readonly HostScript[];
	styles: readonly HostStyle[];
	/** Handles that a block editor screen has on its page: extensions and the media library. */
	enqueued: {
		scripts: readonly string[];
		styles: readonly string[];
	};
	/** What plugins print into the head and the footer of an admin page. */
	head: string;
	footer: string;
	/** Markup of the import map and of script modules. */
	modules: string;
}

interface PayloadRequest {
	url: string;
	/** The request that the page itself began. */
	response?: Promise< Response >;
}

declare global {
	interface Window {
		atelierEditorPayload?: PayloadRequest;
	}
}

let payload: Promise< EditorPayload > | undefined;

/**
 * Returns the editor's payload. It is asked for once; after a failure the next call asks again.
 *
 * @throws An error whose message names the status when the server refuses.
 */
export function fetchEditorPayload(): Promise< EditorPayload > {
	payload ??= requestPayload().catch( ( error: unknown ) => {
		payload = undefined;
		throw error;
	} );
	return payload;
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
	const response = await ( begun ??
		fetch( url, { credentials: 'same-origin' } ) );
	if ( ! response.ok ) {
		throw new Error(
			`The editor’s payload answered ${ response.status }.`
		);
	}
	const received = ( await response.json() ) as EditorPayload;
	apiFetch.use( apiFetch.createPreloadingMiddleware( received.preload ) );
	return received;
}
