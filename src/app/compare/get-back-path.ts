import { getBootPayload } from '@/data/site/boot-payload';
import { draftPath } from '@/features/drafts';
import { pathTo, returnPathFor, stylesPath, type RouteQuery } from '@/router';
import { parseState } from '@/utils/design-state';
import { describeScreen, findRecordList } from '@/utils/screens';

/** Moments of a comparison with a draft of the design: the live design, or a revision of the draft. */
const BESIDE_DRAFT = /^(live|draft-\d+)$/;

/**
 * Returns the path of a comparison's back button: the draft, the compared moment of the history, the list of its record, or Styles.
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
