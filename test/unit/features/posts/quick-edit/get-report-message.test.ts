import { getReportMessage } from '@/features/posts/quick-edit/get-report-message';

const some = ( count: number ) =>
	Array.from( { length: count }, ( _, id ) => ( {
		id,
		title: '',
		message: '',
	} ) );

describe( 'getReportMessage', () => {
	it.each( [
		[ 8, 2, '8 updated, 2 failed' ],
		[ 1, 0, '1 updated' ],
		[ 0, 1, '0 updated, 1 failed' ],
	] )( 'tells of %d saved and %d failed', ( updated, failed, message ) => {
		expect(
			getReportMessage( {
				updated: some( updated ),
				failed: some( failed ),
			} )
		).toBe( message );
	} );
} );
