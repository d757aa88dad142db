import { describeProposalState } from '@/features/drafts/rules/describe-proposal';
import type { DraftNote } from '@/features/drafts/rules/types';

const aNote = ( person: string, isOwn = false ): DraftNote => ( {
	person,
	isOwn,
	time: 0,
	note: '',
} );

it.each( [
	[ 'Ann', true, 'You ask for its publication.', 'You sent it back.' ],
	[ 'Ann', false, 'Ann asks for its publication.', 'Ann sent it back.' ],
	[ '', false, 'Someone asks for its publication.', 'Someone sent it back.' ],
] )( 'names “%s” (own: %s)', ( person, isOwn, asked, returned ) => {
	const note = aNote( person, isOwn );
	expect(
		describeProposalState( {
			proposal: note,
			returned: undefined,
			isPublished: false,
		} )
	).toBe( asked );
	expect(
		describeProposalState( {
			proposal: undefined,
			returned: note,
			isPublished: false,
		} )
	).toBe( returned );
} );

it.each( [
	[ 'nobody asks', undefined, false ],
	[ 'it is published', aNote( 'Ann' ), true ],
] )( 'says nothing where %s', ( _, proposal, isPublished ) => {
	expect(
		describeProposalState( { proposal, returned: undefined, isPublished } )
	).toBeUndefined();
} );
