import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

import { getBootPayload } from '@/data/site/boot-payload';

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

/** Returns those who may edit styles, by id, as far as the person may list users, and the person who works. */
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
	// Who may not list users still knows their own name.
	const known = Array.isArray( users ) ? users : [ person ].filter( Boolean );
	const authors: readonly StyleAuthor[] = known.map( readAuthor );
	return {
		authors: new Map( authors.map( ( author ) => [ author.id, author ] ) ),
		userId,
	};
}

function readAuthor( user: {
	id: number;
	name?: string;
	avatar_urls?: Record< string, string >;
} ): StyleAuthor {
	return {
		id: user.id,
		name: user.name ?? '',
		avatarUrl: user.avatar_urls?.[ AVATAR_SIZE ] ?? '',
	};
}
