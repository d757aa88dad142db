import { wait } from './wait';

let last: Promise< void > = Promise.resolve();

/** Resolves in a task of its own: callers that wait for the same thing resume one by one, and not all in one long task. */
export function waitForOwnTask(): Promise< void > {
	last = last.then( () => wait( 0 ) );
	return last;
}
