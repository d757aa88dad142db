import type { BringRow } from './types';

/** Use of a template or part: the copy of the other theme’s, the current theme’s own, or the copy as a pattern. */
export type TemplateChoice = 'mine' | 'theirs' | 'pattern';

/** Choices of a person, by key of the row; a row without a choice gets its default. */
export type BringChoices = ReadonlyMap< string, string >;

/** A template or part of another theme. */
export interface BringTemplate {
	row: BringRow;
	/** The pattern that is made of it instead. */
	pattern: BringRow | undefined;
	/** The row that activates it. */
	active: BringRow | undefined;
}

/** Choice that brings no preset: blocks that use it get no value. */
export const LEAVE = '-';

/** Choice that brings the preset. */
export const BRING = '';

const ON = 'on';
const OFF = 'off';

/**
 * Lists the templates and parts of another theme.
 *
 * @param rows All rows of the other theme.
 */
export function listBringTemplates(
	rows: readonly BringRow[]
): readonly BringTemplate[] {
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
 * Lists the choices for a template, the preferred one first.
 *
 * @param template The template.
 */
export function listTemplateChoices( {
	row,
	pattern,
}: BringTemplate ): readonly TemplateChoice[] {
	return [
		...( canWrite( row ) ? ( [ 'mine' ] as const ) : [] ),
		'theirs',
		...( pattern && canWrite( pattern ) ? ( [ 'pattern' ] as const ) : [] ),
	];
}

/**
 * Returns the choice for a template: the person’s, or else the default.
 *
 * @param template The template.
 * @param choices  The person's choices.
 */
export function getTemplateChoice(
	template: BringTemplate,
	choices: BringChoices
): TemplateChoice {
	const offered = listTemplateChoices( template );
	const chosen = choices.get( template.row.key );
	return (
		offered.find( ( choice ) => choice === chosen ) ??
		( template.row.isTicked && offered.includes( 'mine' )
			? 'mine'
			: 'theirs' )
	);
}

/**
 * Returns whether a row is brought that is only on or off: a part of the styles, or a saved style.
 *
 * @param row     The row.
 * @param choices The person's choices.
 */
export function isOn( row: BringRow, choices: BringChoices ): boolean {
	const chosen = choices.get( row.key );
	return (
		canWrite( row ) &&
		( chosen === undefined ? row.isTicked : chosen === ON )
	);
}

/**
 * Returns the choices after a row was switched on or off.
 *
 * @param choices  The person's choices.
 * @param key      Key of the row.
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
 * Returns the choices with another one.
 *
 * @param choices The person's choices.
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

/**
 * Returns whether a row can be brought at all.
 *
 * @param row The row.
 */
export function canWrite( { choices, isAllowed }: BringRow ): boolean {
	return isAllowed && choices.length > 0;
}
