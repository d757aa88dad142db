import { useEffect, useRef } from 'react';
import { useDispatch } from '@wordpress/data';
import { _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { readConfig, type Config } from '@/utils/theme-json/config';
import { useGlobalStylesSaving } from '../reads/use-global-styles-saving';
import { describePaths } from '../rules/describe-path';
import { getSaveDifferences } from '../rules/save-differences';

/**
 * Shows a notice with the values that the server dropped or changed in saved styles.
 *
 * @param user The person's config, unsaved edits included.
 */
export function useSaveDifferences( user: Config ): void {
	const { isSaving, hasFailed, getSaved } = useGlobalStylesSaving();
	const { createWarningNotice } = useDispatch( noticesStore );
	const sent = useRef< Config >();
	const latest = useRef( user );
	latest.current = user;

	useEffect( () => {
		if ( isSaving ) {
			sent.current = latest.current;
			return;
		}
		if ( ! sent.current || hasFailed ) {
			sent.current = undefined;
			return;
		}
		const differences = getSaveDifferences(
			sent.current,
			readConfig( getSaved() )
		);
		sent.current = undefined;
		if ( differences.length > 0 ) {
			void createWarningNotice(
				sprintf(
					/* translators: 1: number of values, 2: names of some of them. */
					_n(
						'Saved, but the site did not keep %1$d value as it was: %2$s.',
						'Saved, but the site did not keep %1$d values as they were: %2$s.',
						differences.length,
						'atelier'
					),
					differences.length,
					describePaths( differences.map( ( { path } ) => path ) )
				),
				{ type: 'snackbar', explicitDismiss: true }
			);
		}
	}, [ isSaving, hasFailed, getSaved, createWarningNotice ] );
}
