/** State of an entry: whether it can be published. */
export type EntryState = 'ready' | 'equal' | 'collides' | 'gone' | 'refused';

/** A record that a draft names. */
export interface NamedEntry {
	kind: string;
	title: string;
}

/** A record that changed in a save of a draft. */
export interface RevisedRecord extends NamedEntry {
	/** Id of the record in REST; empty where it was deleted. */
	restId: string;
}

/** Changes of one record in a draft. */
export interface DraftEntry {
	/** Kind and name of the record, for example `wp_block/3`. */
	key: string;
	kind: string;
	/** Id of the record in REST. */
	restId: string;
	title: string;
	state: EntryState;
	/** Why the person may not publish it; empty where they may. */
	reason: string;
	/** Whether publishing deletes the record or resets it to the file that it hides; empty where it changes the record. */
	removal: '' | 'delete' | 'reset';
	/** Whether the record was made for the draft. */
	isNew: boolean;
	/** Entries of the draft that show it, where it exists only in the draft. */
	usedBy: readonly NamedEntry[];
	/** Names of the values that are changed, for example `styles › color › text`. */
	changes: readonly string[];
	/** The changes with the earlier and the new values, for example `styles › color › text: #000 → #111`. */
	words: readonly string[];
	/** Names of the changed values that somebody has changed live since. */
	collisions: readonly string[];
	/** Both versions of the values that collide. */
	compared: ComparedValues;
	/** Whether its content was merged by block with one that was published since. */
	isMerged: boolean;
	/** Titles of the blocks in `changes` and `collisions`, by name. */
	blockTitles: ReadonlyMap< string, string >;
	/** Who saved it last; empty where nobody may be named. */
	author: string;
	/** When it was saved, in seconds since 1970. */
	time: number;
}

/** A value in the draft and in the published design. */
export interface ComparedValue {
	draft: string;
	live: string;
}

/** Values of a record that collide. */
export interface ComparedValues {
	/** Markup; both differ only in the blocks that both changed. */
	content: ComparedValue | undefined;
	/** Styles as JSON of theme.json’s shape. */
	config: ComparedValue | undefined;
	values: readonly ( ComparedValue & { path: string } )[];
}

/** A note of a person about a draft. */
export interface DraftNote {
	/** Name of the person; empty where it is not known any more. */
	person: string;
	/** Whether the current person wrote it. */
	isOwn: boolean;
	/** When, in seconds since 1970. */
	time: number;
	note: string;
	/** Whether a program wrote it through the API, in the name of the person. */
	isApi: boolean;
}

/** A publication, or its undoing, that did not end. */
export interface Interruption {
	/** When it began, in seconds since 1970; 0 where it is not known. */
	time: number;
	/** Whether a user has to choose between continuing and restoring the earlier design. */
	isOpen: boolean;
	/** Records that were not restored because they have newer changes. */
	left: readonly {
		title: string;
		/** Who changed it; empty where nobody may be named. */
		person: string;
	}[];
}

/** A user's request to publish a draft. */
export interface DraftProposal extends DraftNote {
	/** Whether the draft was changed after the request. */
	isChanged: boolean;
}

/** A draft in a list. */
export interface DraftSummary {
	id: number;
	name: string;
	isPublished: boolean;
	/** Whether a program made it through the API. */
	isByApi: boolean;
	/** Who made it; empty where nobody may be named. */
	author: string;
	/** False where it belongs to another theme than the site has. */
	isUsable: boolean;
	theme: string;
	/** How many records it changes. */
	count: number;
	/** When it was last changed, in seconds since 1970. */
	modified: number;
	/** When its link for people without an account expires, in seconds since 1970; 0 without a link. */
	sharedUntil: number;
	/** When its publication is scheduled, in seconds since 1970; 0 where it is not. */
	scheduledAt: number;
	/** Why its scheduled publication failed; empty where it did not. */
	stopReason: string;
	/** Its publication that was interrupted; undefined where none was. */
	interruption: Interruption | undefined;
	/** Who asks for its publication; undefined where nobody does. */
	proposal: DraftProposal | undefined;
	/** Who sent it back; undefined where nobody did. */
	returned: DraftNote | undefined;
}

/** A draft with its entries. */
export interface Draft extends DraftSummary {
	entries: readonly DraftEntry[];
	/** Token of the entries: a publication with another one is refused. */
	token: string;
	/** Records that were changed after the draft was proposed; undefined where it was not changed, or the difference is not known. */
	difference:
		| {
				/** Revision of the draft that was proposed. */
				revision: number;
				records: readonly RevisedRecord[];
		  }
		| undefined;
	/** Changes that undo its publication; empty where it is not published. */
	undoEntries: readonly DraftEntry[];
	/** Address of its file; empty where the person may not download it. */
	fileUrl: string;
	/** Names of those who may publish it, where the person may not. */
	publishers: readonly string[];
}

/** Side that wins a collision. */
export type Winner = 'draft' | 'live';

/** A change of a record in a draft. */
export interface DraftChange {
	/** Kind and name of the record, for example `wp_block/3`. */
	record: string;
	/** New values: settings and styles, or title, content and description. */
	value: Readonly< Record< string, unknown > >;
}

/** A state of the design that can be tried in a draft. */
export interface TriedState {
	/** Its name; a new draft is named after it. */
	name: string;
	/** Returns the changes that lead to the state. */
	getChanges: () =>
		| readonly DraftChange[]
		| Promise< readonly DraftChange[] >;
	/** Path of the screen that shows it; the screen of the draft without it. */
	path?: string;
	/** Explains which parts of the state cannot be in a draft. */
	note?: string;
}
