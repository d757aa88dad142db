import type { CanvasRecord } from '@/data/site/boot-payload';

export type { CanvasRecord };

/** State of the loaded canvas for its record. */
export interface CanvasState {
	/** Whether its content is complete, and may be shown. */
	isReady: boolean;
	/** Whether records have unsaved edits, which the public page does not show. */
	hasUnsavedEdits: boolean;
	/** Whether it shows the whole page as visitors see it, and not the content of a post without its template. */
	isWholePage: boolean;
	/** Whether the record was written since it was first read: the loaded public page is out of date. */
	wasUpdated: boolean;
	/** Whether the record is there: it has been read, and exists. */
	isFound: boolean;
	/** Whether the record can be opened in the editor; one in the trash, or that cannot be read, cannot. */
	canEdit: boolean;
}

/** A record, and its state as reported by a canvas. */
export interface ShownState {
	record: CanvasRecord;
	state: CanvasState;
}

/** Props of a canvas of either kind. */
export interface CanvasProps extends CanvasRecord {
	/** Whether it is beside a screen that is about something else. */
	isAside?: boolean;
	/** Called with the state of the record whenever it changes. */
	onChange: ( record: CanvasRecord, state: CanvasState ) => void;
}
