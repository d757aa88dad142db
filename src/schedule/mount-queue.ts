import { whenIdle } from './when-idle';
import { whenScrollRests } from './when-scroll-rests';

/** The longest time that a busy browser delays a preview. */
const LONGEST_WAIT_MS = 300;

const waiting: ( () => void )[] = [];
let isRunning = false;

/**
 * Calls functions one by one, each when nothing scrolls and the browser is idle. Mounting an iframe takes longer than one frame of a scroll, so
 * that many of them would block it.
 *
 * @param mount The function.
 * @return Function that removes it from the queue.
 */
export function queueMount( mount: () => void ): () => void {
	waiting.push( mount );
	if ( ! isRunning ) {
		isRunning = true;
		void run();
	}
	return () => {
		const index = waiting.indexOf( mount );
		if ( index >= 0 ) {
			waiting.splice( index, 1 );
		}
	};
}

async function run(): Promise< void > {
	while ( waiting.length > 0 ) {
		await whenIdle( LONGEST_WAIT_MS );
		await whenScrollRests();
		waiting.shift()?.();
	}
	isRunning = false;
}
