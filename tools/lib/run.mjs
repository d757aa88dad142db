import { startGroup, stopGroup } from './process-group.mjs';

/**
 * Runs a program until it ends.
 *
 * @param {string}                                                                                  command The program.
 * @param {string[]}                                                                                args    Its arguments.
 * @param {import('node:child_process').SpawnOptions & { isVisible?: boolean, timeoutMs?: number }} options
 *                                                                                                          Options of Node's `spawn`; `isVisible`: its output is shown in the terminal, and is not returned;
 *                                                                                                          `timeoutMs`: stops the program after this time.
 * @return {Promise<{ code: number, output: string, stdout: string }>} Its exit code (127 when it could not be started, 124
 *                                                                     after a timeout), all its output, and its
 *                                                                     standard output only.
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
