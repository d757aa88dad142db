import { __, sprintf } from '@wordpress/i18n';

import type { DraftNote, DraftProposal, DraftSummary } from './types';

/**
 * Returns the sentence that says who asks for the publication of a draft, or who sent it back; undefined where neither is so.
 *
 * @param draft The draft.
 */
export function describeProposalState( {
	proposal,
	returned,
	isPublished,
	isByApi,
	author,
}: Pick<
	DraftSummary,
	'proposal' | 'returned' | 'isPublished' | 'isByApi' | 'author'
> ): string | undefined {
	if ( isPublished ) {
		return undefined;
	}
	if ( proposal ) {
		return describeProposal( proposal );
	}
	if ( returned ) {
		return describeReturn( returned );
	}
	return isByApi
		? sprintf(
				/* translators: %s: name of a user in whose name a program made a draft. */
				__( 'Made by %s, through the API.', 'atelier' ),
				author || __( 'A former user', 'atelier' )
		  )
		: undefined;
}

function describeProposal( {
	isOwn,
	isChanged,
	isApi,
	person,
}: DraftProposal ): string {
	const name = person || __( 'A former user', 'atelier' );
	if ( isApi ) {
		return isChanged
			? sprintf(
					/* translators: %s: name of a user in whose name a program asks to publish a draft. */
					__(
						'Asked by %s, through the API. The draft was changed since.',
						'atelier'
					),
					name
			  )
			: /* translators: %s: name of a user in whose name a program asks to publish a draft. */
			  sprintf( __( 'Asked by %s, through the API.', 'atelier' ), name );
	}
	if ( isOwn ) {
		return isChanged
			? __(
					'You asked to publish this draft. The draft was changed since.',
					'atelier'
			  )
			: __( 'You asked to publish this draft.', 'atelier' );
	}
	return isChanged
		? sprintf(
				/* translators: %s: name of a user. */
				__(
					'%s asked to publish this draft. The draft was changed since.',
					'atelier'
				),
				name
		  )
		: /* translators: %s: name of a user. */
		  sprintf( __( '%s asked to publish this draft.', 'atelier' ), name );
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
