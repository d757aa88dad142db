import { useSyncExternalStore } from 'react';

/** Dialogs that export and import a design. */
export type TransferDialog = 'export' | 'import';

let opened: TransferDialog | undefined;
const listeners = new Set< () => void >();

/**
 * Opens a dialog. It is rendered outside the menu or command that opens it, because these are removed.
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
