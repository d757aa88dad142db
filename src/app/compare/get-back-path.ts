import { getBootPayload } from '@/data/site/boot-payload';
import { draftPath } from '@/features/drafts';
import { pathTo, returnPathFor, stylesPath, type RouteQuery } from '@/router';
import { parseState } from '@/utils/design-state';
import { describeScreen, findRecordList } from '@/utils/screens';

/** The live design beside a draft, and the draft after a save. */
const BESIDE_DRAFT = /^(live|draft-\d+)$/;

/**
 * Returns where a comparison leads back to: the list of its record, or Styles; the moment of the history that is compared; the draft.
 *
 * @param query Query of the address.
 */
export function getBackPath( { postType, left, right }: RouteQuery ): string {
	const moment = [ left, right ]
		.map( parseState )
		.find( ( state ) => state?.kind === 'moment' );
	if ( moment && 'at' in moment && BESIDE_DRAFT.test( moment.at ) ) {
		const { draft } = getBootPayload();
		return draft ? draftPath( draft.id ) : describeScreen( 'drafts' ).path;
	}
	if ( moment && 'at' in moment ) {
		return pathTo( describeScreen( 'history' ).path, { at: moment.at } );
	}
	return postType !== undefined && findRecordList( postType )
		? returnPathFor( postType )
		: stylesPath();
}
