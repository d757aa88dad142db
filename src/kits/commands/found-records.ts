import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { parseItems, readTitle } from '@/data/reads/guards';
import { toRestRoute } from '@/data/reads/rest-route';
import { isRecord } from '@/utils/is-record';

/** A record as the palette needs it. */
export interface FoundRecord {
	id: number | string;
	slug?: string;
	title?: string | { rendered?: string; raw?: string };
}

/** A route of REST and its query; without one nothing is asked for. */
export interface RecordQuery {
	route: string;
	query: Readonly< Record< string, unknown > > | undefined;
}

/** Fields of a {@link FoundRecord}. */
const FIELDS = 'id,title,slug';

/**
 * Writes that change titles at another route than the one that is asked. The route of the templates holds those of files, too.
 */
const OTHER_WRITES =
	/^\/wp\/v2\/wp_template(\/|$)|^\/atelier\/v1\/(active-templates|deletions|usage\/replace)/;

/** Records that the palette finds. Not core-data's: a list does without that, and its palette finds the same. */
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
	// Ids of templates and parts hold slashes: any write below their route is one to them.
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
