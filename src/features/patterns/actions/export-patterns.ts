import { downloadBlob } from '@wordpress/blob';
import { __ } from '@wordpress/i18n';
import { download } from '@wordpress/icons';
import pMap from 'p-map';

import { runOnItems } from '@/kits/saving/outcomes';
import type { PatternLibrary } from '../reads/patterns';
import { formatPatterns, type PatternFile } from '../rules/pattern-json';
import { UNCATEGORIZED } from '../rules/names';
import type { PatternItem } from '../rules/types';
import { readContent } from '../reads/read-content';
import { toEligibility, type PatternAction } from './pattern-action';

/** Exports patterns as a file. */
export const exportItems: PatternAction = {
	id: 'export-pattern',
	getLabel: () => __( 'Export as JSON', 'atelier' ),
	icon: download,
	supportsBulk: true,
	isEligible: toEligibility( 'exportJson' ),
	run: ( items, { patterns } ) => exportPatterns( items, patterns ),
};

/**
 * Exports patterns as one file, which the browser downloads: all of them or none.
 *
 * @param items   The patterns.
 * @param library All patterns, for the names of their categories.
 */
function exportPatterns(
	items: readonly PatternItem[],
	library: PatternLibrary | undefined
): Promise< unknown > {
	return runOnItems( [ EXPORT ], {
		subject: 'pattern',
		run: async () => {
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
		},
		failed: __(
			'An error occurred while exporting the patterns.',
			'atelier'
		),
	} );
}

const EXPORT = { id: 'export' };

function readFiles(
	items: readonly PatternItem[],
	library: PatternLibrary | undefined
): Promise< readonly PatternFile[] > {
	return pMap(
		items,
		async ( item ) => ( {
			title: item.title,
			content: await readContent( item ),
			syncStatus: item.syncStatus ?? 'unsynced',
			categories: listLabels( item, library ),
		} ),
		{ concurrency: 3 }
	);
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
