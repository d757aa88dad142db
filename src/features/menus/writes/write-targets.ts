import { postKind } from '@/data/writes/record-kinds';
import type { Fields } from '@/data/writes/compare-fields';
import {
	createRecord,
	requireSaved,
	restoreDeletion,
	updateRecord,
} from '@/data/writes/write-records';
import { toText } from '@/utils/to-text';

/** A page to which an item of a menu links. */
export interface TargetPage {
	id: number;
	/** Its address; empty where it has none. */
	url: string;
}

/**
 * Creates a page as a draft, as the target of an item.
 *
 * @param title Its title.
 * @return The page.
 * @throws The server's error.
 */
export async function createTargetPage( title: string ): Promise< TargetPage > {
	const { id, link } = requireSaved(
		await createRecord( postKind( 'page' ), { title, status: 'draft' } )
	);
	return { id: Number( id ), url: toText( link ) };
}

/**
 * Publishes the target post of an item.
 *
 * @param type   Name of its type.
 * @param id     Its id, as the item has it.
 * @param before The post as the person saw it.
 * @return Its address, which differs from a draft's; empty where the server returns none.
 * @throws The server's error.
 */
export async function publishTarget(
	type: string,
	id: number | undefined,
	before: Fields
): Promise< string > {
	const { link } = requireSaved(
		await updateRecord(
			postKind( type ),
			id,
			{ status: 'publish' },
			{ before }
		)
	);
	return toText( link );
}

/**
 * Restores the target post of an item from the trash.
 *
 * @param type Name of its type.
 * @param id   Its id.
 * @throws The server's error.
 */
export async function restoreTarget(
	type: string,
	id: number
): Promise< void > {
	requireSaved( await restoreDeletion( id, postKind( type ), id ) );
}
