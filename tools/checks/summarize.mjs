import { formatDuration } from '../lib/progress.mjs';

/**
 * Formats the end of `npm test`: a line for each step, and the separate last line with the sum.
 *
 * @param {{ name: string, passed: number, failed: number, ms: number }[]} results The steps' outcomes in their order.
 * @return {{ text: string, failed: number }} The text, and the number of all failures.
 */
export function summarize( results ) {
	const width = Math.max( ...results.map( ( { name } ) => name.length ) );
	const sum = ( key ) =>
		results.reduce( ( total, result ) => total + result[ key ], 0 );
	const lines = results.map( ( { name, passed, failed, ms } ) => {
		const mark = failed ? '✘' : '✔';
		const counts = `${ String( passed ).padStart( 5 ) } passed ${ String(
			failed
		).padStart( 4 ) } failed`;
		return `${ mark } ${ name.padEnd(
			width
		) } ${ counts }  ${ formatDuration( ms ) }`;
	} );
	const failed = sum( 'failed' );
	return {
		text: [
			'',
			...lines,
			'',
			`${ sum( 'passed' ) } passed, ${ failed } failed`,
		].join( '\n' ),
		failed,
	};
}
