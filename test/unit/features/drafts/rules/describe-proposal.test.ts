import {
	describeProposal,
	describeReturn,
} from '@/features/drafts/rules/describe-proposal';

it.each( [
	[ 'Ann', true, 'You ask for its publication.', 'You sent it back.' ],
	[ 'Ann', false, 'Ann asks for its publication.', 'Ann sent it back.' ],
	[ '', false, 'Someone asks for its publication.', 'Someone sent it back.' ],
] )( 'names “%s” (own: %s)', ( person, isOwn, asked, returned ) => {
	expect( describeProposal( { person, isOwn } ) ).toBe( asked );
	expect( describeReturn( { person, isOwn } ) ).toBe( returned );
} );
