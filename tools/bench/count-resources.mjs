import { gzipSync } from 'node:zlib';

/** Sizes by URL, for all runs: a script does not change during a measurement. */
const sizes = new Map();

async function measure( context, url ) {
	if ( ! sizes.has( url ) ) {
		const response = await context.request.get( url );
		const body = await response.body();
		sizes.set( url, {
			decoded: body.length,
			gzipped: gzipSync( body, { level: 6 } ).length,
		} );
	}
	return sizes.get( url );
}

/**
 * Counts the resources that a page and its frames had loaded by a time: requests of all kinds, and the size of scripts. PHP's built-in
 * server does not compress, so scripts are compressed here like on a usual server.
 *
 * @param {import('playwright').Page} page The page.
 * @param {number}                    time Milliseconds since its navigation began.
 * @return {Promise<{ requests: number, scriptBytes: number, scriptBytesDecoded: number }>} The counts.
 */
export async function countResources( page, time ) {
	const entries = await page.evaluate( () => {
		const collect = ( view, into ) => {
			for ( const entry of view.performance.getEntriesByType(
				'resource'
			) ) {
				into.push( {
					url: entry.name,
					kind: entry.initiatorType,
					// Resources from the browser's cache were requested before.
					isCached:
						entry.transferSize === 0 && entry.decodedBodySize > 0,
					end:
						view.performance.timeOrigin +
						entry.responseEnd -
						performance.timeOrigin,
				} );
			}
			for ( let index = 0; index < view.frames.length; index++ ) {
				try {
					collect( view.frames[ index ], into );
				} catch {
					// The timings of a frame of another origin cannot be read.
				}
			}
			return into;
		};
		return collect( window, [] );
	} );
	const loaded = entries.filter(
		( { url, end } ) => end <= time && /^https?:/.test( url )
	);
	const scripts = new Set(
		loaded
			.map( ( { url } ) => url )
			.filter( ( url ) =>
				/\.m?js$|load-scripts\.php$/.test( new URL( url ).pathname )
			)
	);
	let scriptBytes = 0;
	let scriptBytesDecoded = 0;
	for ( const url of scripts ) {
		const { decoded, gzipped } = await measure( page.context(), url );
		scriptBytes += gzipped;
		scriptBytesDecoded += decoded;
	}
	// The document has no entry.
	const requests = loaded.filter( ( { isCached } ) => ! isCached ).length + 1;
	return { requests, scriptBytes, scriptBytesDecoded };
}
