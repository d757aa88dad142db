import { TERM_FIELDS } from './shared-terms';
import type { EditablePost } from './types';

/** Values that replace those of a wrong type. */
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
 * Returns a post whose values have the types that the form expects; the same object if all have. Missing properties stay missing.
 *
 * @param post The post in core-data.
 */
export function readEditablePost( post: EditablePost ): EditablePost {
	const stored: Readonly< Record< string, unknown > > = { ...post };
	const wrong = Object.entries( DEFAULTS ).filter(
		( [ name, value ] ) =>
			stored[ name ] !== undefined &&
			stored[ name ] !== null &&
			typeof stored[ name ] !== typeof value
	);
	const lists = TERM_FIELDS.filter(
		( name ) =>
			stored[ name ] !== undefined && ! isListOfIds( stored[ name ] )
	).map( ( name ) => [ name, [] ] );
	return wrong.length + lists.length > 0
		? { ...post, ...Object.fromEntries( [ ...wrong, ...lists ] ) }
		: post;
}

function isListOfIds( value: unknown ): boolean {
	return (
		Array.isArray( value ) &&
		value.every( ( id ) => typeof id === 'number' )
	);
}
