import { inspect } from 'node:util';
import type { BrowserContext } from '@playwright/test';

/** Collects errors and warnings of pages, except those that a test expects. */
export interface ConsoleWatch {
	/** Watches all pages of a browser context. */
	watch: ( context: BrowserContext ) => void;
	/** Ignores messages that match a pattern; for tests that cause them. */
	allow: ( pattern: RegExp ) => void;
	/** The errors, warnings and uncaught exceptions so far that match no pattern. */
	complaints: () => string[];
}

/** Creates a watch without pages. */
export function createConsoleWatch(): ConsoleWatch {
	const seen: string[] = [];
	const allowed: RegExp[] = [];
	return {
		watch: ( context ) => collectComplaints( context, seen ),
		allow: ( pattern ) => allowed.push( pattern ),
		complaints: () =>
			seen.filter(
				( text ) =>
					! allowed.some( ( pattern ) => pattern.test( text ) )
			),
	};
}

function collectComplaints( context: BrowserContext, seen: string[] ): void {
	context.on( 'console', ( message ) => {
		if ( message.type() === 'error' || message.type() === 'warning' ) {
			const { url } = message.location();
			seen.push(
				`${ message.type() }: ${ message.text() }${
					url ? ` (${ url })` : ''
				}`
			);
		}
	} );
	context.on( 'weberror', ( error ) => {
		const thrown = error.error();
		seen.push(
			`exception: ${
				thrown.stack || thrown.message || inspect( thrown )
			} (${ error.page()?.url() })`
		);
	} );
}
