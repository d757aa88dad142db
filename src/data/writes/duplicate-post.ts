import { rawValue } from './compare-fields';
import { postKind } from './record-kinds';
import type { SaveOutcome } from './save-outcome';
import { createRecord, type WriteTarget } from './write-records';

/** Fields that a copy takes from its original. */
const COPIED = [
	'content',
	'excerpt',
	'parent',
	'menu_order',
	'template',
	'featured_media',
	'comment_status',
	'ping_status',
	'format',
	'meta',
	'categories',
	'tags',
];

/**
 * Creates a draft with the content of a post (the host's words for it: Duplicate).
 *
 * @param postType Name of the post type.
 * @param id       Id of the post.
 * @param title    Title of the copy.
 * @throws The server's answer when the original cannot be read.
 */
export async function duplicatePostRecord(
	postType: string,
	id: number,
	title: string
): Promise< SaveOutcome< WriteTarget > > {
	const { readStoredRecord } = await import( './core-transport' );
	const source = await readStoredRecord( postKind( postType ), id );
	if ( ! source ) {
		throw new Error( `There is no ${ postType } ${ id }.` );
	}
	const copied = COPIED.map( ( name ) => [
		name,
		rawValue( source[ name ] ),
	] ).filter( ( [ , value ] ) => value !== undefined && value !== null );
	return createRecord( postKind( postType ), {
		...Object.fromEntries( copied ),
		title,
		status: 'draft',
	} );
}
