/** Kinds of records that the history is about, by what stands before the `/` in their keys. */
export const HISTORY_KINDS = [
	'wp_global_styles',
	'wp_template',
	'wp_template_part',
	'wp_block',
	'wp_navigation',
	'active',
	'identity',
	'block-style',
] as const;

/** Kind of a record. */
export type HistoryKind = ( typeof HISTORY_KINDS )[ number ];

/** Way in which a record was changed. */
export type RecordChange = 'changed' | 'created' | 'deleted' | 'restored';

/** Who changed something; nobody who is known has the id 0 and no name. */
export interface HistoryAuthor {
	id: number;
	name: string;
	avatar: string;
}

/** A record, as all answers of the history name it. */
export interface RecordName {
	/** For example `wp_block/3`. */
	key: string;
	kind: HistoryKind;
	title: string;
	/** Its id in REST: `theme//slug` for a template part, its number for others. */
	restId: string;
}

/** A record that was changed in the ten minutes of a row. */
export interface HistoryRecord extends RecordName {
	/** How often. */
	count: number;
	change: RecordChange;
	/** The newest change, in seconds since 1970. */
	time: number;
}

/** The changes of one person in ten minutes, or a moment that has a name. */
export interface HistoryRow {
	id: string;
	/** The moment after it, as addresses and requests have it. */
	at: string;
	/** Number of a moment that has a name; undefined for a row of changes. */
	momentId: number | undefined;
	/** Last change, in seconds since 1970. */
	time: number;
	author: HistoryAuthor;
	records: readonly HistoryRecord[];
	/** Name of the moment; empty without one. */
	name: string;
	/** Whether Design gave the name. */
	isAutomatic: boolean;
	/** The moment to which somebody went back by it, in seconds since 1970; 0 for none. */
	wentBackTo: number;
}

/** Effect of going back on a record. */
export type ChangeAction =
	| 'change'
	| 'recreate'
	| 'reset'
	| 'remove'
	| 'not_kept';

/** A record that another one refers to, which is not as it was then. */
export interface ChangeNeed {
	key: string;
	title: string;
	/** Whether there is nothing to show for it any more. */
	isGone: boolean;
}

/** One record that going back to a moment would change. */
export interface HistoryChange extends RecordName {
	action: ChangeAction;
	/** Whether it is part of going back unless the person says otherwise. */
	isTicked: boolean;
	/** Token of its content now. */
	token: string;
	/** Why the person may not change it; empty where they may. */
	refusal: string;
	isAllowed: boolean;
	/** Names of others who have it open. */
	openBy: readonly string[];
	needs: readonly ChangeNeed[];
	/** Settings alone: the values now and then, as a person reads them. */
	before: string;
	then: string;
}
