import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

import { hasId } from '@/data/reads/guards';
import { getBootPayload } from '@/data/site/boot-payload';
import { toRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';

/** A person who may edit styles. */
export interface StyleAuthor {
	id: number;
	name: string;
	/** Address of the avatar of 48 px; empty without one. */
	avatarUrl: string;
}

// Specification 7.2.
const QUERY = {
	per_page: -1,
	_fields: 'id,name,avatar_urls',
	context: 'view',
	capabilities: [ 'edit_theme_options' ],
};
const AVATAR_SIZE = '48';

/** Returns the people who may edit styles, by id, and the id of the current person. Without the right to list users it has only that person. */
export function useStyleAuthors(): {
	authors: ReadonlyMap< number, StyleAuthor >;
	userId: number;
} {
	const { person, users, userId } = useSelect( ( select ) => {
		const core = select( coreStore );
		const current = core.getCurrentUser();
		return {
			person: current,
			users: ( getBootPayload().rights.listUsers
				? core.getUsers( QUERY )
				: undefined ) as unknown,
			userId: current?.id ?? 0,
		};
	}, [] );
	// A person who may not list users still knows their own name.
	const authors = readStyleAuthors(
		Array.isArray( users ) ? users : [ person ]
	);
	return {
		authors: new Map( authors.map( ( author ) => [ author.id, author ] ) ),
		userId,
	};
}

/**
 * Returns the people of a list of users; invalid entries are left out.
 *
 * @param users Unchecked response of the server.
 */
export function readStyleAuthors(
	users: readonly unknown[]
): readonly StyleAuthor[] {
	return users.filter( hasId ).map( ( { id, name, avatar_urls: urls } ) => ( {
		id,
		name: toText( name ),
		avatarUrl: toText( toRecord( urls )[ AVATAR_SIZE ] ),
	} ) );
}
