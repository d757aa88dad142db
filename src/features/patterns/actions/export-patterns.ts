import { dispatch } from '@wordpress/data';
import { downloadBlob } from '@wordpress/blob';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { getErrorMessage } from '@/utils/get-error-message';
import type { PatternLibrary } from '../reads/patterns';
import { formatPatterns, type PatternFile } from '../rules/pattern-json';
import { UNCATEGORIZED } from '../rules/names';
import type { PatternItem } from '../rules/types';
import { readContent } from '../writes/write-patterns';

/** Requests under way at once. */
const PARALLEL = 4;

/**
 * Writes patterns into one file, which the browser saves: all of them or none.
 *
 * @param items   The patterns.
 * @param library All patterns, for the names of their categories.
 */
export async function exportPatterns(
	items: readonly PatternItem[],
	library: PatternLibrary | undefined
): Promise< void > {
	try {
		const files = await readFiles( items, library );
		const [ first ] = items;
		const name =
			items.length === 1 && first
				? toFileName( first.title )
				: __( 'patterns-export', 'atelier' );
		downloadBlob(
			`${ name }.json`,
			formatPatterns( files ),
			'application/json'
		);
	} catch ( error ) {
		void dispatch( noticesStore ).createErrorNotice(
			getErrorMessage(
				error,
				__(
					'An error occurred while exporting the patterns.',
					'atelier'
				)
			),
			{
				type: 'snackbar',
				id: 'atelier-pattern-export',
				explicitDismiss: true,
				actions: [
					{
						label: __( 'Retry', 'atelier' ),
						onClick: () => void exportPatterns( items, library ),
					},
				],
			}
		);
	}
}

async function readFiles(
	items: readonly PatternItem[],
	library: PatternLibrary | undefined
): Promise< readonly PatternFile[] > {
	const files: PatternFile[] = [];
	for ( let start = 0; start < items.length; start += PARALLEL ) {
		files.push(
			...( await Promise.all(
				items
					.slice( start, start + PARALLEL )
					.map( async ( item ) => ( {
						title: item.title,
						content: await readContent( item ),
						syncStatus: item.syncStatus ?? 'unsynced',
						categories: listLabels( item, library ),
					} ) )
			) )
		);
	}
	return files;
}

function listLabels(
	{ categories }: PatternItem,
	library: PatternLibrary | undefined
): readonly string[] {
	return categories
		.filter( ( name ) => name !== UNCATEGORIZED )
		.map(
			( name ) =>
				library?.categories.find( ( item ) => item.name === name )
					?.label || name
		);
}

function toFileName( title: string ): string {
	return (
		title
			.toLowerCase()
			.replace( /[^\p{L}\p{N}]+/gu, '-' )
			.replace( /^-+|-+$/g, '' ) || 'pattern'
	);
}
