import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { parseItems, readTitle } from '@/data/reads/guards';
import { toRestRoute } from '@/data/reads/rest-route';
import { isRecord } from '@/utils/is-record';

/** A record with the fields that the palette needs. */
export interface FoundRecord {
	id: number | string;
	slug?: string;
	title?: string | { rendered?: string; raw?: string };
}

/** A REST route and its query; without a query nothing is requested. */
export interface RecordQuery {
	route: string;
	query: Readonly< Record< string, unknown > > | undefined;
}

/** Fields of a {@link FoundRecord}. */
const FIELDS = 'id,title,slug';

/**
 * Routes of writes that change titles at other routes. The route of the templates includes those of files.
 */
const OTHER_WRITES =
	/^\/wp\/v2\/wp_template(\/|$)|^\/atelier\/v1\/(active-templates|deletions|usage\/replace)/;

/** Records that the palette finds. They are not read by core-data, because a list does not load it, and has the same palette. */
export const foundRecordsResource = defineResource( {
	name: 'found-records',
	path: ( { route, query }: RecordQuery ) =>
		query &&
		addQueryArgs( route, { context: 'edit', _fields: FIELDS, ...query } ),
	parse: ( body ): readonly FoundRecord[] =>
		parseFound( body ).map( ( { id, title, slug } ) => ( {
			id,
			...( typeof slug === 'string' && { slug } ),
			...( typeof title === 'string' && { title } ),
			...( isRecord( title ) && { title: readTitle( title ) } ),
		} ) ),
	// Ids of templates and parts contain slashes: any write below their route may change them.
	isStaleAfter: ( { route }, path ) =>
		route.startsWith( toRestRoute( path ) ) || OTHER_WRITES.test( route ),
} );

const parseFound = parseItems( isFoundRecord );

function isFoundRecord( value: unknown ): value is FoundRecord {
	return (
		isRecord( value ) &&
		( typeof value.id === 'number' || typeof value.id === 'string' )
	);
}
