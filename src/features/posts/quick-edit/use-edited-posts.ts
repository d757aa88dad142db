import { useMemo } from 'react';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

import { readEditablePost } from './read-editable-post';
import type { EditablePost, PostEdits } from './types';

/** The posts of the form. */
export interface EditedPosts {
	/** The posts with their pending changes, without those that could not be loaded. */
	posts: readonly EditablePost[];
	/** Pending changes of the form's properties, by id. */
	edits: ReadonlyMap< number, PostEdits >;
	isLoading: boolean;
}

/** Properties that the form changes. */
const PROPERTIES: readonly ( keyof PostEdits )[] = [
	'title',
	'status',
	'date',
	'author',
	'slug',
	'parent',
	'featured_media',
	'password',
	'template',
	'comment_status',
	'ping_status',
	'excerpt',
	'sticky',
	'format',
	'categories',
	'tags',
];

const NONE: readonly { id: string }[] = [];

/**
 * Returns the posts with these ids from core-data, with their pending changes, including those of other screens.
 *
 * @param postType Name of the post type.
 * @param ids      Ids of the posts.
 * @param added    Fields of plugins in the form.
 */
export function useEditedPosts(
	postType: string,
	ids: readonly number[],
	added: readonly { id: string }[] = NONE
): EditedPosts {
	// A flat list, because new objects would count as changed in every render.
	const values = useSelect(
		( select ): unknown[] => {
			const core = select( coreStore );
			return ids.flatMap( ( id ) => {
				const args = [ 'postType', postType, id ] as const;
				// This selector requests the record; that of the edited record does not.
				core.getEntityRecord( ...args );
				return [
					core.getEditedEntityRecord( ...args ),
					core.getEntityRecordEdits( ...args ),
					! core.hasFinishedResolution( 'getEntityRecord', [
						...args,
					] ),
				];
			} );
		},
		[ postType, ids ]
	);
	const records = useMemo(
		() =>
			ids.map( ( id, index ) => {
				const [ record, edits, isLoading ] = values.slice(
					3 * index
				) as [
					EditablePost | false | undefined,
					PostEdits | undefined,
					boolean,
				];
				return { id, record, edits, isLoading };
			} ),
		[ ids, values ]
	);

	return useMemo(
		() => ( {
			posts: records.flatMap( ( { record } ) =>
				record && record.id ? [ readEditablePost( record ) ] : []
			),
			edits: new Map(
				records.flatMap( ( { id, edits } ): [ number, PostEdits ][] => {
					const picked = pickEdits( edits, [
						...PROPERTIES,
						...added.map( toProperty ),
					] );
					return picked ? [ [ id, picked ] ] : [];
				} )
			),
			isLoading: records.some( ( { isLoading } ) => isLoading ),
		} ),
		[ records, added ]
	);
}

// The id of a field may be a path.
function toProperty( { id }: { id: string } ): string {
	return id.split( '.' )[ 0 ] as string;
}

function pickEdits(
	edits: PostEdits | undefined,
	names: readonly string[]
): PostEdits | undefined {
	const entries = Object.entries( edits ?? {} ).filter( ( [ name ] ) =>
		names.includes( name )
	);
	return entries.length > 0 ? Object.fromEntries( entries ) : undefined;
}
