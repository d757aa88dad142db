import {
	createRecord,
	requireSaved,
	updateRecord,
	type Fields,
	type Undo,
} from '@/data/writes';
import type { PatternCategoryRecord } from '../reads/patterns';
import { matchCategory } from '../rules/match-category';
import type { CategoryItem } from '../rules/types';
import { deleteShown } from './delete-record';
import { CATEGORIES } from './record-kinds';

/** A category that people created. */
export type MadeCategory = CategoryItem & { termId: number };

/**
 * Creates the term of a category of patterns, or finds the existing one.
 *
 * @param label      Label of the category.
 * @param categories The categories of the site as far as they are known.
 * @return Its id, whether it was created, and the token of a created one.
 * @throws The server's error.
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
 * Renames a category of patterns.
 *
 * @param category The category.
 * @param label    Its new name.
 * @throws The server's error.
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
 * @return Function that restores it.
 * @throws The server's error.
 */
export async function deleteCategoryTerm(
	category: MadeCategory
): Promise< Undo | undefined > {
	return deleteShown(
		CATEGORIES,
		category.termId,
		shownCategory( category )
	);
}

function shownCategory( { label, token }: CategoryItem ): Fields {
	return {
		name: label,
		...( token !== undefined && { atelier_token: token } ),
	};
}

// The error has the id of the existing category with that name.
function readExistingTerm( error: unknown ): number | undefined {
	const { code, data } = ( error ?? {} ) as {
		code?: string;
		data?: { term_id?: unknown } | null;
	};
	return code === 'term_exists' && typeof data?.term_id === 'number'
		? data.term_id
		: undefined;
}
