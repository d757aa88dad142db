/**
 * Resolves after a time.
 *
 * @param delayMs The time, in milliseconds; 0 for the next task.
 */
export function wait( delayMs: number ): Promise< void > {
	return new Promise( ( resolve ) => {
		setTimeout( resolve, delayMs );
	} );
}
