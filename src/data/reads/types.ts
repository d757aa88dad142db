/** A write that api-fetch sent, for any caller. */
export interface Write {
	/** REST route without its query, for example `/wp/v2/pages/12`. */
	route: string;
	/** `POST`, `PUT`, `PATCH` or `DELETE`. */
	method: string;
	/** Route of the request, if that made several writes. */
	request?: string;
}

/** State of a resource's path. */
export interface Answer< T = unknown > {
	/** The last answer; kept while a newer one is loading. */
	data: T | undefined;
	/** Total number of items of a collection. */
	total: number;
	totalPages: number;
	/** The error of the last request, with `code` and `message`. */
	error: unknown;
	/** A request is running, or about to start. */
	isLoading: boolean;
}

/** Definition of a resource, see {@link defineResource}. */
export interface ResourceDefinition< T, Args extends readonly unknown[] > {
	/** Its name; no other resource has it. */
	name: string;
	/** `OPTIONS` reads the allowed methods; `GET` by default. */
	method?: 'GET' | 'OPTIONS';
	/** Returns the REST path with its query; `undefined` when there is nothing to request. */
	path: ( ...args: Args ) => string | undefined;
	/** Returns the typed answer; throws when the body has another type. */
	parse: ( body: unknown, headers: Headers ) => T;
	/** Returns the first answer where the document has it; undefined to request it. */
	readPrinted?: () => T | undefined;
	/** Whether the answer to a path may have changed after a write. */
	isStaleAfter: ( write: Write, path: string ) => boolean;
}

/** Something that screens read from the server. */
export type Resource< T, Args extends readonly unknown[] = [] > = Readonly<
	ResourceDefinition< T, Args >
>;
