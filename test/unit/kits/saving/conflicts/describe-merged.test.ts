import { describeMerged } from '@/kits/saving/conflicts/describe-merged';

describe( 'describeTaken', () => {
	it.each( [
		[ 'nothing', {}, undefined ],
		[ 'an empty list', { mergedFields: [] }, undefined ],
		[
			'who and what',
			{ mergedFields: [ 'title', 'menu_order' ], mergedFrom: 'Anna' },
			'Changes by Anna were saved, too: Title, Order.',
		],
		[
			'the same person (scenario 40)',
			{
				mergedFields: [ 'slug' ],
				mergedFrom: 'Ada',
				isMergedFromSelf: true,
			},
			'Your changes from another tab or window were saved, too: Slug.',
		],
		[
			'somebody unknown',
			{ mergedFields: [ 'styles.color.text' ] },
			'Changes by another user were saved, too: Styles (color › text).',
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
			'Changes by another user were saved, too: Title, Slug, Status, Content, Date, ….',
		],
	] )( '%s', ( _name, outcome, text ) => {
		expect( describeMerged( outcome ) ).toBe( text );
	} );
} );
