import { completeNeeds } from './complete-needs';
import type { BringRow } from './types';

/** Choice of what is done with a template or part of another theme. */
export type ThingChoice = 'mine' | 'theirs' | 'pattern';

/** Choices of a person, by key of the row; what is not in it is as it was proposed. */
export type BringChoices = ReadonlyMap< string, string >;

/** A template or part of another theme. */
export interface Thing {
	row: BringRow;
	/** The pattern as which it can be kept. */
	pattern: BringRow | undefined;
	/** That it serves its slug. */
	active: BringRow | undefined;
}

/** Choice of a preset that stays what it is: places that use it have no value then. */
export const LEAVE = '-';

/** Choice of a preset whose value is brought. */
export const BRING = '';

const ON = 'on';
const OFF = 'off';

/**
 * Lists the templates and parts of another theme.
 *
 * @param rows Everything of it.
 */
export function listThings( rows: readonly BringRow[] ): readonly Thing[] {
	return rows
		.filter( ( { kind } ) => kind === 'template' || kind === 'part' )
		.map( ( row ) => ( {
			row,
			pattern: rows.find( ( { of } ) => of === row.key ),
			active: rows.find(
				( { kind, needs } ) =>
					kind === 'active' && needs.includes( row.key )
			),
		} ) );
}

/**
 * Lists what can be done with a thing, the first being what it is brought for. Leaving it always can be.
 *
 * @param thing The thing.
 */
export function listThingChoices( {
	row,
	pattern,
}: Thing ): readonly ThingChoice[] {
	return [
		...( canWrite( row ) ? ( [ 'mine' ] as const ) : [] ),
		'theirs',
		...( pattern && canWrite( pattern ) ? ( [ 'pattern' ] as const ) : [] ),
	];
}

/**
 * Returns what is done with a thing.
 *
 * @param thing   The thing.
 * @param choices What the person chose.
 */
export function getThingChoice(
	thing: Thing,
	choices: BringChoices
): ThingChoice {
	const offered = listThingChoices( thing );
	const chosen = choices.get( thing.row.key );
	return (
		offered.find( ( choice ) => choice === chosen ) ??
		( thing.row.isTicked && offered.includes( 'mine' ) ? 'mine' : 'theirs' )
	);
}

/**
 * Tells whether something is brought that is only on or off: a part of the styles, or a saved style.
 *
 * @param row     It.
 * @param choices What the person chose.
 */
export function isOn( row: BringRow, choices: BringChoices ): boolean {
	const chosen = choices.get( row.key );
	return (
		canWrite( row ) &&
		( chosen === undefined ? row.isTicked : chosen === ON )
	);
}

/**
 * Returns the choices after something was switched on or off.
 *
 * @param choices  What the person chose.
 * @param key      Its key.
 * @param isWanted Whether it is brought.
 */
export function switchRow(
	choices: BringChoices,
	key: string,
	isWanted: boolean
): BringChoices {
	return chooseFor( choices, key, isWanted ? ON : OFF );
}

/**
 * Returns the choices after one was made.
 *
 * @param choices What the person chose.
 * @param key     Key of the row.
 * @param choice  The choice.
 */
export function chooseFor(
	choices: BringChoices,
	key: string,
	choice: string
): BringChoices {
	return new Map( choices ).set( key, choice );
}

/** All that is brought by some choices. */
export interface BringPlan {
	/** Rows that are brought because they were chosen. */
	chosen: readonly BringRow[];
	/** Rows that come along, by key, with those that need them. */
	needed: ReadonlyMap< string, readonly BringRow[] >;
	/** Presets of all that, and those that pages use. */
	presets: readonly BringRow[];
}

/**
 * Finds what is brought by some choices, with what that needs. A part that the current theme has, too, is not needed: the theme's own can
 * stand in its place.
 *
 * @param rows    Everything of the other theme.
 * @param choices What the person chose.
 */
export function planBringing(
	rows: readonly BringRow[],
	choices: BringChoices
): BringPlan {
	const things = listThings( rows );
	const chosen = [
		...things.flatMap( ( thing ) => {
			const choice = getThingChoice( thing, choices );
			if ( choice === 'pattern' && thing.pattern ) {
				return [ thing.pattern ];
			}
			return choice === 'mine' ? [ thing.row ] : [];
		} ),
		...rows.filter(
			( row ) =>
				( row.kind === 'look' || row.kind === 'style' ) &&
				isOn( row, choices )
		),
	];
	const keys = new Set( chosen.map( ( { key } ) => key ) );
	const relevant = rows.filter(
		( { key, kind, state, rival } ) =>
			keys.has( key ) ||
			kind === 'presets' ||
			( state === 'new' && rival === undefined && kind !== 'active' )
	);
	const companions = completeNeeds( keys, relevant );
	const needed = new Map(
		[ ...companions ].filter( ( [ key ] ) => ! keys.has( key ) )
	);
	return {
		chosen,
		needed,
		presets: rows.filter(
			( { key, kind, preset } ) =>
				kind === 'presets' &&
				( needed.has( key ) ||
					( preset?.isUsed && choices.get( key ) !== LEAVE ) )
		),
	};
}

/**
 * Tells whether a row can be brought at all.
 *
 * @param row The row.
 */
export function canWrite( { choices, isAllowed }: BringRow ): boolean {
	return isAllowed && choices.length > 0;
}
