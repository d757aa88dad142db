import { settleWithin } from '@/schedule/settle-within';
import { whenPainted } from '@/schedule/when-painted';

/** Longest wait for the first frame: a window that is covered by another one paints nothing. */
const LONGEST_WAIT_MS = 300;

/** Waits until the main thread has done its part of the page's first frame. Earlier work would delay it. */
export async function whenShellPainted(): Promise< void > {
	await settleWithin( LONGEST_WAIT_MS, whenPainted(), undefined );
}
