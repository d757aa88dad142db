import { describeProposalState } from '@/features/drafts/rules/describe-proposal';
import type { DraftProposal } from '@/features/drafts/rules/types';

const aNote = (
	person: string,
	isOwn = false,
	isChanged = false
): DraftProposal => ( {
	person,
	isOwn,
	isChanged,
	time: 0,
	note: '',
	isApi: false,
} );

it.each( [
	[ 'Ann', true, 'You asked to publish this draft.', 'You sent it back.' ],
	[ 'Ann', false, 'Ann asked to publish this draft.', 'Ann sent it back.' ],
	[
		'',
		false,
		'A former user asked to publish this draft.',
		'Someone sent it back.',
	],
] )( 'names “%s” (own: %s)', ( person, isOwn, asked, returned ) => {
	const note = aNote( person, isOwn );
	expect(
		describeProposalState( {
			proposal: note,
			returned: undefined,
			isPublished: false,
			isByApi: false,
			author: '',
		} )
	).toBe( asked );
	expect(
		describeProposalState( {
			proposal: undefined,
			returned: note,
			isPublished: false,
			isByApi: false,
			author: '',
		} )
	).toBe( returned );
} );

it.each( [
	[ true, 'You asked to publish this draft. The draft was changed since.' ],
	[ false, 'Ann asked to publish this draft. The draft was changed since.' ],
] )( 'says that the draft was changed since (own: %s)', ( isOwn, text ) => {
	expect(
		describeProposalState( {
			proposal: aNote( 'Ann', isOwn, true ),
			returned: undefined,
			isPublished: false,
			isByApi: false,
			author: '',
		} )
	).toBe( text );
} );

it.each( [
	[ 'nobody asks', undefined, false ],
	[ 'it is published', aNote( 'Ann' ), true ],
] )( 'says nothing where %s', ( _, proposal, isPublished ) => {
	expect(
		describeProposalState( {
			proposal,
			returned: undefined,
			isPublished,
			isByApi: false,
			author: '',
		} )
	).toBeUndefined();
} );

it.each( [
	[ false, 'Asked by Ann, through the API.' ],
	[ true, 'Asked by Ann, through the API. The draft was changed since.' ],
] )( 'says that a program asks (changed: %s)', ( isChanged, text ) => {
	expect(
		describeProposalState( {
			proposal: { ...aNote( 'Ann', true, isChanged ), isApi: true },
			returned: undefined,
			isPublished: false,
			isByApi: true,
			author: 'Ann',
		} )
	).toBe( text );
} );

it.each( [
	[ 'Ann', 'Made by Ann, through the API.' ],
	[ '', 'Made by A former user, through the API.' ],
] )( 'says that a program made the draft of “%s”', ( author, text ) => {
	expect(
		describeProposalState( {
			proposal: undefined,
			returned: undefined,
			isPublished: false,
			isByApi: true,
			author,
		} )
	).toBe( text );
} );
