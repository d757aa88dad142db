import { addQueryArgs } from '@wordpress/url';

import { describeScreen, findRecordList } from '@/utils/screens';
import { formatState, type DesignState } from '@/utils/design-state';
import type { RouteQuery } from './types';

const addedReturnPaths = new Map< string, string >();

/**
 * Sets the path to which leaving the editor of a further type of records leads.
 *
 * @param postType Type of the record.
 * @param path     Path of its list.
 */
export function addReturnPath( postType: string, path: string ): void {
	addedReturnPaths.set( postType, path );
}

/**
 * Returns a path with its query, without parameters that have no value.
 *
 * @param path  Path, for example `/page`.
 * @param query Query parameters.
 */
export function pathTo( path: string, query: RouteQuery = {} ): string {
	return addQueryArgs(
		path,
		Object.fromEntries(
			Object.entries( query ).filter(
				( [ , value ] ) => value !== undefined && value !== ''
			)
		)
	);
}

/**
 * Returns the path of an item.
 *
 * @param postType Type of the record.
 * @param id       Id or name. Names of templates and patterns keep their slashes.
 * @param query    Query parameters.
 */
export function itemPath(
	postType: string,
	id: number | string,
	query: RouteQuery = {}
): string {
	// The router decodes the path, but slugs of templates and parts are stored with encoded octets.
	return pathTo(
		`/${ postType }/${ String( id ).replace( /%/g, '%25' ) }`,
		query
	);
}

/**
 * Returns the path that opens an item in the editor.
 *
 * @param postType Type of the record.
 * @param id       Id or name.
 */
export function editPath( postType: string, id: number | string ): string {
	return itemPath( postType, id, { canvas: 'edit' } );
}

/**
 * Returns the path of the Styles screen.
 *
 * @param section Inner path, for example `/typography`.
 */
export function stylesPath( section?: string ): string {
	const { path } = describeScreen( 'styles' );
	return pathTo( path, section && section !== '/' ? { section } : {} );
}

/** Two states to compare. */
export interface ComparedStates {
	/** The saved state by default. */
	left?: DesignState;
	/** By default the unsaved changes, or the revision before the saved one. */
	right?: DesignState;
	/** Type and id of the record; by default the styles of the site. */
	record?: { postType: string; postId: number | string };
}

/**
 * Returns the path that compares two states.
 *
 * @param states The states.
 */
export function comparePath( { left, right, record }: ComparedStates ): string {
	return pathTo( describeScreen( 'compare' ).path, {
		...( record && {
			postType: record.postType,
			postId: String( record.postId ),
		} ),
		...( left && { left: formatState( left ) } ),
		...( right && { right: formatState( right ) } ),
	} );
}

/**
 * Returns the path to which leaving the editor of a record leads (specification 2.3, design 10).
 *
 * @param postType Type of the record.
 * @throws For a type without such a path (specification 2.3).
 */
export function returnPathFor( postType: string ): string {
	const list = findRecordList( postType );
	const path = list
		? pathTo( list.path, list.query )
		: addedReturnPaths.get( postType );
	if ( path === undefined ) {
		throw new Error(
			`There is no list of records of type “${ postType }”.`
		);
	}
	return path;
}
