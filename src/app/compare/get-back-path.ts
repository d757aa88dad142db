import { pathTo, returnPathFor, stylesPath, type RouteQuery } from '@/router';
import { parseState } from '@/utils/design-state';
import { describeScreen, findRecordList } from '@/utils/screens';

/**
 * Returns where a comparison leads back to: the list of its record, or Styles; the moment of the history that is compared.
 *
 * @param query Query of the address.
 */
export function getBackPath( { postType, left, right }: RouteQuery ): string {
	const moment = [ left, right ]
		.map( parseState )
		.find( ( state ) => state?.kind === 'moment' );
	if ( moment && 'at' in moment && moment.at === 'live' ) {
		return describeScreen( 'drafts' ).path;
	}
	if ( moment && 'at' in moment ) {
		return pathTo( describeScreen( 'history' ).path, { at: moment.at } );
	}
	return postType !== undefined && findRecordList( postType )
		? returnPathFor( postType )
		: stylesPath();
}
