import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect } from '@wordpress/data';

/** Properties of a post that are written. */
export type PostChanges = Record< string, unknown >;

const THROW = { throwOnError: true } as const;

/**
 * Saves some properties of a post and no other pending edits of it.
 *
 * @param postType Name of the post type.
 * @param id       Id of the post.
 * @param changes  The properties.
 * @throws The server's answer when it refuses.
 */
export async function updatePost(
	postType: string,
	id: number,
	changes: PostChanges
): Promise< PostChanges > {
	return ( await dispatch( coreStore ).saveEntityRecord(
		'postType',
		postType,
		{ id, ...changes },
		THROW
	) ) as PostChanges;
}

/**
 * Creates a post.
 *
 * @param postType Name of the post type.
 * @param record   Its properties.
 * @throws The server's answer when it refuses.
 */
export async function createPost(
	postType: string,
	record: PostChanges
): Promise< PostChanges & { id: number } > {
	return ( await dispatch( coreStore ).saveEntityRecord(
		'postType',
		postType,
		record,
		THROW
	) ) as PostChanges & { id: number };
}

/**
 * Moves a post to the trash, or deletes it for good.
 *
 * @param postType Name of the post type.
 * @param id       Id of the post.
 * @param force    For good.
 * @throws The server's answer when it refuses.
 */
export async function deletePost(
	postType: string,
	id: number,
	force: boolean
): Promise< void > {
	await dispatch( coreStore ).deleteEntityRecord(
		'postType',
		postType,
		id,
		{ force },
		THROW
	);
	// What the store holds of it would be shown with its old status.
	await dispatch( coreStore ).invalidateResolution( 'getEntityRecord', [
		'postType',
		postType,
		id,
	] );
}

/**
 * Creates a draft with the content of a post (the host's words for it: Duplicate).
 *
 * @param postType Name of the post type.
 * @param id       Id of the post.
 * @param title    Title of the copy.
 * @throws The server's answer when it refuses.
 */
export async function duplicatePost(
	postType: string,
	id: number,
	title: string
): Promise< PostChanges & { id: number } > {
	const source = ( await resolveSelect( coreStore ).getEntityRecord(
		'postType',
		postType,
		id
	) ) as Record< string, unknown > | undefined;
	if ( ! source ) {
		throw new Error( `There is no ${ postType } ${ id }.` );
	}
	const copy: PostChanges = { title, status: 'draft' };
	for ( const name of COPIED ) {
		const value = source[ name ];
		if ( value !== undefined && value !== null ) {
			copy[ name ] = isRaw( value ) ? value.raw : value;
		}
	}
	return createPost( postType, copy );
}

/**
 * Saves settings of the site.
 *
 * @param settings Settings by name.
 * @throws The server's answer when it refuses.
 */
export async function updateSite( settings: PostChanges ): Promise< void > {
	await dispatch( coreStore ).saveEntityRecord(
		'root',
		'site',
		settings,
		THROW
	);
}

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

function isRaw( value: unknown ): value is { raw: unknown } {
	return typeof value === 'object' && value !== null && 'raw' in value;
}
