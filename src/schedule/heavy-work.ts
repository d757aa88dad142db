/*
 * While a person drags or scrolls, every long task makes the page stutter. Long tasks that are not urgent wait until the drag or scroll
 * ends: the editor's scripts that have not run yet, and the renders that follow them.
 */

const pauses = new Set< symbol >();
const waiting = new Set< () => void >();

/**
 * Pauses heavy work: none begins until the pause ends.
 *
 * @return Function that ends the pause. It may be called again.
 */
export function pauseHeavyWork(): () => void {
	const pause = Symbol( 'pause' );
	pauses.add( pause );
	return () => {
		pauses.delete( pause );
		if ( pauses.size === 0 ) {
			const proceeding = [ ...waiting ];
			waiting.clear();
			proceeding.forEach( ( proceed ) => proceed() );
		}
	};
}

/** Waits until heavy work is not paused. Callers resume in the order in which they waited. */
export function whenHeavyWorkMayBegin(): Promise< void > {
	return pauses.size === 0
		? Promise.resolve()
		: new Promise( ( resolve ) => {
				waiting.add( resolve );
		  } );
}
