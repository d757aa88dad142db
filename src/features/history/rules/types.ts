/** Kinds of records in the history; keys of records begin with them. */
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

/** Author of a change; the id is 0 and the name empty for an unknown person. */
export interface HistoryAuthor {
	id: number;
	name: string;
	avatar: string;
}

/** Name of a record in all answers of the history. */
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
	/** Number of its changes. */
	count: number;
	change: RecordChange;
	/** The newest change, in seconds since 1970. */
	time: number;
}

/** Types of acts, each of which writes several records at once. */
export const ACT_TYPES = [
	'back',
	'undo-back',
	'publish',
	'undo-publish',
	'import',
	'undo-import',
	'bring',
	'undo-bring',
] as const;

/** An act whose writes are a row of their own. */
export interface HistoryAct {
	type: ( typeof ACT_TYPES )[ number ];
	/** Name of the draft, file or theme, or of the moment that was restored; can be empty. */
	name: string;
	/** Name of the user who proposed a draft; empty for none. */
	proposer: string;
}

/** The changes of one person in ten minutes, an act, or a moment that has a name. */
export interface HistoryRow {
	id: string;
	/** The moment after the changes, in the form of addresses and requests. */
	at: string;
	/** Number of a moment that has a name; undefined for a row of changes. */
	momentId: number | undefined;
	/** Last change, in seconds since 1970. */
	time: number;
	author: HistoryAuthor;
	records: readonly HistoryRecord[];
	/** Name of the moment; empty without one. */
	name: string;
	/** Whether the name was given automatically. */
	isAutomatic: boolean;
	/** Moment that the changes restored, in seconds since 1970; 0 for none. */
	wentBackTo: number;
	/** The act that made the changes; undefined for none. */
	act: HistoryAct | undefined;
}

/** Effect of going back on a record; `not_kept` where its earlier state is not known. */
export type ChangeAction =
	| 'change'
	| 'recreate'
	| 'reset'
	| 'remove'
	| 'not_kept';

/** A record that the restored one uses and that has changed since. */
export interface ChangeNeed {
	key: string;
	title: string;
	/** Whether it no longer exists. */
	isGone: boolean;
}

/** One record that going back to a moment would change. */
export interface HistoryChange extends RecordName {
	action: ChangeAction;
	/** Whether it is ticked by default. */
	isTicked: boolean;
	/** Token of its content now. */
	token: string;
	/** Why the person may not change it; empty where they may. */
	refusal: string;
	isAllowed: boolean;
	/** Names of other people who have it open. */
	openBy: readonly string[];
	needs: readonly ChangeNeed[];
	/** Readable values now and then; empty unless the record is one value. */
	before: string;
	then: string;
}

/** A going back that was interrupted. */
export interface InterruptedGoingBack {
	at: string;
	/** Name of the moment; empty without one. */
	name: string;
	/** The moment, in seconds since 1970; 0 where it was removed. */
	time: number;
	author: HistoryAuthor;
	/** When it began, in seconds since 1970. */
	began: number;
	/** Titles of the restored records. */
	done: readonly string[];
	/** Titles of the others. */
	left: readonly string[];
}
