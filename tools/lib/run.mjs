import { startGroup, stopGroup } from './process-group.mjs';

/**
 * Runs a program to its end.
 *
 * @param {string}                                                                                  command The program.
 * @param {string[]}                                                                                args    Its arguments.
 * @param {import('node:child_process').SpawnOptions & { isVisible?: boolean, timeoutMs?: number }} options
 *                                                                                                          Options of Node's `spawn`; `isVisible`: its output goes to the terminal instead of into the result;
 *                                                                                                          `timeoutMs`: ends the program after this long.
 * @return {Promise<{ code: number, output: string, stdout: string }>} Its exit code (127 when it could not be started, 124 when
 *                                                                     it ran too long), all it printed, and what it printed to
 *                                                                     standard output.
 */
export function run(
	command,
	args,
	{ isVisible = false, timeoutMs = 0, ...options } = {}
) {
	return new Promise( ( resolve ) => {
		const child = startGroup( command, args, {
			stdio: isVisible
				? [ 'ignore', 'inherit', 'inherit' ]
				: [ 'ignore', 'pipe', 'pipe' ],
			...options,
		} );
		let output = '';
		let stdout = '';
		child.stdout?.on( 'data', ( chunk ) => {
			output += chunk;
			stdout += chunk;
		} );
		child.stderr?.on( 'data', ( chunk ) => ( output += chunk ) );
		let isLate = false;
		const timer = timeoutMs
			? setTimeout( () => {
					isLate = true;
					stopGroup( child );
			  }, timeoutMs )
			: null;
		child.on( 'error', ( error ) => {
			clearTimeout( timer );
			resolve( { code: 127, output: error.message, stdout: '' } );
		} );
		child.on( 'close', async ( code ) => {
			clearTimeout( timer );
			await stopGroup( child );
			resolve( { code: isLate ? 124 : code ?? 1, output, stdout } );
		} );
	} );
}
