/*
 * A request for the person to log in again. Whoever was refused waits for it, and the dialog answers all of them at once.
 */
let answer: ( ( isLoggedIn: boolean ) => void ) | undefined;
let pending: Promise< boolean > | undefined;
const listeners = new Set< () => void >();

/**
 * Asks the person to log in again.
 *
 * @return Whether they did.
 */
export function requestLogin(): Promise< boolean > {
	if ( ! pending ) {
		pending = new Promise( ( resolve ) => {
			answer = resolve;
		} );
		notify();
	}
	return pending;
}

/**
 * Answers the request.
 *
 * @param isLoggedIn Whether the person is logged in again.
 */
export function answerLoginRequest( isLoggedIn: boolean ): void {
	answer?.( isLoggedIn );
	answer = undefined;
	pending = undefined;
	notify();
}

/** Whether the person is being asked. */
export function isLoginRequested(): boolean {
	return pending !== undefined;
}

/**
 * Calls back whenever a request begins or ends.
 *
 * @param listener Called without arguments.
 * @return Function that ends the subscription.
 */
export function subscribeToLoginRequests( listener: () => void ): () => void {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
}

function notify(): void {
	listeners.forEach( ( listener ) => listener() );
}
