import equal from 'fast-deep-equal';

import { type Config } from '@/utils/theme-json/config';
import { isEmptyValue } from '@/utils/theme-json/equal-values';
import { isRecord } from '@/utils/is-record';

/** An edit of the styles for the purpose of undo: its value and its time. */
export interface TimedEdit {
	/** Subject of the edit; edits of one panel share it. */
	key: string;
	/** Paths of the values that it changed, see {@link listChangedPaths}. */
	paths: readonly string[];
	/** Time in milliseconds. */
	at: number;
}

/** Longest pause within one movement: dragging in a colour picker, sliding, typing a name. */
export const COALESCE_MS = 800;

/** Longest time between edits of one click: a panel that resets all writes styles, and then settings. */
export const SAME_CLICK_MS = 20;

/**
 * Returns whether an edit continues the one before it, so that one step of undo reverts both: the same values in one movement, or
 * all changes of one click.
 *
 * @param previous Edit before; `undefined` for the first.
 * @param next     Edit now.
 */
export function continuesEdit(
	previous: TimedEdit | undefined,
	next: TimedEdit
): boolean {
	if ( previous === undefined ) {
		return false;
	}
	const isSameControl =
		previous.key === next.key &&
		next.paths.some( ( path ) => previous.paths.includes( path ) );
	return (
		next.at - previous.at <= ( isSameControl ? COALESCE_MS : SAME_CLICK_MS )
	);
}

/**
 * Lists the paths at which two configs differ, their parts joined by dots. A list counts as one value.
 *
 * @param before Settings and styles.
 * @param after  The same, later.
 */
export function listChangedPaths( before: Config, after: Config ): string[] {
	return [
		...listChanges( 'settings', before.settings, after.settings ),
		...listChanges( 'styles', before.styles, after.styles ),
	];
}

function listChanges(
	path: string,
	before: unknown,
	after: unknown
): string[] {
	if ( equal( before, after ) ) {
		return [];
	}
	// A missing node counts as one without values, and so does an empty list.
	const [ from, to ] = [ before, after ].map( ( node ) =>
		isEmptyValue( node ?? {}, path.split( '.' ) ) ? {} : node
	);
	if ( ! isRecord( from ) || ! isRecord( to ) ) {
		return [ path ];
	}
	const names = new Set( [ ...Object.keys( from ), ...Object.keys( to ) ] );
	return [ ...names ].flatMap( ( name ) =>
		listChanges( `${ path }.${ name }`, from[ name ], to[ name ] )
	);
}
