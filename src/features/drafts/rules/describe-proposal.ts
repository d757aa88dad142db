import { __, sprintf } from '@wordpress/i18n';

import type { DraftNote } from './types';

/**
 * Says who asks for the publication of a draft.
 *
 * @param proposal The request.
 */
export function describeProposal( {
	isOwn,
	person,
}: Pick< DraftNote, 'isOwn' | 'person' > ): string {
	if ( isOwn ) {
		return __( 'You ask for its publication.', 'atelier' );
	}
	return person === ''
		? __( 'Someone asks for its publication.', 'atelier' )
		: /* translators: %s: name of a person. */
		  sprintf( __( '%s asks for its publication.', 'atelier' ), person );
}

/**
 * Says who sent a draft back.
 *
 * @param returned What they said.
 */
export function describeReturn( {
	isOwn,
	person,
}: Pick< DraftNote, 'isOwn' | 'person' > ): string {
	if ( isOwn ) {
		return __( 'You sent it back.', 'atelier' );
	}
	return person === ''
		? __( 'Someone sent it back.', 'atelier' )
		: /* translators: %s: name of a person. */
		  sprintf( __( '%s sent it back.', 'atelier' ), person );
}
