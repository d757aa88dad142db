import { useState } from 'react';
import { downloadBlob } from '@wordpress/blob';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { fetchExport } from '@/data/requests/fetch-export';
import { showFailureNotice } from '@/kits/saving/outcomes/show-failure-notice';

const NOTICE_ID = 'atelier-site-export';
const NOTICE = { id: NOTICE_ID, type: 'snackbar' } as const;

/** The export of the theme. */
export interface ExportControl {
	isExporting: boolean;
	/** Makes the export and saves it as a file; notices say how it goes. */
	exportSite: () => Promise< void >;
}

/** Returns the export of the theme. */
export function useExportSite(): ExportControl {
	const [ isExporting, setIsExporting ] = useState( false );
	const { createInfoNotice, createSuccessNotice } =
		useDispatch( noticesStore );

	const exportSite = async () => {
		setIsExporting( true );
		void createInfoNotice( __( 'Preparing the export…', 'atelier' ), {
			...NOTICE,
			// It stays until the export is done.
			explicitDismiss: true,
		} );
		try {
			const { name, content } = await fetchExport();
			downloadBlob( name, content, content.type );
			void createSuccessNotice(
				sprintf(
					/* translators: %s: name of a file. */
					__( '“%s” was downloaded.', 'atelier' ),
					name
				),
				NOTICE
			);
		} catch ( error ) {
			showFailureNotice( {
				id: NOTICE_ID,
				error,
				fallback: __(
					'An error occurred while creating the site export.',
					'atelier'
				),
				onRetry: () => void exportSite(),
			} );
		}
		setIsExporting( false );
	};
	return { isExporting, exportSite };
}
