import type { TimedOptions } from '../requests/session/time-limit';
import type { Fields } from './compare-fields';

/** Key of a record; undefined when there is only one of its kind. */
export type RecordKey = number | string | undefined;

/** Options of {@link Transport.remove}. */
export interface RemoveOptions {
	/** Deletes permanently instead of moving to the trash. */
	isForced: boolean;
	/** Lets the request outlive the page, which is being left. */
	isKeepalive: boolean;
}

/**
 * Creates, reads, updates and deletes the records of one kind. Every function sends one request, and throws the server's answer when
 * it refuses.
 */
export interface Transport {
	/** Creates a record and returns it. Only REST accepts a form, which carries files. */
	create: (
		fields: Fields | FormData,
		options: TimedOptions
	) => Promise< Fields >;
	/** Saves some fields of a record over the version that the person saw, and returns the record. */
	update: (
		key: RecordKey,
		fields: Fields,
		shown: Fields | undefined
	) => Promise< Fields >;
	/** Deletes the version of a record that the person saw, and returns the answer. */
	remove: (
		key: number | string,
		shown: Fields | undefined,
		options: RemoveOptions
	) => Promise< Fields >;
	/** Returns a record as the server has it now. */
	read: ( key: number | string ) => Promise< Fields >;
	/** Bases of unsaved edits; only for a transport with such edits. */
	bases?: {
		/** Returns the fields from which the unsaved edits of a record began; undefined where it has none. */
		read: ( key: RecordKey ) => Fields | undefined;
		/** Lets the remaining unsaved edits of a record begin from another version of it, over which some fields are sent. */
		move: ( key: RecordKey, version: Fields, sent: Fields ) => void;
	};
}
