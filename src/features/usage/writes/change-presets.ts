import { runServerJob } from '@/data/writes/run-server-job';
import { toRecord } from '@/utils/is-record';
import { shorten } from '@/utils/shorten';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';
import {
	readProgress,
	type PresetUsageKind,
	type UsageLocation,
	type UsageProgress,
} from '../reads/usage';
import {
	forgetChanged,
	rebuildUsage,
	type UsageChange,
	type UsageFailure,
} from './change-usage';

/**
 * Effect of a change on a place: `change` rewrites it, `hand` has to be changed by hand. Places that stay: with `right`, the person may not edit
 * them; `file` is a file of the theme.
 */
export type PlaceFate = 'change' | 'hand' | 'right' | 'file';

/** A place with the effect of a change on it. */
export interface PlannedPlace extends Omit< UsageLocation, 'canEdit' > {
	fate: PlaceFate;
	/** Token of the content for which the plan was made. */
	token: string;
	/** Whether a part of it has to be changed by hand in addition. */
	isPartly: boolean;
	/** Names of other people who have it open: it would be skipped. */
	openBy: string;
}

/** The places that a change affects. */
export interface PresetPlan {
	places: readonly PlannedPlace[];
	/** How many more places there are that the person may not read. */
	hidden: number;
}

/** A change of a preset. */
export interface PresetChange {
	kind: PresetUsageKind | 'font';
	slug: string;
	/** Slug of the preset that replaces it; without one its value replaces it. */
	replacement?: string | undefined;
	/** Whether `replacement` is a copy that is created first. */
	isNew?: boolean;
	/** Custom values that `replacement` replaces, instead of the uses of a preset. */
	values?: readonly string[];
}

/** Options of a task in batches. */
export interface BatchOptions {
	/** Stops the task after the current batch. */
	signal: AbortSignal;
	onProgress: ( done: number, total: number ) => void;
}

/** Results of a batch of {@link changePlaces}. */
export interface ChangedPlaces {
	changes: readonly UsageChange[];
	failed: readonly UsageFailure[];
	/** Places that are not done yet. */
	left: readonly PlannedPlace[];
}

const ROUTE = '/atelier/v1/usage/presets';

const STRAYS_ROUTE = '/atelier/v1/usage/strays';

/** Largest number of places in a request; the server may do fewer, and answers how many. */
const PLACES_PER_REQUEST = 200;

/** Number of parallel requests. */
const LANES = 2;

/** Smallest number of places in a request while more are waiting. */
const FEW_PLACES = 25;

const toRoute = ( { values }: PresetChange ) =>
	values ? STRAYS_ROUTE : ROUTE;

const toData = ( { kind, slug, replacement = '', values }: PresetChange ) => ( {
	kind,
	...( values ? { values } : { slug } ),
	with: replacement,
} );

/**
 * Plans the change of each place. Nothing is written; an incomplete index is completed first.
 *
 * @param change  The change.
 * @param options Options.
 * @throws The server's error.
 */
export async function planPresetChange(
	change: PresetChange,
	options: BatchOptions
): Promise< PresetPlan > {
	const places: PlannedPlace[] = [];
	let hidden = 0;
	let cursor = '';
	let seen = 0;
	for ( let left = 1; left > 0 && ! options.signal.aborted;  ) {
		const answer = toRecord(
			await runServerJob< unknown >( `${ toRoute( change ) }/plan`, {
				...toData( change ),
				cursor,
				...( ! change.values && { isNew: change.isNew === true } ),
			} )
		);
		const index = readProgress(
			toRecord( answer.index ) as unknown as UsageProgress
		);
		if ( ! index.isWhole && cursor === '' ) {
			await rebuildUsage( {
				signal: options.signal,
				onProgress: ( { done, total } ) =>
					options.onProgress( done, total ),
			} );
			continue;
		}
		const found = readList( answer.places, readPlace );
		places.push( ...found );
		hidden = toNumber( answer.hidden );
		left = toNumber( answer.left );
		cursor = toText( answer.cursor );
		seen += found.length;
		options.onProgress( seen, seen + left );
	}
	return { places, hidden };
}

/**
 * Changes places, batch by batch, two batches at a time. A place that somebody has changed or opened since the plan stays, and is
 * reported.
 *
 * @param change  The change.
 * @param places  Places of a plan.
 * @param options Options.
 * @throws The server's error; `onBatch` was called for the batches before it.
 */
export async function changePlaces(
	change: PresetChange,
	places: readonly PlannedPlace[],
	options: BatchOptions & { onBatch: ( changed: ChangedPlaces ) => void }
): Promise< void > {
	const waiting = [ ...places ];
	const sent = new Set< PlannedPlace >();
	let hasFailed = false;
	const runLane = async () => {
		while (
			waiting.length > 0 &&
			! options.signal.aborted &&
			! hasFailed
		) {
			const batch = removeFirst( waiting, places.length );
			batch.forEach( ( place ) => sent.add( place ) );
			const answer = await sendBatch( change, batch ).catch(
				( error: unknown ) => {
					hasFailed = true;
					throw error;
				}
			);
			const done = Math.max( 1, toNumber( answer.done ) );
			batch.forEach( ( place ) => sent.delete( place ) );
			waiting.unshift( ...batch.slice( done ) );
			const left = [ ...sent, ...waiting ];
			options.onBatch( {
				changes: readList( answer.changes, readChange ),
				failed: readList( answer.failed, readFailure ),
				left,
			} );
			options.onProgress( places.length - left.length, places.length );
		}
	};
	const lanes = await Promise.allSettled(
		Array.from( { length: LANES }, runLane )
	);
	await forgetChanged( places.length - waiting.length );
	for ( const lane of lanes ) {
		if ( lane.status === 'rejected' ) {
			throw lane.reason;
		}
	}
}

/** Removes the places of the next request from the waiting ones, so that each lane gets a share. */
function removeFirst(
	waiting: PlannedPlace[],
	total: number
): readonly PlannedPlace[] {
	const share = Math.max( FEW_PLACES, Math.ceil( total / LANES ) );
	return waiting.splice( 0, Math.min( PLACES_PER_REQUEST, share ) );
}

async function sendBatch(
	change: PresetChange,
	batch: readonly PlannedPlace[]
): Promise< Record< string, unknown > > {
	return toRecord(
		await runServerJob< unknown >( `${ toRoute( change ) }/change`, {
			...toData( change ),
			places: batch.map( ( { postId, token } ) => ( {
				id: postId,
				token,
			} ) ),
		} )
	);
}

/**
 * Adds a copy of a custom preset under another slug to the saved styles, or removes the preset from them.
 *
 * @param change             The preset.
 * @param change.kind        Its kind.
 * @param change.slug        Its slug.
 * @param change.replacement Slug of the copy; without one the preset is removed.
 * @throws The server's error.
 */
export async function definePreset(
	change: Pick< PresetChange, 'kind' | 'slug' | 'replacement' >
): Promise< readonly UsageChange[] > {
	const answer = toRecord(
		await runServerJob< unknown >( `${ ROUTE }/define`, toData( change ) )
	);
	const changes = readList( answer.changes, readChange );
	await forgetChanged( changes.length );
	return changes;
}

function readList< T >(
	list: unknown,
	read: ( value: unknown ) => T | undefined
): readonly T[] {
	return Array.isArray( list )
		? list.flatMap( ( value ) => read( value ) ?? [] )
		: [];
}

const FATES: readonly string[] = [ 'change', 'hand', 'right', 'file' ];

function readPlace( value: unknown ): PlannedPlace | undefined {
	const place = toRecord( value );
	const fate = toText( place.fate );
	return FATES.includes( fate )
		? {
				key: toText( place.key ),
				id: toText( place.id ),
				postId: toNumber( place.postId ),
				type: toText( place.type ),
				typeLabel: toText( place.typeLabel ),
				title: shorten( toText( place.title ) ),
				status: toText( place.status ),
				fate: fate as PlaceFate,
				token: toText( place.token ),
				isPartly: place.isPartly === true,
				openBy: toText( place.openBy ),
		  }
		: undefined;
}

function readChange( value: unknown ): UsageChange | undefined {
	const { id, revision, hash } = toRecord( value );
	return typeof id === 'number' && typeof hash === 'string'
		? { id, revision: toNumber( revision ), hash }
		: undefined;
}

function readFailure( value: unknown ): UsageFailure {
	const { key, title, message } = toRecord( value );
	return {
		key: toText( key ),
		title: shorten( toText( title ) ),
		message: toText( message ),
	};
}
