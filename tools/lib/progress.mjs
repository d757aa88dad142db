const isTerminal = process.stdout.isTTY === true && ! process.env.CI;
const REPORT_EVERY_MS = 15_000;

/**
 * Formats a duration for people.
 *
 * @param {number} ms Milliseconds.
 * @return {string} For one `0.4 s` or `2 min 05 s`.
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

/**
 * Runs one step of a command and shows that it runs, how long it has been running, and how it ended.
 *
 * @param {string}   label What is being done, for one "Installing packages".
 * @param {Function} work  The step; it may return a string that says more about the outcome, or an object whose
 *                         `failed` tells that it did not go well.
 * @return {Promise<*>} What the step returned.
 */
export async function step( label, work ) {
	const start = Date.now();
	const passed = () => formatDuration( Date.now() - start );
	const tick = isTerminal
		? setInterval(
				() =>
					process.stdout.write(
						`\r\x1b[2K… ${ label } (${ passed() })`
					),
				200
		  )
		: setInterval(
				() => console.log( `… ${ label } (${ passed() })` ),
				REPORT_EVERY_MS
		  );
	if ( ! isTerminal ) {
		console.log( `… ${ label }` );
	}
	const finish = ( mark, note = '' ) => {
		clearInterval( tick );
		if ( isTerminal ) {
			process.stdout.write( '\r\x1b[2K' );
		}
		console.log(
			`${ mark } ${ label }${ note ? `: ${ note }` : '' } (${ passed() })`
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
