import { __ } from '@wordpress/i18n';

/** Reason why a part of the application could not be loaded. */
export type PartLoadReason =
	/** The file does not exist any more: the plugin was updated while the page was open. */
	| 'updated'
	/** The file could not be fetched: offline, or the server does not answer. */
	| 'unreachable';

/** Thrown when a part of the application could not be loaded. */
export class PartLoadError extends Error {
	readonly reason: PartLoadReason;

	constructor( reason: PartLoadReason ) {
		super(
			reason === 'updated'
				? __( 'Atelier was updated. Reload the page.', 'atelier' )
				: __(
						'This part could not be loaded. Check your connection and try again.',
						'atelier'
				  )
		);
		this.name = 'PartLoadError';
		this.reason = reason;
	}
}

interface ChunkError {
	/** Address of the file. */
	request: string;
	/** `missing`: the response was not the file, for example an error page. */
	type?: string;
}

/**
 * Returns the error with the reason why a part could not be loaded; other errors are returned unchanged.
 *
 * @param error The rejection of `import()`.
 */
export async function toPartLoadError( error: unknown ): Promise< unknown > {
	if ( ! isChunkError( error ) ) {
		return error;
	}
	const isGone =
		error.type === 'missing' || ( await isMissing( error.request ) );
	return new PartLoadError( isGone ? 'updated' : 'unreachable' );
}

// Errors of webpack for a script, and of its plugin for a style.
function isChunkError( error: unknown ): error is ChunkError {
	if ( ! ( error instanceof Error ) || ! ( 'request' in error ) ) {
		return false;
	}
	return (
		error.name === 'ChunkLoadError' ||
		( 'code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED' )
	);
}

async function isMissing( address: string ): Promise< boolean > {
	try {
		const { status } = await fetch( address, {
			method: 'HEAD',
			cache: 'no-store',
		} );
		return status === 404 || status === 410;
	} catch {
		return false;
	}
}
