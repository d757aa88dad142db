import { formatDuration } from '../lib/progress.mjs';

/**
 * Writes the end of `npm test`: a line a step, and the line with the sum, which is alone and last.
 *
 * @param {{ name: string, passed: number, failed: number, ms: number }[]} results The steps' outcomes in their order.
 * @return {{ text: string, failed: number }} What to print, and how much failed in all.
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
