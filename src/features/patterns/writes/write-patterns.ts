import { cleanForSlug } from '@wordpress/url';
import pMap from 'p-map';

import { loadResourceData } from '@/data/reads/load-resource';
import {
	createRecord,
	deleteRecord,
	postKind,
	requireDeleted,
	requireSaved,
	restoreDeletion,
	updateRecord,
	type Fields,
	type RecordKind,
	type Undo,
} from '@/data/writes';
import { isTimeout, isUnclearError } from '@/data/requests/is-unclear-error';
import { patternContentResource } from '../reads/pattern-content';
import { partContentResource } from '../reads/part-content';
import type { PatternCategoryRecord } from '../reads/patterns';
import { themePatternResource } from '../reads/theme-pattern';
import { matchCategory } from '../rules/match-category';
import type { PatternFile } from '../rules/pattern-json';
import type { CategoryItem, PatternItem, SyncStatus } from '../rules/types';

const PATTERNS = postKind( 'wp_block' );
const PARTS = postKind( 'wp_template_part' );
const CATEGORIES: RecordKind = {
	kind: 'taxonomy',
	name: 'wp_pattern_category',
};

/** The slug of a part in whose title no letter and no digit is (specification 5). */
const NAMELESS_PART_SLUG = 'wp-custom-part';

/** A record that was created. */
export interface CreatedItem {
	postType: string;
	id: number | string;
	/** Token of its content. */
	token?: string | undefined;
}

/** A pattern that is to be created. */
export interface NewPattern {
	title: string;
	syncStatus: SyncStatus;
	content?: string;
	/** Ids of its categories. */
	categories: readonly number[];
}

/**
 * Creates a pattern.
 *
 * @param pattern What it is.
 * @throws The server's answer.
 */
export async function createPattern( {
	title,
	syncStatus,
	content = '',
	categories,
}: NewPattern ): Promise< CreatedItem > {
	const saved = requireSaved(
		await createRecord( PATTERNS, {
			title,
			content,
			status: 'publish',
			meta:
				syncStatus === 'unsynced'
					? { wp_pattern_sync_status: syncStatus }
					: undefined,
			wp_pattern_category: categories,
		} )
	);
	return {
		postType: 'wp_block',
		id: saved.id as number,
		token: saved.atelier_token as string | undefined,
	};
}

/**
 * Creates a synced pattern with the content of a part, which stays.
 *
 * @param part The part.
 * @return Deletes the pattern, unless somebody else has changed it since.
 * @throws The server's answer.
 */
export async function createPatternOfPart(
	part: PatternItem
): Promise< Undo > {
	const created = await createPattern( {
		title: part.title,
		syncStatus: 'full',
		content: await readContent( part ),
		categories: [],
	} );
	return async () =>
		void requireSaved( await deleteCreated( PATTERNS, created ) );
}

/**
 * Creates a template part.
 *
 * @param part         What it is.
 * @param part.title   Its title.
 * @param part.area    Name of its area.
 * @param part.content Its content.
 * @throws The server's answer.
 */
export async function createPart( {
	title,
	area,
	content = '',
}: {
	title: string;
	area: string;
	content?: string;
} ): Promise< CreatedItem > {
	const { id } = requireSaved(
		await createRecord( PARTS, {
			slug: cleanForSlug( title ) || NAMELESS_PART_SLUG,
			title,
			content,
			area,
		} )
	);
	return { postType: 'wp_template_part', id: id as string };
}

/**
 * Creates the term of a category of patterns, or finds the one that there is.
 *
 * @param label      Label of the category.
 * @param categories The categories of the site as far as they are known.
 * @return Its id, whether it was created, and the token of what was.
 * @throws The server's answer.
 */
export async function findOrCreateCategory(
	label: string,
	categories: readonly PatternCategoryRecord[]
): Promise< {
	id: number;
	isNew: boolean;
	token?: string | undefined;
} > {
	const match = matchCategory( label, categories );
	if ( 'id' in match ) {
		return { id: match.id, isNew: false };
	}
	const outcome = await createRecord( CATEGORIES, match );
	const existing =
		outcome.status === 'failed'
			? readExistingTerm( outcome.error )
			: undefined;
	if ( existing !== undefined ) {
		return { id: existing, isNew: false };
	}
	const saved = requireSaved( outcome );
	return {
		id: saved.id as number,
		isNew: true,
		token: saved.atelier_token as string | undefined,
	};
}

/**
 * Gives an item another title.
 *
 * @param item  The item.
 * @param title The title.
 * @throws The server's answer.
 */
export async function renameItemRecord(
	item: PatternItem,
	title: string
): Promise< void > {
	await update( item, { title }, shownItem( item ) );
}

/**
 * Gives a pattern other categories.
 *
 * @param item       The pattern.
 * @param categories Ids of the categories.
 * @return Gives it those that it had.
 * @throws The server's answer.
 */
export async function saveCategories(
	item: PatternItem,
	categories: readonly number[]
): Promise< Undo > {
	const toFields = ( ids: readonly number[] ) => ( {
		wp_pattern_category: ids,
	} );
	const saved = await update(
		item,
		toFields( categories ),
		shownItem( item )
	);
	return async () =>
		void ( await update( item, toFields( item.categoryIds ), saved ) );
}

/**
 * Makes a pattern synced or not.
 *
 * @param item       The pattern.
 * @param syncStatus The status.
 * @return Makes it what it was.
 * @throws The server's answer.
 */
export async function setSyncStatus(
	item: PatternItem,
	syncStatus: SyncStatus
): Promise< Undo > {
	const toFields = ( status: SyncStatus | undefined ) => ( {
		meta: {
			// The server takes no empty status: what is removed reads back as one.
			wp_pattern_sync_status: status === 'unsynced' ? status : null,
		},
	} );
	const saved = await update(
		item,
		toFields( syncStatus ),
		shownItem( item )
	);
	return async () =>
		void ( await update( item, toFields( item.syncStatus ), saved ) );
}

/**
 * Deletes a pattern or part; a part of the theme that was changed is the theme's again.
 *
 * @param item The item.
 * @return What brings it back with the same id; `undefined` where nothing can.
 * @throws The server's answer.
 */
export async function deleteItem(
	item: PatternItem
): Promise< Undo | undefined > {
	return remove( getKind( item ), item.id, shownItem( item ) );
}

/**
 * Takes a pattern out of WordPress's trash; it has the status again that it had.
 *
 * @param pattern The pattern.
 * @return Deletes it again.
 * @throws The server's answer.
 */
export async function restoreFromTrash(
	pattern: PatternItem
): Promise< Undo > {
	const id = Number( pattern.id );
	requireSaved( await restoreDeletion( id, PATTERNS, id ) );
	return async () => void ( await remove( PATTERNS, id, undefined ) );
}

/** A category that people made. */
export type MadeCategory = CategoryItem & { termId: number };

/**
 * Renames a category of patterns.
 *
 * @param category The category.
 * @param label    Its new name.
 * @throws The server's answer.
 */
export async function renameCategoryTerm(
	category: MadeCategory,
	label: string
): Promise< void > {
	requireSaved(
		await updateRecord(
			CATEGORIES,
			category.termId,
			{ name: label },
			{ before: shownCategory( category ) }
		)
	);
}

/**
 * Deletes a category of patterns; its patterns stay.
 *
 * @param category The category.
 * @return What brings it back.
 * @throws The server's answer.
 */
export async function deleteCategoryTerm(
	category: MadeCategory
): Promise< Undo | undefined > {
	return remove( CATEGORIES, category.termId, shownCategory( category ) );
}

/**
 * Reads the content of an item.
 *
 * @param item The item.
 * @throws The server's answer.
 */
export async function readContent( item: PatternItem ): Promise< string > {
	if ( item.type === 'wp_template_part' ) {
		return loadResourceData( partContentResource, String( item.id ) );
	}
	if ( item.source === 'user' ) {
		return loadResourceData( patternContentResource, Number( item.id ) );
	}
	return ( await loadResourceData( themePatternResource, String( item.id ) ) )
		.content;
}

/**
 * Creates patterns of files with their categories. If one fails, what was created before it is deleted
 * again.
 *
 * @param files    The patterns.
 * @param category Label of the category that is open, which all of them get.
 * @param known    The categories of the site as far as they are known.
 * @param onStep   Called with the number of patterns that are created.
 * @return Deletes what was created.
 * @throws The server's answer.
 */
export async function importPatterns(
	files: readonly PatternFile[],
	category: string | undefined,
	known: readonly PatternCategoryRecord[],
	onStep: ( count: number ) => void = () => {}
): Promise< Undo > {
	const ids = new Map< string, number >();
	const newCategories: Made[] = [];
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
			// Who has waited for an answer in vain does not wait for another.
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
		// A second attempt leaves out what the first one has deleted.
		left = left.filter(
			( _, index ) => outcomes[ index ]?.status !== 'saved'
		);
		outcomes.forEach( requireSaved );
	};
}

type Imported = readonly [ RecordKind, Made ];

function toImported(
	patterns: readonly Made[],
	categories: readonly Made[]
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

// An attempt that is sent again is answered with what the first one made: a pattern whose answer was lost gets an id by which it can be
// deleted.
async function removeLost( pattern: NewPattern ): Promise< void > {
	try {
		await deleteCreated( PATTERNS, await createPattern( pattern ) );
	} catch {
		// The person is told of the first failure.
	}
}

type Made = Pick< CreatedItem, 'id' | 'token' >;

// Asks before it deletes a new record that somebody else has changed.
function deleteCreated( kind: RecordKind, { id, token }: Made ) {
	return deleteRecord( kind, id, {
		isForced: true,
		before: { atelier_token: token },
	} );
}

async function update(
	item: PatternItem,
	changes: Fields,
	before: Fields
): Promise< Fields > {
	return requireSaved(
		await updateRecord( getKind( item ), item.id, changes, { before } )
	);
}

async function remove(
	kind: RecordKind,
	key: number | string,
	before: Fields | undefined
): Promise< Undo | undefined > {
	return requireDeleted(
		await deleteRecord( kind, key, { isForced: true, before } )
	);
}

// Maps an item of the list to a REST record.
function shownItem( {
	title,
	categoryIds,
	syncStatus,
	token,
}: PatternItem ): Fields {
	return {
		title,
		wp_pattern_category: categoryIds,
		meta: {
			wp_pattern_sync_status: syncStatus === 'unsynced' ? syncStatus : '',
		},
		...( token !== undefined && { atelier_token: token } ),
	};
}

function shownCategory( { label, token }: CategoryItem ): Fields {
	return {
		name: label,
		...( token !== undefined && { atelier_token: token } ),
	};
}

function getKind( { type }: PatternItem ): RecordKind {
	return type === 'wp_block' ? PATTERNS : PARTS;
}

// The server answers with the id of the category that has the name.
function readExistingTerm( error: unknown ): number | undefined {
	const { code, data } = ( error ?? {} ) as {
		code?: string;
		data?: { term_id?: unknown } | null;
	};
	return code === 'term_exists' && typeof data?.term_id === 'number'
		? data.term_id
		: undefined;
}
