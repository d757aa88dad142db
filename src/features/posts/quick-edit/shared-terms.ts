import { __ } from '@wordpress/i18n';

import type { EditablePost, FormPost, PostEdits } from './types';

/** Fields of terms, each a list of their ids. Their names are the REST bases of their taxonomies. */
export const TERM_FIELDS = [ 'categories', 'tags' ] as const;

/** A field of terms. */
export type TermField = ( typeof TERM_FIELDS )[ number ];

/**
 * Returns the label of a field of terms.
 *
 * @param field The field.
 */
export function getTermLabel( field: TermField ): string {
	return field === 'categories'
		? __( 'Categories', 'atelier' )
		: __( 'Tags', 'atelier' );
}

/** Terms of one post or several. */
export interface SharedTerms {
	/** Ids of the terms that all posts have. */
	all: readonly number[];
	/** Ids of those that only some have. */
	some: readonly number[];
}

/**
 * Returns the terms that several posts have.
 *
 * @param lists The ids of each post's terms.
 */
export function shareTerms(
	lists: readonly ( readonly number[] )[]
): SharedTerms {
	const ids = [ ...new Set( lists.flat() ) ];
	const isInAll = ( id: number ) =>
		lists.every( ( list ) => list.includes( id ) );
	return {
		all: ids.filter( isInAll ),
		some: ids.filter( ( id ) => ! isInAll( id ) ),
	};
}

/**
 * Returns the terms after one was added to all posts, or removed from all.
 *
 * @param terms  The terms before.
 * @param id     Id of the term.
 * @param hasAll Whether it is added.
 */
export function setTerm(
	{ all, some }: SharedTerms,
	id: number,
	hasAll: boolean
): SharedTerms {
	const without = ( ids: readonly number[] ) =>
		ids.filter( ( other ) => other !== id );
	return {
		all: hasAll ? [ ...without( all ), id ] : without( all ),
		some: without( some ),
	};
}

/**
 * Returns the terms of a field in a form.
 *
 * @param data  The post, or the common values of several.
 * @param field The field.
 */
export function readTerms( data: FormPost, field: TermField ): SharedTerms {
	return {
		all: data[ field ] ?? [],
		some: data.partialTerms?.[ field ] ?? [],
	};
}

/**
 * Returns the change that sets the terms of a form.
 *
 * @param data  The post, or the common values of several.
 * @param field The field.
 * @param terms The terms.
 */
export function changeTerms(
	data: FormPost,
	field: TermField,
	{ all, some }: SharedTerms
): Partial< FormPost > {
	return {
		[ field ]: all,
		partialTerms: { ...data.partialTerms, [ field ]: some },
	};
}

/**
 * Returns the edits of one post for a change of the form. Terms that were added or removed in the form are added to or removed from its own;
 * other terms in which the posts differ stay.
 *
 * @param post   The post with its pending changes.
 * @param data   The values of the form before the change.
 * @param change The change.
 */
export function toPostEdits(
	post: EditablePost,
	data: FormPost,
	{ partialTerms, ...change }: Partial< FormPost >
): PostEdits {
	const edits: PostEdits = change;
	for ( const field of TERM_FIELDS ) {
		const all = change[ field ];
		if ( all ) {
			const before = readTerms( data, field );
			const kept = [ ...all, ...( partialTerms?.[ field ] ?? [] ) ];
			const added = all.filter( ( id ) => ! before.all.includes( id ) );
			const removed = [ ...before.all, ...before.some ].filter(
				( id ) => ! kept.includes( id )
			);
			edits[ field ] = [
				...new Set( [ ...( post[ field ] ?? [] ), ...added ] ),
			].filter( ( id ) => ! removed.includes( id ) );
		}
	}
	return edits;
}
