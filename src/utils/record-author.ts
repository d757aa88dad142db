import { toText } from './to-text';

/** Origin of a record (specification 3). */
export type AuthorSource = 'theme' | 'plugin' | 'site' | 'user';

/** Author of a record. */
export interface RecordAuthor {
	source: AuthorSource;
	/** Name of the person, theme or plugin, or title of the site. */
	name: string;
	/** Address of a person's picture or of the site's logo; empty without one. */
	avatar: string;
}

const SOURCES: readonly AuthorSource[] = [ 'theme', 'plugin', 'site', 'user' ];

/**
 * Reads the author of a record. Fields of a wrong type count as missing.
 *
 * @param fields Fields of the answer.
 */
export function readAuthor( fields: object ): RecordAuthor {
	const {
		author_text: name,
		author_avatar: avatar,
		original_source: source,
	}: Readonly< Record< string, unknown > > = { ...fields };
	return {
		source: SOURCES.find( ( known ) => known === source ) ?? 'user',
		name: toText( name ),
		avatar: toText( avatar ),
	};
}
