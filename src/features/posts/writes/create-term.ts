import { createRecord, requireSaved } from '@/data/writes';
import { isRecord } from '@/utils/is-record';

/** Taxonomies by their REST bases. */
const TAXONOMIES = { categories: 'category', tags: 'post_tag' } as const;

/**
 * Creates a category or a tag.
 *
 * @param restBase REST base of its taxonomy.
 * @param name     Its name.
 * @return Its id; that of the existing term if the name is taken.
 * @throws The server's error.
 */
export async function createTerm(
	restBase: keyof typeof TAXONOMIES,
	name: string
): Promise< number > {
	const outcome = await createRecord(
		{ kind: 'taxonomy', name: TAXONOMIES[ restBase ] },
		{ name }
	);
	try {
		return ( requireSaved( outcome ) as { id: number } ).id;
	} catch ( error ) {
		const existing = readExistingTerm( error );
		if ( existing === undefined ) {
			throw error;
		}
		return existing;
	}
}

function readExistingTerm( error: unknown ): number | undefined {
	return isRecord( error ) &&
		error.code === 'term_exists' &&
		isRecord( error.data ) &&
		typeof error.data.term_id === 'number'
		? error.data.term_id
		: undefined;
}
