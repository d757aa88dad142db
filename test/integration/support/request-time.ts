/*
 * Time of requests that get no answer: it is advanced, while animations of the page continue.
 */

const UNTOUCHED = [
	'queueMicrotask',
	'nextTick',
	'performance',
	'requestAnimationFrame',
	'cancelAnimationFrame',
] as const;

/** Lets the test wind the time forward, until `jest.useRealTimers()`. */
export function stopRequestTime(): void {
	jest.useFakeTimers( { doNotFake: [ ...UNTOUCHED ] } );
}
