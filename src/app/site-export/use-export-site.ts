import { useState } from 'react';
import { downloadBlob } from '@wordpress/blob';
import { __, sprintf } from '@wordpress/i18n';

import { fetchExport } from '@/data/requests/fetch-export';
import { runOnItems, showNotice, type Work } from '@/kits/saving/outcomes';
import { getKnownErrorMessage } from '@/utils/get-error-message';

/** The export of the theme. */
export interface ExportControl {
	isExporting: boolean;
	/** Exports the theme and downloads the file; notices report progress and outcome. */
	exportSite: () => Promise< void >;
}

interface ThemeExport {
	id: string;
	/** Name of the downloaded file; empty before the download. */
	fileName: string;
}

const SUBJECT = 'site-export';

/** Returns a function that exports the theme, and whether it is running. */
export function useExportSite(): ExportControl {
	const [ isExporting, setIsExporting ] = useState( false );

	const work: Work< ThemeExport > = {
		subject: SUBJECT,
		run: async ( file ) => {
			setIsExporting( true );
			showPreparing();
			try {
				const { name, content } = await fetchExport();
				downloadBlob( name, content, content.type );
				file.fileName = name;
			} finally {
				setIsExporting( false );
			}
		},
		done: ( [ file ] ) =>
			sprintf(
				/* translators: %s: name of a file. */
				__( '“%s” was downloaded.', 'atelier' ),
				file?.fileName ?? ''
			),
		failed: ( [ failed ] ) =>
			getKnownErrorMessage(
				failed?.error,
				__(
					'An error occurred while creating the site export.',
					'atelier'
				)
			),
	};
	const exportSite = async () => {
		await runOnItems( [ { id: 'theme', fileName: '' } ], work );
	};
	return { isExporting, exportSite };
}

function showPreparing(): void {
	showNotice( {
		// The notice of the outcome replaces it.
		id: `atelier-${ SUBJECT }-theme`,
		status: 'info',
		message: __( 'Preparing the export…', 'atelier' ),
		isLasting: true,
	} );
}
