/**
 * An expected failure of a command, with a message and advice for the person.
 * Commands print both without a stack trace.
 */
export class ToolError extends Error {
	/**
	 * @param {string} message The failure, as one sentence.
	 * @param {string} advice  The advice, as one or more lines.
	 */
	constructor( message, advice = '' ) {
		super( message );
		this.name = 'ToolError';
		this.advice = advice;
	}
}
