import type { TimedOptions } from '../requests/session/time-limit';
import type { Fields } from './compare-fields';

/** Key of a record; undefined when there is only one of its kind. */
export type RecordKey = number | string | undefined;

/** Options of {@link Transport.remove}. */
export interface RemoveOptions {
	/** Whether it is deleted for good instead of going to the trash. */
	isForced: boolean;
	/** Whether the request continues when the page is closed. */
	isKeepalive: boolean;
}

/**
 * Creates, reads, updates and deletes the records of one kind. Every function sends one request, and throws the server's error.
 */
export interface Transport {
	/** Creates a record and returns it. Only the REST transport accepts a form, which may contain files. */
	create: (
		fields: Fields | FormData,
		options: TimedOptions
	) => Promise< Fields >;
	/** Saves some fields of a record, based on the version that the person saw, and returns the record. */
	update: (
		key: RecordKey,
		fields: Fields,
		shown: Fields | undefined
	) => Promise< Fields >;
	/** Deletes a record if it is still the version that the person saw, and returns the answer. */
	remove: (
		key: number | string,
		shown: Fields | undefined,
		options: RemoveOptions
	) => Promise< Fields >;
	/** Requests a record from the server. */
	read: ( key: number | string ) => Promise< Fields >;
	/** Bases of unsaved edits; only for a transport with such edits. */
	bases?: {
		/** Returns the fields from which the unsaved edits of a record began; undefined without edits. */
		read: ( key: RecordKey ) => Fields | undefined;
		/** Makes another version the base of the sent fields; the base of other unsaved edits stays. */
		move: ( key: RecordKey, version: Fields, sent: Fields ) => void;
	};
}
