import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

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
const NOBODY: readonly StyleAuthor[] = [];

/** Returns those who may edit styles, by id, and the person who works. */
export function useStyleAuthors(): {
	authors: ReadonlyMap< number, StyleAuthor >;
	userId: number;
} {
	const { users, userId } = useSelect( ( select ) => {
		const core = select( coreStore );
		return {
			users: core.getUsers( QUERY ) as unknown,
			userId: core.getCurrentUser()?.id ?? 0,
		};
	}, [] );
	const authors = Array.isArray( users ) ? users.map( readAuthor ) : NOBODY;
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
