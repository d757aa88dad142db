import { stopAllGroups } from './process-group.mjs';
import { ToolError } from './tool-error.mjs';

/**
 * Runs a command's body, prints an expected failure as a message with advice, and sets the exit code.
 *
 * @param {() => Promise<void>} body The command.
 */
export async function main( body ) {
	try {
		await body();
	} catch ( error ) {
		process.exitCode = 1;
		if ( error instanceof ToolError ) {
			console.error(
				`\n${ error.message }${
					error.advice ? `\n${ error.advice }` : ''
				}`
			);
		} else if ( error.code === 'ENOSPC' ) {
			console.error(
				`\nThe disk is full (${
					error.path ?? error.message
				}).\nFree some space and run the command again.`
			);
		} else {
			console.error( error );
		}
		await stopAllGroups();
	}
}
