const isTerminal = process.stdout.isTTY === true && ! process.env.CI;
const REPORT_EVERY_MS = 15_000;

/**
 * Formats a duration for people.
 *
 * @param {number} ms Milliseconds.
 * @return {string} For example `0.4 s` or `2 min 05 s`.
 */
export function formatDuration( ms ) {
	const seconds = ms / 1000;
	if ( seconds < 59.95 ) {
		return `${ seconds.toFixed( 1 ) } s`;
	}
	const whole = Math.round( seconds );
	return `${ Math.floor( whole / 60 ) } min ${ String( whole % 60 ).padStart(
		2,
		'0'
	) } s`;
}

/** Start times of the running steps, by label. */
const running = new Map();
let ticking;

/** Shows the running steps: in a terminal in one updated line, otherwise in a new line each time. */
function showRunning() {
	const now = Date.now();
	const labels = [ ...running ].map(
		( [ label, start ] ) =>
			`${ label } (${ formatDuration( now - start ) })`
	);
	const line = labels.length ? `… ${ labels.join( ', ' ) }` : '';
	if ( isTerminal ) {
		process.stdout.write( `\r\x1b[2K${ line }` );
	} else if ( line ) {
		console.log( line );
	}
}

/**
 * Runs a step of a command, and shows its duration and outcome. Several steps may run in parallel.
 *
 * @param {string}   label Its label, for example "Installing packages".
 * @param {Function} work  The step; it may return a text about the outcome, or an object whose
 *                         `failed` marks a failure.
 * @return {Promise<*>} The step's result.
 */
export async function step( label, work ) {
	const start = Date.now();
	running.set( label, start );
	ticking ??= setInterval( showRunning, isTerminal ? 200 : REPORT_EVERY_MS );
	if ( ! isTerminal ) {
		console.log( `… ${ label }` );
	}
	const finish = ( mark, note = '' ) => {
		running.delete( label );
		if ( running.size === 0 ) {
			clearInterval( ticking );
			ticking = undefined;
		}
		if ( isTerminal ) {
			process.stdout.write( '\r\x1b[2K' );
		}
		console.log(
			`${ mark } ${ label }${
				note ? `: ${ note }` : ''
			} (${ formatDuration( Date.now() - start ) })`
		);
	};
	try {
		const result = await work();
		finish(
			result?.failed ? '✘' : '✔',
			typeof result === 'string' ? result : ''
		);
		return result;
	} catch ( error ) {
		finish( '✘' );
		throw error;
	}
}
