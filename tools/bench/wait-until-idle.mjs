/** Limits of an idle browser: in `STEPS` successive steps its processes together use no more than `STEP_CPU_SECONDS` each. */
const STEPS = 2;
const STEP_MS = 250;
const STEP_CPU_SECONDS = 0.03;

const TIMEOUT_MS = 10_000;

/**
 * Waits until a browser is idle. Some time after its first page it prepares the window of its address bar, which takes a third of a second of
 * processor time from a page that opens then. The wait ends after ten seconds at the latest.
 *
 * @param {import('playwright').BrowserContext} context A context of the browser.
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
 * Reads the processor time that all processes of a browser have used.
 *
 * @param {import('playwright').CDPSession} session A session with the browser.
 * @return {Promise<number>} Seconds.
 */
async function readCpu( session ) {
	const { processInfo } = await session.send( 'SystemInfo.getProcessInfo' );
	return processInfo.reduce( ( sum, { cpuTime } ) => sum + cpuTime, 0 );
}
