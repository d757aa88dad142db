import { useSyncExternalStore } from 'react';

/** Dialogs about taking a design along as a file. */
export type TransferDialog = 'export' | 'import';

let opened: TransferDialog | undefined;
const listeners = new Set< () => void >();

/**
 * Opens a dialog, from a menu or a command that is gone by then.
 *
 * @param dialog The dialog; undefined closes it.
 */
export function openTransfer( dialog: TransferDialog | undefined ): void {
	opened = dialog;
	listeners.forEach( ( listener ) => listener() );
}

/** Returns the dialog that is open. */
export function useOpenTransfer(): TransferDialog | undefined {
	return useSyncExternalStore( subscribe, () => opened );
}

function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => listeners.delete( listener );
}
