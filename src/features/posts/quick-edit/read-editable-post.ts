import type { EditablePost } from './types';

/** Values that stand in place of those of a wrong type. */
const DEFAULTS = {
	title: '',
	status: '',
	date: '',
	slug: '',
	password: '',
	template: '',
	comment_status: '',
	ping_status: '',
	excerpt: '',
	format: '',
	author: 0,
	parent: 0,
	featured_media: 0,
	sticky: false,
} as const;

/**
 * Returns a post whose values have the types that the form is made for; the same post where all have. Properties that it does not have
 * stay missing.
 *
 * @param post The post as core-data has it.
 */
export function readEditablePost( post: EditablePost ): EditablePost {
	const stored: Readonly< Record< string, unknown > > = { ...post };
	const wrong = Object.entries( DEFAULTS ).filter(
		( [ name, value ] ) =>
			stored[ name ] !== undefined &&
			stored[ name ] !== null &&
			typeof stored[ name ] !== typeof value
	);
	return wrong.length > 0
		? { ...post, ...Object.fromEntries( wrong ) }
		: post;
}
