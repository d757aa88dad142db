/**
 * Returns the result of a promise, or another value if it takes too long. The promise itself is not aborted.
 *
 * @param limitMs  Time limit, in milliseconds.
 * @param promise  The promise.
 * @param fallback The other value.
 */
export async function settleWithin< T >(
	limitMs: number,
	promise: Promise< T >,
	fallback: T
): Promise< T > {
	let timer: ReturnType< typeof setTimeout > | undefined;
	const limit = new Promise< T >( ( resolve ) => {
		timer = setTimeout( () => resolve( fallback ), limitMs );
	} );
	try {
		return await Promise.race( [ promise, limit ] );
	} finally {
		clearTimeout( timer );
	}
}
