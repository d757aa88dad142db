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

let saver: CurrentPostSaver | null = null;

/**
 * Sets who saves the record that the editor has open. The editor is loaded by its canvas alone, so nothing else can ask
 * it directly.
 *
 * @param next The saver; null when no editor is open.
 */
export function setCurrentPostSaver( next: CurrentPostSaver | null ): void {
	saver = next;
}

/** Returns who saves the record that the editor has open; null when no editor is open. */
export function getCurrentPostSaver(): CurrentPostSaver | null {
	return saver;
}
