/*
 * While a person drags or scrolls, each long task is seen as a jolt. What takes long and need not be there yet waits until the hand
 * rests: the scripts of the editor that are still to be run, and what they render.
 */

const pauses = new Set< symbol >();
const waiting = new Set< () => void >();

/**
 * Keeps heavy work from being begun.
 *
 * @return Function that ends that. It may be called again.
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

/** Waits until no pause of heavy work is left. Callers resume in the order in which they waited. */
export function whenHeavyWorkMayBegin(): Promise< void > {
	return pauses.size === 0
		? Promise.resolve()
		: new Promise( ( resolve ) => {
				waiting.add( resolve );
		  } );
}
