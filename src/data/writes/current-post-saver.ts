import type { DirtyRecord } from './dirty-record';

/** Saves the record that the editor has open, with all that other plugins hook into its saving. */
export interface CurrentPostSaver {
	/** Whether this is the record that the editor has open. */
	isCurrent: ( record: DirtyRecord ) => boolean;
	/**
	 * Saves it.
	 *
	 * @throws An error with a message when it was not saved.
	 */
	save: () => Promise< void >;
}
