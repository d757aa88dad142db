import { __, sprintf } from '@wordpress/i18n';

import type { DraftNote, DraftSummary } from './types';

/**
 * Returns the sentence that says who asks for the publication of a draft, or who sent it back; undefined where neither is so.
 *
 * @param draft The draft.
 */
export function describeProposalState( {
	proposal,
	returned,
	isPublished,
}: Pick< DraftSummary, 'proposal' | 'returned' | 'isPublished' > ):
	| string
	| undefined {
	if ( isPublished ) {
		return undefined;
	}
	return proposal
		? describeProposal( proposal )
		: returned && describeReturn( returned );
}

function describeProposal( { isOwn, person }: DraftNote ): string {
	if ( isOwn ) {
		return __( 'You ask for its publication.', 'atelier' );
	}
	return person === ''
		? __( 'Someone asks for its publication.', 'atelier' )
		: /* translators: %s: name of a person. */
		  sprintf( __( '%s asks for its publication.', 'atelier' ), person );
}

function describeReturn( { isOwn, person }: DraftNote ): string {
	if ( isOwn ) {
		return __( 'You sent it back.', 'atelier' );
	}
	return person === ''
		? __( 'Someone sent it back.', 'atelier' )
		: /* translators: %s: name of a person. */
		  sprintf( __( '%s sent it back.', 'atelier' ), person );
}
