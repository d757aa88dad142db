import { wait } from './wait';

let last: Promise< void > = Promise.resolve();

/** Resolves in a separate task: callers that wait for the same thing resume one by one, not all in one long task. */
export function waitForOwnTask(): Promise< void > {
	last = last.then( () => wait( 0 ) );
	return last;
}
