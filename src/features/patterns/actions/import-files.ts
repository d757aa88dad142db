import { dispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { getErrorMessage } from '@/utils/get-error-message';
import type { PatternCategoryRecord } from '../reads/patterns';
import { parsePatterns, type PatternFile } from '../rules/pattern-json';
import { importPatterns } from '../writes/write-patterns';

/**
 * Imports the patterns of files: all of them, or none. No file is written before all have been read.
 *
 * @param files      The files.
 * @param category   Label of the open category, which the patterns get; `undefined` without one.
 * @param categories The categories of the site as far as they are known.
 */
export async function importFiles(
	files: readonly File[],
	category: string | undefined,
	categories: readonly PatternCategoryRecord[]
): Promise< void > {
	if ( files.length === 0 ) {
		return;
	}
	const notices = dispatch( noticesStore );
	try {
		const patterns = ( await Promise.all( files.map( readFile ) ) ).flat();
		await importPatterns( patterns, category, categories );
		void notices.createSuccessNotice( describeImported( patterns ), {
			type: 'snackbar',
			id: 'atelier-pattern-import',
		} );
	} catch ( error ) {
		void notices.createErrorNotice(
			getErrorMessage(
				error,
				__( 'The patterns could not be imported.', 'atelier' )
			),
			{
				type: 'snackbar',
				id: 'atelier-pattern-import',
				explicitDismiss: true,
				actions: [
					{
						label: __( 'Retry', 'atelier' ),
						onClick: () =>
							void importFiles( files, category, categories ),
					},
				],
			}
		);
	}
}

async function readFile( file: File ): Promise< readonly PatternFile[] > {
	try {
		if ( ! /\.json$/i.test( file.name ) ) {
			throw new Error( __( 'Invalid JSON file', 'atelier' ) );
		}
		return parsePatterns( await file.text() );
	} catch ( error ) {
		throw new Error(
			sprintf(
				/* translators: 1: name of a file. 2: what is wrong with it. */
				__( '“%1$s”: %2$s', 'atelier' ),
				file.name,
				getErrorMessage(
					error,
					__( 'The file could not be read.', 'atelier' )
				)
			)
		);
	}
}

function describeImported( patterns: readonly PatternFile[] ): string {
	const [ first, ...more ] = patterns;
	return first && more.length === 0
		? /* translators: %s: title of a pattern. */
		  sprintf( __( 'Imported "%s" from JSON.', 'atelier' ), first.title )
		: sprintf(
				/* translators: %d: number of patterns. */
				_n(
					'Imported %d pattern from JSON.',
					'Imported %d patterns from JSON.',
					patterns.length,
					'atelier'
				),
				patterns.length
		  );
}
