import { useLayoutEffect, useRef, useState } from 'react';

import { getBootPayload } from '@/data/site/boot-payload';
import { getArrival } from '@/router';
import { scrollToFragment } from './listen-to-page';
import { judgeAddress, type Obstacle } from './rules/judge-address';
import type { WalkReport } from './rules/read-report';
import { toSitePath, toVisitorUrl } from './rules/walk-address';
import { walkMemory } from './walk-memory';
import type { CamePage, NoPage } from './watch-page';

/** Largest number of redirects that are followed. */
const MAX_REDIRECTS = 10;

/** A request for a page. */
export interface PageRequest {
	/** Unique id. */
	id: string;
	sitePath: string;
	url: string;
}

/** The pages that are requested. */
export interface PageRequests {
	/** The page to show; undefined for none. */
	current: PageRequest | undefined;
	/** The page that may be chosen next, loaded hidden. */
	next: PageRequest | undefined;
}

/** Why a page is not shown. */
export type PageProblem =
	| { kind: NoPage | 'circle' }
	| { kind: 'status'; status: number }
	| { kind: 'redirect'; obstacle: Obstacle; url: string };

/** A page that is shown. */
export interface ShownPage extends PageRequest {
	page: Document;
	report: WalkReport | undefined;
}

/** The page that is shown, and the state of the requested one. */
export interface WalkedPages {
	shown: ShownPage | undefined;
	problem: PageProblem | undefined;
	isBusy: boolean;
	/** Receives the state of a request's frame. */
	settle: ( request: PageRequest, state: CamePage | NoPage ) => void;
}

/**
 * Tracks the requested pages. The current page stays until the next one is ready.
 *
 * @param requests   The requested pages.
 * @param onRedirect Called with the target of a redirect.
 * @param prepare    Called with a page before it is shown.
 */
export function useWalkedPages(
	{ current: request, next }: PageRequests,
	onRedirect: ( sitePath: string ) => void,
	prepare: ( page: Document ) => void
): WalkedPages {
	const [ shown, setShown ] = useState< ShownPage >();
	const [ failed, setFailed ] = useState< {
		id: string;
		problem: PageProblem;
	} >();
	const redirects = useRef( 0 );
	/** States of the mounted frames, by id of the request. */
	const settled = useRef( new Map< string, CamePage | NoPage >() );
	/** The request whose state has been handled. */
	const concluded = useRef< string >();
	const problem = failed?.id === request?.id ? failed?.problem : undefined;

	const conclude = ( of: PageRequest, state: CamePage | NoPage ) => {
		concluded.current = of.id;
		const outcome = judgeOutcome( of, state, redirects.current );
		if ( 'sitePath' in outcome ) {
			redirects.current++;
			onRedirect( outcome.sitePath );
			return;
		}
		redirects.current = 0;
		if ( 'problem' in outcome ) {
			setFailed( { id: of.id, problem: outcome.problem } );
			return;
		}
		prepare( outcome.page );
		scroll( of, outcome.page, shown );
		setShown( { ...of, ...outcome } );
		setFailed( undefined );
	};
	// A page that was loaded in advance is shown at once. The state of a removed frame is dropped: its page is loaded again.
	useLayoutEffect( () => {
		const kept = [ shown?.id, request?.id, next?.id ];
		for ( const id of settled.current.keys() ) {
			if ( ! kept.includes( id ) ) {
				settled.current.delete( id );
			}
		}
		if ( concluded.current !== request?.id ) {
			concluded.current = undefined;
		}
		const state = request && settled.current.get( request.id );
		if (
			state &&
			request.id !== shown?.id &&
			concluded.current === undefined
		) {
			conclude( request, state );
		}
	} );
	const settle: WalkedPages[ 'settle' ] = ( of, state ) => {
		settled.current.set( of.id, state );
		if ( of.id === request?.id && of.id !== shown?.id ) {
			conclude( of, state );
		}
	};
	return {
		shown,
		problem,
		isBusy: request !== undefined && ! problem && shown?.id !== request.id,
		settle,
	};
}

type Outcome =
	| { sitePath: string }
	| { problem: PageProblem }
	| { page: Document; report: WalkReport | undefined };

function judgeOutcome(
	{ sitePath }: PageRequest,
	state: CamePage | NoPage,
	redirects: number
): Outcome {
	if ( typeof state === 'string' ) {
		return { problem: { kind: state } };
	}
	const { page, report } = state;
	const { homeUrl } = getBootPayload();
	// A page without a report at another address is the target of the web server's redirect, which the frame followed before it could be judged.
	const target =
		report?.redirect ??
		( report || isSamePage( toSitePath( page.URL, homeUrl ), sitePath )
			? undefined
			: page.URL );
	if ( target !== undefined ) {
		const outcome = judgeRedirect( target, sitePath );
		const isCircle =
			'sitePath' in outcome &&
			( redirects >= MAX_REDIRECTS ||
				isSamePage( outcome.sitePath, sitePath ) );
		return isCircle ? { problem: { kind: 'circle' } } : outcome;
	}
	const status = report?.status || readStatus( page );
	const isFailed = status >= 500 || ( status >= 400 && ! report?.kind );
	return isFailed
		? { problem: { kind: 'status', status } }
		: { page, report };
}

function judgeRedirect( target: string, sitePath: string ): Outcome {
	const { homeUrl } = getBootPayload();
	const judged = judgeAddress( {
		href: target,
		baseUrl: toVisitorUrl( sitePath, homeUrl ),
		homeUrl,
	} );
	if ( 'obstacle' in judged ) {
		return { problem: { kind: 'redirect', ...judged } };
	}
	const [ , fragment ] = sitePath.split( '#' );
	return {
		sitePath:
			fragment && ! judged.sitePath.includes( '#' )
				? `${ judged.sitePath }#${ fragment }`
				: judged.sitePath,
	};
}

function isSamePage( one: string, other: string ): boolean {
	return one.split( '#' )[ 0 ] === other.split( '#' )[ 0 ];
}

function readStatus( page: Document ): number {
	const [ entry ] =
		page.defaultView?.performance.getEntriesByType( 'navigation' ) ?? [];
	return (
		( entry as PerformanceNavigationTiming | undefined )?.responseStatus ??
		0
	);
}

function scroll(
	{ sitePath }: PageRequest,
	page: Document,
	before: ShownPage | undefined
): void {
	const top = before?.page.defaultView?.scrollY ?? 0;
	if ( before ) {
		walkMemory.scrolled.set( before.sitePath, top );
	}
	const [ , fragment ] = sitePath.split( '#' );
	if ( before && isSamePage( before.sitePath, sitePath ) ) {
		page.defaultView?.scrollTo( 0, top );
	} else if ( getArrival().direction === 'back' ) {
		page.defaultView?.scrollTo(
			0,
			walkMemory.scrolled.get( sitePath ) ?? 0
		);
	} else if ( fragment ) {
		scrollToFragment( page, `#${ fragment }` );
	}
}
