import { __ } from '@wordpress/i18n';

import type { FontNotice } from '../install/describe-report';
import type { FontFiles } from './read-font-files';

/**
 * Returns the notice about problems of chosen files (specification 5); undefined without a problem.
 *
 * @param read   Contents of the files.
 * @param before Number of fonts that were chosen before.
 */
export function describeFontFiles(
	{ uploads, problems, hasRefusedFile }: FontFiles,
	before: number
): FontNotice | undefined {
	const details = problems.map(
		( { fileName, reason } ) => `${ fileName }: ${ reason }`
	);
	const toError = ( message: string ): FontNotice => ( {
		type: 'error',
		message,
		details,
	} );
	if ( hasRefusedFile ) {
		return toError(
			__(
				'Sorry, you are not allowed to upload this file type.',
				'atelier'
			)
		);
	}
	if ( uploads.length + before === 0 ) {
		return toError( __( 'No fonts found to install.', 'atelier' ) );
	}
	return problems.length > 0
		? toError( __( 'Some of the files cannot be installed.', 'atelier' ) )
		: undefined;
}
