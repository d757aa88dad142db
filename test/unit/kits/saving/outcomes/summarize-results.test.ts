import type { SaveOutcome } from '@/data/writes/save-outcome';
import { summarizeResults } from '@/kits/saving/outcomes/summarize-results';

const record = { kind: 'postType', name: 'page', key: 1, title: '' };
const saved: SaveOutcome = { record, status: 'saved' };
const failed: SaveOutcome = { record, status: 'failed', reason: 'No.' };
const conflict: SaveOutcome = {
	record,
	status: 'conflict',
	fields: [ 'title' ],
	change: {
		record: {},
		token: 'now',
		changedBy: undefined,
		isOwn: false,
		changedAt: undefined,
	},
};

describe( 'summarizeResults', () => {
	it.each( [
		[ [], undefined ],
		[ [ saved, saved ], undefined ],
		[
			[ failed ],
			'1 not saved. Nothing is lost: what was not saved is still here.',
		],
		[
			[ saved, conflict, saved, failed ],
			'2 saved, 2 not saved. What was not saved is still here.',
		],
	] )( 'of %j', ( results, expected ) => {
		expect( summarizeResults( results ) ).toBe( expected );
	} );
} );
