import { lacksDate } from '@/features/posts/quick-edit/lacks-date';
import type {
	EditablePost,
	PostEdits,
} from '@/features/posts/quick-edit/types';

const TOMORROW = '2030-01-02T00:00:00';
const YESTERDAY = '2029-12-31T00:00:00';
const isInTheFuture = ( date: string ) => date > '2030-01-01T00:00:00';

describe( 'lacksDate', () => {
	it.each< [ string, Partial< EditablePost >, PostEdits, boolean ] >( [
		[
			'is scheduled for a time that has passed',
			{ status: 'future', date: YESTERDAY },
			{ status: 'future' },
			true,
		],
		[
			'is scheduled without a date',
			{ status: 'future', date: null },
			{ date: null },
			true,
		],
		[
			'is scheduled for a time to come',
			{ status: 'future', date: TOMORROW },
			{ status: 'future' },
			false,
		],
		[
			'was scheduled before and has not been changed',
			{ status: 'future', date: YESTERDAY },
			{ author: 2 },
			false,
		],
		[
			'is published',
			{ status: 'publish', date: YESTERDAY },
			{ status: 'publish' },
			false,
		],
	] )( 'asks of a post that %s', ( _, post, edits, expected ) => {
		expect(
			lacksDate(
				[
					{ id: 1, type: 'page', status: 'draft' },
					{ id: 2, type: 'page', ...post },
				],
				new Map( [ [ 2, edits ] ] ),
				isInTheFuture
			)
		).toBe( expected );
	} );
} );
