import { __, _n, sprintf } from '@wordpress/i18n';

import { createProgress, runOnItems } from '@/kits/saving/outcomes';
import { getErrorMessage } from '@/utils/get-error-message';
import { shorten } from '@/utils/shorten';
import type { PatternLibrary } from '../reads/patterns';
import { listDoubles } from '../rules/list-doubles';
import { parsePatterns, type PatternFile } from '../rules/pattern-json';
import { importPatterns } from '../writes/import-patterns';

const IMPORT = { id: 'import' };
/** Largest number of duplicates that the notice names. */
const MAX_NAMED = 5;

/**
 * Imports the patterns of files: all of them, or none; the notice has Undo. Nothing is written before all files have been read.
 *
 * @param files    The files.
 * @param category Label of the open category, which the patterns get; `undefined` without one.
 * @param library  The patterns and categories of the site, where they are known.
 */
export async function importFiles(
	files: readonly File[],
	category: string | undefined,
	library: Pick< PatternLibrary, 'patterns' | 'categories' > | undefined
): Promise< void > {
	if ( files.length === 0 ) {
		return;
	}
	let patterns: readonly PatternFile[] = [];
	await runOnItems( [ IMPORT ], {
		subject: 'pattern',
		run: async () => {
			patterns = ( await Promise.all( files.map( readFile ) ) ).flat();
			const progress = createProgress(
				'atelier-pattern-import-progress',
				patterns.length
			);
			try {
				return await importPatterns(
					patterns,
					category,
					library?.categories ?? [],
					progress.show
				);
			} finally {
				progress.end();
			}
		},
		done: () =>
			[
				describeImported( patterns ),
				describeDoubles(
					listDoubles( patterns, library?.patterns ?? [] )
				),
			]
				.filter( Boolean )
				.join( ' ' ),
		failed: __( 'The patterns could not be imported.', 'atelier' ),
		undo: {
			failed: __(
				'The imported patterns could not be deleted.',
				'atelier'
			),
		},
	} );
}

async function readFile( file: File ): Promise< readonly PatternFile[] > {
	try {
		if ( /\.zip$/i.test( file.name ) ) {
			throw new Error(
				__( 'A whole design is imported in the Tools menu.', 'atelier' )
			);
		}
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

// Duplicates are imported, too, as in the host: a file may contain a newer version. The notice has Undo.
function describeDoubles( titles: readonly string[] ): string | undefined {
	return titles.length === 0
		? undefined
		: sprintf(
				/* translators: 1: number of patterns. 2: their titles. */
				_n(
					'%1$d pattern with the same name was there already: %2$s.',
					'%1$d patterns with the same names were there already: %2$s.',
					titles.length,
					'atelier'
				),
				titles.length,
				[
					...titles
						.slice( 0, MAX_NAMED )
						.map( ( title ) => `“${ shorten( title ) }”` ),
					...( titles.length > MAX_NAMED ? [ '…' ] : [] ),
				].join( ', ' )
		  );
}
