/** Who is logged in in this browser. */
export interface Session {
	/** `own`: the person who opened the page. `unknown`: the server could not be asked. */
	state: 'own' | 'other' | 'loggedOut' | 'unknown';
	/** Name of another person who is logged in. */
	personName?: string;
	/** State of the requested theme; only for the person who opened the page. */
	theme?: AskedTheme;
}

/** The server's answer about a theme. */
export interface AskedTheme {
	isActive: boolean;
	/** Nonce of its activation; empty when the person may not activate themes. */
	nonce: string;
}
