import { isOverdue } from '@/features/drafts/rules/is-overdue';

describe( 'isOverdue', () => {
	it.each( [
		[ 1000, 900, false ],
		[ 1000, 1100, false ],
		[ 1000, 1301, true ],
	] )( 'says of what is due at %d, at %d: %s', ( due, now, expected ) => {
		expect( isOverdue( due, now ) ).toBe( expected );
	} );
} );
