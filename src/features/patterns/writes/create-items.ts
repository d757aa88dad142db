import { cleanForSlug } from '@wordpress/url';

import { createRecord, requireSaved, type Undo } from '@/data/writes';
import { toAsciiSlug } from '@/utils/to-ascii-slug';
import type { PatternItem, SyncStatus } from '../rules/types';
import { deleteCreated } from './delete-record';
import { readContent } from '../reads/read-content';
import { PARTS, PATTERNS } from './record-kinds';

/** The slug of a part whose title has neither a letter nor a digit (specification 5). */
const NAMELESS_PART_SLUG = 'wp-custom-part';

/** A record that was created. */
export interface CreatedItem {
	postType: string;
	id: number | string;
	/** Token of its content. */
	token?: string | undefined;
}

/** A pattern to create. */
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
 * @param pattern Its fields.
 * @throws The server's error.
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
 * @return Function that deletes the pattern, unless somebody else has changed it since.
 * @throws The server's error.
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
 * @param part         Its fields.
 * @param part.title   Its title.
 * @param part.area    Name of its area.
 * @param part.content Its content.
 * @throws The server's error.
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
			slug: toAsciiSlug( cleanForSlug( title ) ) || NAMELESS_PART_SLUG,
			title,
			content,
			area,
		} )
	);
	return { postType: 'wp_template_part', id: id as string };
}
