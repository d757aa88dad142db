import { __ } from '@wordpress/i18n';

/** Why a part of the application could not be loaded. */
export type PartLoadReason =
	/** The file is gone: the plugin was updated while the page was open. */
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
	/** `missing`: the response is not the file, but an error page. */
	type?: string;
}

/**
 * Returns the error that tells a person why a part could not be loaded; an error of another kind is returned as it is.
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

// As webpack rejects for a script, and its plugin for a style.
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
