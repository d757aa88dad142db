/*
 * The matrix of writes: every flow × every fault, with the same assertions. A flow is one row: the way to it,
 * the press that writes, and the server's evidence that it was done. Each test is named after its cell.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { speak } from '@wordpress/a11y';

import type { BootPayload } from '@/data/site/boot-payload';
import { stopRequestTime } from './request-time';
import {
	FAULTS,
	type Fault,
	type RequestPattern,
	type RestServer,
} from './rest-server';
import { openStage, preparePage, type Stage } from './stage';

/** A way in which a person writes something. */
export interface WriteFlow {
	/** Its screen and its action, for example "Lists: rename". */
	name: string;
	/** Name that a failure message must contain. */
	item: string;
	/** The request that fails. */
	write: RequestPattern;
	/** Shows the screens it needs, and stops just before the press that writes. */
	prepare: ( stage: Stage ) => void | Promise< void >;
	/** Presses the control that writes. */
	submit: ( stage: Stage ) => void | Promise< void >;
	/** Tries again after a failure: presses *Retry* where it is offered, else the first control. */
	retry?: ( stage: Stage ) => void | Promise< void >;
	/** How often the server has done the write. */
	countWritten: ( server: RestServer ) => number;
	/** Message of success; missing where the screen itself shows the success. */
	success?: RegExp;
	/** Asserts that the person's input is still there, and unsaved. */
	expectUnsaved?: ( stage: Stage ) => void;
	/** Changes the same thing as somebody else would; without it fault 8 is a plain refusal. */
	changeElsewhere?: ( server: RestServer ) => void;
	/** Whether an answer that was lost is looked up, so that fault 14 is none. */
	findsOut?: boolean;
	/** Whether a failed attempt undoes its own writes, also those whose response was lost. */
	takesBack?: boolean;
	/** Numbers of faults after which it is done all the same. */
	unharmedBy?: readonly number[];
	/** How long it waits for an answer, in milliseconds; 30 s without it. */
	timeLimitMs?: number;
	/** Texts of faults that are this flow's own. */
	reasons?: Readonly< Record< number, RegExp > >;
}

const REASONS: Readonly< Record< number, RegExp > > = {
	1: /There has been a critical error\./,
	2: /There has been a critical error on the server\./,
	3: /The server’s answer could not be read/,
	4: /You are not allowed to edit this\./,
	7: /Invalid post ID\./,
	8: /Anna changed this since you opened it|changed meanwhile/,
	9: /Invalid parameter\(s\): status/,
	10: /This is too large for the server\./,
	11: /Briefly unavailable\./,
	12: /Unable to connect\./,
	13: /did not answer within 30 seconds\./,
	14: /Could not get a valid response from the server\./,
};

const NO_ANSWER_MS = 30_000;
const FOLLOWING_STEPS = 5;

// A cell renders a part of Design and works through a whole flow, on two cores that others use, too.
jest.setTimeout( 60_000 );

let payload: Partial< BootPayload > = {};

/**
 * Declares the tests of flows: one for each flow and fault.
 *
 * @param flows   The flows.
 * @param changes Fields of the boot payload with other values, for all tests of the file.
 */
export function testWrites(
	flows: readonly WriteFlow[],
	changes: Partial< BootPayload > = {}
): void {
	payload = changes;
	describe.each( flows )( '$name', ( flow ) => {
		it.each( FAULTS )( `${ flow.name } × $number $name`, ( fault ) =>
			testCell( flow, fault )
		);
	} );
}

const rejections: unknown[] = [];
const handleRejection = ( reason: unknown ) => void rejections.push( reason );

beforeAll( () => {
	preparePage( payload );
	process.on( 'unhandledRejection', handleRejection );
} );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
	expect( rejections.splice( 0 ) ).toEqual( [] );
} );
afterAll( () => void process.off( 'unhandledRejection', handleRejection ) );

async function testCell( flow: WriteFlow, fault: Fault ): Promise< void > {
	const stage = await openStage();
	const { server } = stage;
	await flow.prepare( stage );
	speak( ' ', 'assertive' );
	if ( fault.number === 8 && flow.changeElsewhere ) {
		flow.changeElsewhere( server );
	} else {
		server.failNext( fault, flow.write );
	}
	if ( fault.number === 12 ) {
		jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
	}

	if ( fault.kind === 'silence' ) {
		stopRequestTime();
		await flow.submit( stage );
		await act( () =>
			jest.advanceTimersByTimeAsync( flow.timeLimitMs ?? NO_ANSWER_MS )
		);
		// Later reads begin in steps of their own, which a stopped clock would never run.
		for ( let step = 0; step < FOLLOWING_STEPS; step++ ) {
			await act( () => jest.advanceTimersByTimeAsync( 100 ) );
		}
		jest.useRealTimers();
	} else {
		await flow.submit( stage );
	}

	if ( fault.kind === 'staleNonce' ) {
		await expectDone( flow, stage );
		expect( findProblem( REASONS_OF_SESSION ) ).toBeUndefined();
	} else if ( fault.kind === 'loggedOut' ) {
		const dialog = await screen.findByRole( 'dialog', {
			name: 'Session expired',
		} );
		expect( flow.countWritten( server ) ).toBe( 0 );
		server.logIn();
		act( () => void window.dispatchEvent( new Event( 'focus' ) ) );
		await waitFor( () => expect( dialog ).not.toBeInTheDocument() );
		await expectDone( flow, stage );
	} else if (
		( fault.isWritten && flow.findsOut ) ||
		flow.unharmedBy?.includes( fault.number )
	) {
		await expectDone( flow, stage );
	} else {
		await expectExplained( flow, fault );
		const isLeft = fault.isWritten && ! flow.takesBack;
		expect( flow.countWritten( server ) ).toBe( isLeft ? 1 : 0 );
		flow.expectUnsaved?.( stage );
		expectNothingPraised( flow );
		jest.restoreAllMocks();
		if ( fault.number === 8 && flow.changeElsewhere ) {
			// The person decides about a foreign change by looking at it: `record-writes.test.ts`.
			return;
		}
		await ( flow.retry ?? pressRetry( flow ) )( stage );
		await expectDone( flow, stage );
	}
}

const REASONS_OF_SESSION = /Cookie check failed|logged out/i;

async function expectDone( flow: WriteFlow, { server }: Stage ) {
	await waitFor( () => {
		expect( flow.countWritten( server ) ).toBe( 1 );
		if ( flow.success ) {
			expect( document.body ).toHaveTextContent( flow.success );
		}
	} );
}

function expectNothingPraised( { success }: WriteFlow ) {
	if ( success ) {
		expect( document.body ).not.toHaveTextContent( success );
	}
}

async function expectExplained( flow: WriteFlow, fault: Fault ) {
	const reason = flow.reasons?.[ fault.number ] ?? REASONS[ fault.number ];
	if ( ! reason ) {
		throw new Error( `Fault ${ fault.number } has no reason.` );
	}
	await waitFor( () => expect( findProblem( reason ) ).toBeDefined() );
	expect( describePlace( findProblem( reason ) ) ).toContain( flow.item );
	await waitFor( () => expect( isAnnounced( reason ) ).toBe( true ) );
}

const SPOKEN = '.a11y-speak-region, [aria-live="assertive"], [role="alert"]';

// Text for screen readers only is not a visible message.
function findProblem( reason: RegExp ): HTMLElement | undefined {
	return screen
		.queryAllByText( ( _text, element ) =>
			reason.test( element?.textContent ?? '' )
		)
		.filter( ( element ) => ! element.closest( '.a11y-speak-region' ) )
		.filter(
			( element ) =>
				! Array.from( element.children ).some( ( child ) =>
					reason.test( child.textContent ?? '' )
				)
		)[ 0 ];
}

// A dialog or panel names its subject once, in its question or its fields.
function describePlace( problem: HTMLElement | undefined ): string {
	const place =
		problem?.closest< HTMLElement >(
			'.components-snackbar, [role="dialog"], li, section, form'
		) ?? problem;
	const values = place
		? within( place )
				.queryAllByRole( 'textbox' )
				.map( ( field ) => ( field as HTMLInputElement ).value )
		: [];
	return [ place?.textContent, ...values ].join( '\n' );
}

function isAnnounced( reason: RegExp ): boolean {
	return Array.from( document.querySelectorAll( SPOKEN ) ).some( ( region ) =>
		reason.test( region.textContent ?? '' )
	);
}

function pressRetry( flow: WriteFlow ) {
	return async ( stage: Stage ) => {
		const button = screen.queryByRole( 'button', { name: /^Retry/ } );
		await ( button ? stage.user.click( button ) : flow.submit( stage ) );
	};
}
