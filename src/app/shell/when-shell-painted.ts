import { settleWithin } from '@/schedule/settle-within';
import { whenPainted } from '@/schedule/when-painted';

/** A window that paints nothing, as one that another covers, is waited for no longer than this. */
const LONGEST_WAIT_MS = 300;

/** Waits until the main thread has done its part of the page's first frame. Earlier work would take processor from it. */
export async function whenShellPainted(): Promise< void > {
	await settleWithin( LONGEST_WAIT_MS, whenPainted(), undefined );
}
