import { whenIdle } from '@/utils/when-idle';

// Without rest the browser would hold a preview back as long as a person scrolls.
const LONGEST_WAIT_MS = 300;

const waiting: ( () => void )[] = [];
let isRunning = false;

/**
 * Calls functions one by one, each when the browser has nothing else to do: a frame with a document of its own takes a moment,
 * and a screen of them would hold up scrolling.
 *
 * @param mount The function.
 * @return Function that withdraws it.
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
		waiting.shift()?.();
	}
	isRunning = false;
}
