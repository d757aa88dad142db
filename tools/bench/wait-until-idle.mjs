/** Conditions for an idle page: that many steps, one after the other, in which all processes of the browser together took no more than this. */
const STEPS = 2;
const STEP_MS = 250;
const STEP_CPU_SECONDS = 0.03;

const TIMEOUT_MS = 10_000;

/**
 * Waits until a browser does nothing on its own: a while after its first page it makes the window of its address bar ready, which would
 * take a third of a second of processor from whatever is opened just then. A browser that is never idle is waited for ten seconds.
 *
 * @param {import('playwright').BrowserContext} context A context that the browser was launched with.
 */
export async function waitUntilIdle( context ) {
	const session = await context.browser().newBrowserCDPSession();
	const end = Date.now() + TIMEOUT_MS;
	let used = await readCpu( session );
	let steps = 0;
	while ( steps < STEPS && Date.now() < end ) {
		await new Promise( ( resolve ) => setTimeout( resolve, STEP_MS ) );
		const now = await readCpu( session );
		steps = now - used <= STEP_CPU_SECONDS ? steps + 1 : 0;
		used = now;
	}
	await session.detach();
}

/**
 * Reads how much processor all processes of a browser have taken.
 *
 * @param {import('playwright').CDPSession} session A session with the browser itself.
 * @return {Promise<number>} Seconds.
 */
async function readCpu( session ) {
	const { processInfo } = await session.send( 'SystemInfo.getProcessInfo' );
	return processInfo.reduce( ( sum, { cpuTime } ) => sum + cpuTime, 0 );
}
