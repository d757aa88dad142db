import { findChangedEdits } from '@/data/journal/find-changed-edits';

const BLOCKS = [ { name: 'core/paragraph' } ];
const content = () => 'text';

describe( 'findChangedEdits', () => {
	it.each( [
		[ 'a new record', { a: { title: 'A' } }, {}, [ 'a' ], [] ],
		[
			'a field that changed',
			{ a: { title: 'B' } },
			{ a: { title: 'A' } },
			[ 'a' ],
			[],
		],
		[
			'a field that is no longer edited',
			{ a: { title: 'A' } },
			{ a: { title: 'A', slug: 'a' } },
			[ 'a' ],
			[],
		],
		[
			'nothing when all is written',
			{ a: { title: 'A', blocks: BLOCKS } },
			{ a: { title: 'A', blocks: BLOCKS } },
			[],
			[],
		],
		[
			'blocks that are others, whose text is made on saving',
			{ a: { content, blocks: [ ...BLOCKS ] } },
			{ a: { content, blocks: BLOCKS } },
			[ 'a' ],
			[],
		],
		[
			'nothing when only the caret moved',
			{ a: { title: 'A', selection: { offset: 2 } } },
			{ a: { title: 'A', selection: { offset: 1 } } },
			[],
			[],
		],
		[
			'what was saved or discarded',
			{},
			{ a: { title: 'A' } },
			[],
			[ 'a' ],
		],
	] )( 'finds %s', ( _, current, written, changed, gone ) => {
		expect(
			findChangedEdits(
				new Map( Object.entries( current ) ),
				new Map( Object.entries( written ) )
			)
		).toEqual( { changed, gone } );
	} );
} );
