/**
 * An expected failure of a command: its message says what happened, its advice says what a person can do about it.
 * Commands print both without a stack trace.
 */
export class ToolError extends Error {
	/**
	 * @param {string} message What happened, as one sentence.
	 * @param {string} advice  What to do, as one or more lines.
	 */
	constructor( message, advice = '' ) {
		super( message );
		this.name = 'ToolError';
		this.advice = advice;
	}
}
