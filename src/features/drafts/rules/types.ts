/** State of an entry: whether it can be published. */
export type EntryState = 'ready' | 'equal' | 'collides' | 'gone' | 'refused';

/** A record that a draft names. */
export interface NamedEntry {
	kind: string;
	title: string;
}

/** Changes of one record in a draft. */
export interface DraftEntry {
	/** Kind and name of the record, for example `wp_block/3`. */
	key: string;
	kind: string;
	/** Name of the record in WordPress’s routes. */
	restId: string;
	title: string;
	state: EntryState;
	/** Why the person may not publish it; empty where they may. */
	reason: string;
	/** Fate of the record: it is deleted, or reset to the file that it hides. Empty where it is changed. */
	removal: '' | 'delete' | 'reset';
	/** Whether the record was made for the draft. */
	isNew: boolean;
	/** Entries of the draft that show it, where it was made for the draft: taken out, it is gone. */
	usedBy: readonly NamedEntry[];
	/** Names of the values that are changed, for example `styles › color › text`. */
	changes: readonly string[];
	/** Which of it somebody changed live meanwhile. */
	collisions: readonly string[];
	/** Titles of the blocks in both, by name. */
	blockTitles: ReadonlyMap< string, string >;
	/** Who saved it last; empty where nobody may be named. */
	author: string;
	/** When, in seconds since 1970. */
	time: number;
}

/** A line of a person about a draft. */
export interface DraftNote {
	/** Their name; empty where nobody knows it any more. */
	person: string;
	/** Whether it is of the person who reads it. */
	isOwn: boolean;
	/** When, in seconds since 1970. */
	time: number;
	note: string;
}

/** A draft in a list. */
export interface DraftSummary {
	id: number;
	name: string;
	isPublished: boolean;
	/** False where it belongs to another theme than the site has. */
	isUsable: boolean;
	theme: string;
	/** How many records it changes. */
	count: number;
	/** When it was last changed, in seconds since 1970. */
	modified: number;
	/** Until when a link shows it to people without an account, in seconds since 1970; 0 where none does. */
	sharedUntil: number;
	/** When it is published by itself, in seconds since 1970; 0 where it is not. */
	scheduledAt: number;
	/** Why it was not published at its time; empty where it was not due. */
	stopReason: string;
	/** Who asks for its publication; undefined where nobody does. */
	proposal: DraftNote | undefined;
	/** Who sent it back; undefined where nobody did. */
	returned: DraftNote | undefined;
}

/** A draft with what is in it. */
export interface Draft extends DraftSummary {
	entries: readonly DraftEntry[];
	/** Where its file can be had; empty where the person may not have it. */
	fileUrl: string;
	/** Names of those who may publish it, where the person may not. */
	publishers: readonly string[];
}

/** The side that wins where both changed the same. */
export type Winner = 'draft' | 'live';

/** A record with what of it changes in a draft. */
export interface DraftChange {
	/** Kind and name of the record, for example `wp_block/3`. */
	record: string;
	/** Parts of its value: settings and styles, or title, content and description. */
	value: Readonly< Record< string, unknown > >;
}

/** A state of the design that can be tried in a draft. */
export interface TriedState {
	/** Its name; a new draft is named after it. */
	name: string;
	/** Returns the records that the state changes, which may have to be read first. */
	getChanges: () =>
		| readonly DraftChange[]
		| Promise< readonly DraftChange[] >;
	/** Path of the screen that shows it; without it the contents of the draft are shown. */
	path?: string;
	/** Parts of the state that no draft can have; nothing without it. */
	note?: string;
}
