import pMap from 'p-map';

import { requireSaved, type RecordKind, type Undo } from '@/data/writes';
import { isTimeout, isUnclearError } from '@/data/requests/is-unclear-error';
import type { PatternCategoryRecord } from '../reads/patterns';
import type { PatternFile } from '../rules/pattern-json';
import {
	createPattern,
	type CreatedItem,
	type NewPattern,
} from './create-items';
import { deleteCreated, type MadeRecord } from './delete-record';
import { CATEGORIES, PATTERNS } from './record-kinds';
import { findOrCreateCategory } from './write-categories';

type Imported = readonly [ RecordKind, MadeRecord ];

/**
 * Creates the patterns of files with their categories. If one fails, the patterns and categories that were created before it are deleted.
 *
 * @param files    The patterns.
 * @param category Label of the open category, to which all of them are added.
 * @param known    The categories of the site as far as they are known.
 * @param onStep   Called with the number of patterns that were created.
 * @return Function that deletes the created patterns.
 * @throws The server's error.
 */
export async function importPatterns(
	files: readonly PatternFile[],
	category: string | undefined,
	known: readonly PatternCategoryRecord[],
	onStep: ( count: number ) => void = () => {}
): Promise< Undo > {
	const ids = new Map< string, number >();
	const newCategories: MadeRecord[] = [];
	const created: CreatedItem[] = [];
	let last: NewPattern | undefined;
	try {
		for ( const { title, content, syncStatus, categories } of files ) {
			const labels = new Set( [
				...categories,
				...( category ? [ category ] : [] ),
			] );
			for ( const label of labels ) {
				if ( ! ids.has( label ) ) {
					const { isNew, ...made } = await findOrCreateCategory(
						label,
						known
					);
					ids.set( label, made.id );
					if ( isNew ) {
						newCategories.push( made );
					}
				}
			}
			last = {
				title,
				content,
				syncStatus,
				categories: [ ...labels ].flatMap(
					( label ) => ids.get( label ) ?? []
				),
			};
			created.push( await createPattern( last ) );
			last = undefined;
			onStep( created.length );
		}
	} catch ( error ) {
		if ( last && isUnclearError( error ) ) {
			const removal = removeLost( last );
			// After a timeout, the person does not wait for a second answer.
			if ( ! isTimeout( error ) ) {
				await removal;
			}
		}
		await deleteImported( toImported( created, newCategories ) );
		throw error;
	}
	let left = toImported( created, newCategories );
	return async () => {
		const outcomes = await deleteImported( left );
		// A second attempt skips the patterns that the first one has deleted.
		left = left.filter(
			( _, index ) => outcomes[ index ]?.status !== 'saved'
		);
		outcomes.forEach( requireSaved );
	};
}

function toImported(
	patterns: readonly MadeRecord[],
	categories: readonly MadeRecord[]
): readonly Imported[] {
	return [
		...patterns.map( ( made ) => [ PATTERNS, made ] as const ),
		...categories.map( ( made ) => [ CATEGORIES, made ] as const ),
	];
}

function deleteImported( imported: readonly Imported[] ) {
	return pMap( imported, ( [ kind, made ] ) => deleteCreated( kind, made ), {
		concurrency: 3,
	} );
}

// The server answers a repeated request with the record of the first one. So a pattern whose answer was lost can be deleted by its id.
async function removeLost( pattern: NewPattern ): Promise< void > {
	try {
		await deleteCreated( PATTERNS, await createPattern( pattern ) );
	} catch {
		// The first failure is reported.
	}
}
