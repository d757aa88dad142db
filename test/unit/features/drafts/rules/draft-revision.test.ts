import { findCurrentRevision } from '@/features/drafts/rules/draft-revision';

const aRevision = ( id: number, isCurrent: boolean ) => ( {
	id,
	time: 1,
	author: 'Ada',
	isCurrent,
	records: [],
} );

it( 'finds the newest revision that holds what the draft holds now', () => {
	expect(
		findCurrentRevision( [
			aRevision( 3, false ),
			aRevision( 2, true ),
			aRevision( 1, true ),
		] )?.id
	).toBe( 2 );
	expect( findCurrentRevision( [ aRevision( 1, false ) ] ) ).toBeUndefined();
} );
