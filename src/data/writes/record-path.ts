import { addQueryArgs } from '@wordpress/url';

/** Core-data's configuration of a kind of records. */
export interface RecordConfig {
	kind: string;
	name: string;
	baseURL: string;
	/** Name of the field with a record's key; false when there is only one record. */
	key?: string | false;
}

const RENDERED_FIELDS: readonly string[] = [ 'title', 'content', 'excerpt' ];

/**
 * Returns the REST path that reads a record, or some of its fields, for editing.
 *
 * Templates that belong to a theme have ids such as `theme//home` and the route `/wp/v2/templates`.
 *
 * @param config The kind of records.
 * @param key    Key of the record; undefined when there is only one.
 * @param fields Names of the fields; undefined for all.
 */
export function recordPath(
	{ kind, name, baseURL }: RecordConfig,
	key: number | string | undefined,
	fields?: readonly string[]
): string {
	const isThemeTemplate =
		kind === 'postType' &&
		name === 'wp_template' &&
		! /^\d+$/.test( String( key ) );
	const base = isThemeTemplate
		? `${ baseURL.slice( 0, baseURL.lastIndexOf( '/' ) ) }/templates`
		: baseURL;
	return addQueryArgs( key === undefined ? base : `${ base }/${ key }`, {
		context: 'edit',
		...( fields && {
			_fields: fields
				.map( ( field ) => fieldPath( kind, field ) )
				.join( ',' ),
		} ),
	} );
}

// Rendering a post's content is slow, and only the raw text is compared.
function fieldPath( kind: string, field: string ): string {
	return kind === 'postType' && RENDERED_FIELDS.includes( field )
		? `${ field }.raw`
		: field;
}
