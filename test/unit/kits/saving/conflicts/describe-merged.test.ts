import { describeMerged } from '@/kits/saving/conflicts/describe-merged';

describe( 'describeTaken', () => {
	it.each( [
		[ 'nothing', {}, undefined ],
		[ 'an empty list', { mergedFields: [] }, undefined ],
		[
			'who and what',
			{ mergedFields: [ 'title', 'menu_order' ], mergedFrom: 'Anna' },
			'What Anna changed meanwhile was kept, too: Title, Order.',
		],
		[
			'the same person (scenario 40)',
			{
				mergedFields: [ 'slug' ],
				mergedFrom: 'Ada',
				isMergedFromSelf: true,
			},
			'What you changed in another tab or window was kept, too: Slug.',
		],
		[
			'somebody unknown',
			{ mergedFields: [ 'styles.color.text' ] },
			'What someone else changed meanwhile was kept, too: Styles (color › text).',
		],
		[
			'five fields at most',
			{
				mergedFields: [
					'title',
					'slug',
					'status',
					'content',
					'date',
					'parent',
				],
			},
			'What someone else changed meanwhile was kept, too: Title, Slug, Status, Content, Date, ….',
		],
	] )( '%s', ( _name, outcome, text ) => {
		expect( describeMerged( outcome ) ).toBe( text );
	} );
} );
