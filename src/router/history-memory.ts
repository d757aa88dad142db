import { toRecord } from '@/utils/is-record';
import {
	directionBetween,
	isPreviousEntryEdited,
	isPreviousEntry,
	isWithinPreviousEntry,
	recordEntry,
	type Direction,
	type HistoryTrail,
} from './history-trail';
import { KEPT } from './preserve-parameters';

/*
 * History of this tab: the browser exposes neither the entries around the current one nor the
 * direction of a step.
 */
const STORAGE_KEY = 'atelier-history';
/** Parameters that are in every address of the page, but not in paths of the router. */
const CONSTANT_PARAMETERS = [ 'page', ...KEPT ];

/** The navigation that led to the current screen. */
export interface Arrival {
	/** Another number after each navigation; 0 for the page's first screen. */
	id: number;
	direction: Direction;
	/** Path of the screen that was left; undefined on the page's first screen. */
	from?: string;
	/** Whether the navigation opened or closed the full-screen editor. */
	isCanvasChange: boolean;
}

let storageKey = STORAGE_KEY;
let trail: HistoryTrail = {};
let index = 0;
let isEditing = false;
/** Whether the router is about to add an entry. */
let isNavigating = false;
let arrival: Arrival = { id: 0, direction: 'none', isCanvasChange: false };

/** Starts to record the history. Called once, before the router is used. */
export function installHistoryMemory(): void {
	storageKey = getStorageKey();
	trail = readTrail();
	remember( false );
	isEditing = isEditAddress();
	window.addEventListener( 'popstate', noteStep );
}

/**
 * Records that the router is about to add an entry.
 *
 * @param direction  Direction for the person: Back is `back`, even if it adds an entry.
 * @param willBeEdit Whether the new entry shows the full-screen editor.
 */
export function noteNavigation(
	direction: Direction,
	willBeEdit: boolean
): void {
	isNavigating = true;
	arrive( direction, willBeEdit );
}

/** Records the entry that the router added. */
export function noteNavigated(): void {
	isNavigating = false;
	remember( true );
}

/** Returns the navigation that led to the current screen. */
export function getArrival(): Arrival {
	// The router may have rendered a step in the history before this module's own listener ran.
	if ( ! isNavigating ) {
		noteStep();
	}
	return arrival;
}

/**
 * Returns whether the previous entry in the browser's history has a path.
 *
 * @param path Path with its query, as `pathTo` builds it.
 */
export function isPreviousPath( path: string ): boolean {
	return isPreviousEntry( trail, index, toAddress( path ) );
}

/**
 * Returns whether the previous entry in the browser's history has a path, possibly with further parameters.
 *
 * @param path Path with its query, as `pathTo` builds it.
 */
export function isWithinPreviousPath( path: string ): boolean {
	return isWithinPreviousEntry( trail, index, toAddress( path ) );
}

/**
 * Returns whether the previous entry in the browser's history is a record in the full-screen editor, from which the person came. The address
 * with `focusMode=true` alone does not prove that.
 */
export function hasPreviousRecord(): boolean {
	return isPreviousEntryEdited( trail, index );
}

function noteStep(): void {
	const direction = directionBetween( index, readIndex() );
	if ( direction !== 'none' ) {
		arrive( direction, isEditAddress() );
	}
	remember( false );
}

function arrive( direction: Direction, willBeEdit: boolean ): void {
	arrival = {
		id: arrival.id + 1,
		direction,
		from: trail[ index ]?.split( '?', 1 )[ 0 ],
		isCanvasChange: isEditing !== willBeEdit,
	};
	isEditing = willBeEdit;
}

function remember( isFresh: boolean ): void {
	index = readIndex();
	const { searchParams } = new URL( window.location.href );
	const path = searchParams.get( 'p' ) || '/';
	searchParams.delete( 'p' );
	trail = recordEntry(
		trail,
		{ index, address: toAddress( `${ path }?${ searchParams }` ) },
		isFresh
	);
	try {
		window.sessionStorage.setItem( storageKey, JSON.stringify( trail ) );
	} catch {
		// Without storage the trail ends with the page; the only effect is that Back then adds an entry.
	}
}

// One spelling for one location: parameters are sorted.
function toAddress( path: string ): string {
	const [ pathname = '/', search = '' ] = path.split( '?', 2 );
	const parameters = new URLSearchParams( search );
	CONSTANT_PARAMETERS.forEach( ( name ) => parameters.delete( name ) );
	parameters.sort();
	return `${ pathname }?${ parameters }`;
}

// A tab may show pages of drafts and of the live design by turns, and each counts its entries from 0.
function getStorageKey(): string {
	const { searchParams } = new URL( window.location.href );
	return [
		STORAGE_KEY,
		...KEPT.filter( ( name ) => searchParams.has( name ) ).map(
			( name ) => `${ name }=${ searchParams.get( name ) }`
		),
	].join( ' ' );
}

function isEditAddress(): boolean {
	return (
		new URL( window.location.href ).searchParams.get( 'canvas' ) === 'edit'
	);
}

// The router numbers its entries.
function readIndex(): number {
	const { idx } = ( window.history.state ?? {} ) as { idx?: unknown };
	return typeof idx === 'number' ? idx : 0;
}

function readTrail(): HistoryTrail {
	try {
		const stored: unknown = JSON.parse(
			window.sessionStorage.getItem( storageKey ) ?? '{}'
		);
		return toRecord( stored ) as HistoryTrail;
	} catch {
		return {};
	}
}
