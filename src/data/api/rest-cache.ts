import apiFetch from '@wordpress/api-fetch';

/** What is known of a REST path. */
export interface RestEntry< T = unknown > {
	/** The last answer; kept while a newer one is on its way. */
	data: T | undefined;
	/** Total number of items of a collection. */
	total: number;
	totalPages: number;
	error: unknown;
	/** A request is under way. */
	isLoading: boolean;
}

const EMPTY: RestEntry = {
	data: undefined,
	total: 0,
	totalPages: 0,
	error: undefined,
	isLoading: true,
};

/** Answers are shown again at once, but asked for anew, when they are older than this. */
const FRESH_MS = 30_000;

/** How many answers are kept; the ones asked for longest ago go first. */
const MAX_ENTRIES = 60;

interface Slot {
	entry: RestEntry;
	/** Time of the answer; 0 makes it stale. */
	receivedAt: number;
	/** Counts requests, so that the answer to an older one is dropped. */
	request: number;
}

const slots = new Map< string, Slot >();
const listeners = new Set< () => void >();
let isWatchingWrites = false;

/**
 * Returns what is known of a path.
 *
 * Lists read through here rather than through core-data, so that a table paints before the editor's scripts, which
 * core-data depends on, are loaded.
 *
 * @param path Path of a REST route, with its query.
 */
export function readRest( path: string ): RestEntry {
	return slots.get( path )?.entry ?? EMPTY;
}

/**
 * Asks the server for a path, unless a fresh answer (a refusal is one) is there or on its way.
 *
 * @param path Path of a REST route, with its query.
 */
export function requestRest( path: string ): void {
	watchWrites();
	const slot = slots.get( path );
	if ( slot?.entry.isLoading ) {
		return;
	}
	if ( slot && Date.now() - slot.receivedAt < FRESH_MS ) {
		return;
	}
	void load( path );
}

/**
 * Asks for a path as {@link requestRest} does, and waits for the answer.
 *
 * @param path Path of a REST route, with its query.
 */
export function loadRest( path: string ): Promise< RestEntry > {
	requestRest( path );
	return new Promise( ( resolve ) => {
		const settle = () => {
			const entry = readRest( path );
			if ( ! entry.isLoading ) {
				end();
				resolve( entry );
			}
		};
		const end = subscribeToRest( settle );
		settle();
	} );
}

/**
 * Asks again for those paths that are shown, and forgets how old the others are.
 *
 * @param matches Tells whether a path is meant; all are without it.
 */
export function refreshRest(
	matches: ( path: string ) => boolean = () => true
): void {
	for ( const [ path, slot ] of slots ) {
		if ( matches( path ) ) {
			slot.receivedAt = 0;
			slot.request++;
			slot.entry = { ...slot.entry, isLoading: false, error: undefined };
		}
	}
	notify();
}

/**
 * Calls back whenever an answer has come or has become stale.
 *
 * @param listener Called without arguments.
 * @return Function that ends the subscription.
 */
export function subscribeToRest( listener: () => void ): () => void {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
}

/** Forgets everything; for tests. */
export function clearRest(): void {
	slots.clear();
}

async function load( path: string ): Promise< void > {
	const previous = slots.get( path );
	const request = ( previous?.request ?? 0 ) + 1;
	const slot: Slot = {
		entry: { ...( previous?.entry ?? EMPTY ), isLoading: true },
		receivedAt: 0,
		request,
	};
	slots.delete( path );
	slots.set( path, slot );
	dropOldest();
	notify();

	let entry: RestEntry;
	try {
		const response = await apiFetch< Response, false >( {
			path,
			parse: false,
		} );
		entry = {
			data: await response.json(),
			total: Number( response.headers.get( 'X-WP-Total' ) ?? 0 ),
			totalPages: Number(
				response.headers.get( 'X-WP-TotalPages' ) ?? 0
			),
			error: undefined,
			isLoading: false,
		};
	} catch ( error ) {
		entry = {
			...slot.entry,
			error: await readError( error ),
			isLoading: false,
		};
	}
	const current = slots.get( path );
	if ( current && current.request === request ) {
		current.entry = entry;
		current.receivedAt = Date.now();
		notify();
	}
}

// Without parsing, a refusal is thrown as the response itself.
async function readError( error: unknown ): Promise< unknown > {
	if ( error instanceof Response ) {
		try {
			return await error.json();
		} catch {
			return { code: 'unknown_error', status: error.status };
		}
	}
	return error;
}

function dropOldest(): void {
	for ( const path of slots.keys() ) {
		if ( slots.size <= MAX_ENTRIES ) {
			return;
		}
		slots.delete( path );
	}
}

// Whatever writes records, the editor and core-data among them, goes through api-fetch: what a list shows is then stale.
function watchWrites(): void {
	if ( isWatchingWrites ) {
		return;
	}
	isWatchingWrites = true;
	apiFetch.use( async ( options, next ) => {
		const result = await next( options );
		const method = String(
			( options.headers as Record< string, string > | undefined )?.[
				'X-HTTP-Method-Override'
			] ??
				options.method ??
				'GET'
		).toUpperCase();
		if ( ! [ 'GET', 'HEAD', 'OPTIONS' ].includes( method ) ) {
			const path = options.path ?? options.url ?? '';
			if ( ! IGNORED_WRITES.test( path ) ) {
				refreshRest();
			}
		}
		return result;
	} );
}

/** Writes that change nothing a list shows: preferences, autosaves, presence. */
const IGNORED_WRITES = /users\/me|\/autosaves|wp-sync|url-details/;

let isNotifying = false;

function notify(): void {
	if ( isNotifying ) {
		return;
	}
	isNotifying = true;
	queueMicrotask( () => {
		isNotifying = false;
		listeners.forEach( ( listener ) => listener() );
	} );
}
