/*
 * Shared parts of the matrices of reads: the faults of a read, the message of each, and the way to go on.
 */
import { act, screen, waitFor } from '@testing-library/react';

import { FAULTS, type Fault } from './rest-server';
import { stopRequestTime } from './request-time';
import type { Stage } from './stage';

/** Faults of reads. Logging in again repairs failed reads; it comes last, for resources that are requested only once. */
export const READ_FAULTS: readonly Fault[] = [ 1, 2, 3, 4, 12, 13, 6 ].flatMap(
	( wanted ) => FAULTS.filter( ( { number } ) => number === wanted )
);

/** Default message for each fault. */
export const READ_REASONS: Readonly< Record< number, RegExp > > = {
	1: /There has been a critical error\./,
	2: /critical error on the server|could not be (loaded|read|shown)/,
	3: /could not be (loaded|read)/,
	4: /You are not allowed to edit this\./,
	12: /Unable to connect\./,
	13: /did not answer within (10|30) seconds\./,
};

/**
 * Shows a screen whose reads get no answer, until they are given up.
 *
 * @param seconds How long it waits for an answer.
 * @param show    Shows the screen.
 */
export async function waitInVain(
	seconds: number,
	show: () => Promise< void >
): Promise< void > {
	stopRequestTime();
	await show();
	// One read follows from another as the answer is rendered, which it is at the end of each step.
	for ( let second = 0; second < seconds + 3; second++ ) {
		await act( () => jest.advanceTimersByTimeAsync( 1000 ) );
	}
	jest.useRealTimers();
}

/**
 * Presses the button that tries again.
 *
 * @param stage Where the test acts.
 */
export async function pressRetry( { user }: Stage ): Promise< void > {
	for ( const button of screen.getAllByRole( 'button', {
		name: 'Retry',
	} ) ) {
		if ( button.isConnected ) {
			await user.click( button );
		}
	}
}

/**
 * Logs in again in the dialog that has opened.
 *
 * @param stage Where the test acts.
 * @param mend  Ends the fault.
 */
export async function logInAgain(
	{ server }: Stage,
	mend: () => void
): Promise< void > {
	const dialog = await screen.findByRole( 'dialog', {
		name: 'Session expired',
	} );
	mend();
	server.logIn();
	act( () => void window.dispatchEvent( new Event( 'focus' ) ) );
	await waitFor( () => expect( dialog ).not.toBeInTheDocument() );
}
