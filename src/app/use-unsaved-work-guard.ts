import { useEffect } from 'react';
import { useDispatch, useRegistry } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';

import { afterDelay } from '@/schedule/after-delay';
import { useHostScript } from '@/wordpress/use-host-script';

const RETRY_MS = 5000;

/**
 * Prevents the loss of unsaved changes: writes them to the journal, and makes the browser ask before the page is left.
 * It must be outside of every error boundary, so that it still works when the interface has crashed. Without core-data
 * there are no unsaved changes.
 */
export function useUnsavedWorkGuard(): void {
	const registry = useRegistry();
	const { createWarningNotice } = useDispatch( noticesStore );
	const hasRecords = useHostScript( 'wp-core-data' );

	useEffect( () => {
		if ( ! hasRecords ) {
			return undefined;
		}
		let endDelay: ( () => void ) | undefined;
		let end: ( () => void ) | undefined;
		let isMounted = true;
		const start = () => {
			import( /* webpackChunkName: "records" */ '@/data/journal' ).then(
				( {
					describeJournalProblem,
					startJournal,
					warnBeforeLeaving,
				} ) => {
					if ( isMounted ) {
						startJournal(
							registry,
							( problem ) =>
								void createWarningNotice(
									describeJournalProblem( problem ),
									{
										id: 'atelier-journal',
										type: 'snackbar',
										explicitDismiss: true,
									}
								)
						);
						end = warnBeforeLeaving( registry );
					}
				},
				() => {
					endDelay = afterDelay( RETRY_MS, start );
				}
			);
		};
		start();
		return () => {
			isMounted = false;
			endDelay?.();
			end?.();
		};
	}, [ hasRecords, registry, createWarningNotice ] );
}
