import { isRecord } from '@/utils/is-record';
import { isText } from '@/utils/is-text';
import type { Fields } from '../writes/compare-fields';
import type { DirtyRecord } from '../writes/dirty-record';
import type { ContentToken } from '../writes/server-change';

/** Owner of unsaved changes: those of one person are never offered to another on the same machine. */
export interface JournalOwner {
	/** Address of the site: several sites can share one origin, and so one storage. */
	site: string;
	userId: number;
}

/**
 * Returns the site of an owner who works in a draft of the design.
 *
 * @param site  Address of the site.
 * @param draft Number of the draft.
 */
export function toDraftSite( site: string, draft: number | '' ): string {
	return `${ site }#draft-${ draft }`;
}

/** Unsaved changes of one record, as the journal stores them. */
export interface JournalEntry extends JournalOwner {
	/** Unique in the journal, see {@link journalEntryId}. */
	id: string;
	/** The page in which the changes were made; every load of the page has another id. */
	tab: string;
	record: DirtyRecord;
	/** The changed fields, without functions. */
	edits: Fields;
	/** The edited fields as they were before. */
	base: Fields;
	/** Token of the content from which the changes began; undefined if the server sent none. */
	token?: ContentToken | undefined;
	/** Stylesheet of the theme to which the record belongs; undefined for records of the site. */
	theme?: string | undefined;
	/** When they were last stored, in milliseconds since 1970. */
	writtenAt: number;
}

/**
 * Returns the id under which the journal stores the changes of a record. Two tabs never share an id.
 *
 * @param owner    Owner of the changes.
 * @param tab      The page in which they were made.
 * @param recordId The record's id, see `records/dirty-record`.
 */
export function journalEntryId(
	{ site, userId }: JournalOwner,
	tab: string,
	recordId: string
): string {
	return [ site, userId, tab, recordId ].join( '|' );
}

/**
 * Returns whether a stored value is an entry that can be offered. Another version or a script of the same origin may have written it; the
 * other entries are offered all the same.
 *
 * @param value The stored value.
 */
export function isJournalEntry( value: unknown ): value is JournalEntry {
	return (
		isRecord( value ) &&
		[ value.id, value.site, value.tab ].every( isText ) &&
		isRecord( value.record ) &&
		[ value.record.kind, value.record.name ].every( isText ) &&
		isKey( value.record.key ) &&
		isRecord( value.edits ) &&
		isRecord( value.base ) &&
		Number.isFinite( value.writtenAt )
	);
}

// A record without a key is the only one of its kind.
function isKey( value: unknown ): boolean {
	return value === undefined || typeof value === 'number' || isText( value );
}
