import type { DirtyRecord } from './dirty-record';

/** What became of one record. Whatever was not saved is still unsaved. */
export type SaveResult =
	| { record: DirtyRecord; status: 'saved' }
	| {
			record: DirtyRecord;
			status: 'failed';
			/** Why it was not saved. */
			message: string;
	  }
	| {
			record: DirtyRecord;
			status: 'conflict';
			/** Fields that somebody else changed meanwhile. */
			fields: readonly string[];
	  };
