import type { DirtyRecord } from './dirty-record';

/** Saves the record that is open in the editor, including the plugins' hooks into its saving. */
export interface CurrentPostSaver {
	/** Whether this record is open in the editor. */
	isCurrent: ( record: DirtyRecord ) => boolean;
	/**
	 * Saves it.
	 *
	 * @throws An error with a message when it was not saved.
	 */
	save: () => Promise< void >;
}
