import { runForEach } from '@/utils/run-for-each';
import { getReportMessage } from '@/features/posts/quick-edit/get-report-message';

const items = Array.from( { length: 10 }, ( _, index ) => ( {
	id: index + 1,
	title: `Page ${ index + 1 }`,
} ) );

describe( 'applyEdits', () => {
	it( 'reports each record by itself, with the server’s message', async () => {
		const steps: number[] = [];

		const report = await runForEach(
			items,
			async ( { id } ) => {
				if ( id === 3 ) {
					throw { code: 'rest_cannot_edit', message: 'Not allowed.' };
				}
				if ( id === 7 ) {
					throw { code: 'unknown_error', message: 'x' };
				}
			},
			( done ) => steps.push( done )
		);

		expect( report.updated.map( ( { id } ) => id ) ).toEqual( [
			1, 2, 4, 5, 6, 8, 9, 10,
		] );
		expect( report.failed ).toEqual( [
			{ id: 3, title: 'Page 3', message: 'Not allowed.' },
			{ id: 7, title: 'Page 7', message: 'The server gave no reason.' },
		] );
		expect( steps.at( -1 ) ).toBe( 10 );
		expect( getReportMessage( report ) ).toBe( '8 updated, 2 failed' );
	} );

	it( 'never has more than three requests under way', async () => {
		let running = 0;
		let most = 0;

		await runForEach( items, async () => {
			running++;
			most = Math.max( most, running );
			await Promise.resolve();
			running--;
		} );

		expect( most ).toBe( 3 );
	} );
} );
