import { restoreEdits, withBase } from '@/data/journal/restore-edits';

describe( 'restoreEdits', () => {
	it( 'lets the content win over blocks that were made of an older one', () => {
		expect( restoreEdits( { content: 'new', title: 'T' } ) ).toEqual( {
			content: 'new',
			title: 'T',
			blocks: undefined,
			selection: undefined,
		} );
	} );

	it( 'leaves the blocks of a record whose content was not edited', () => {
		expect( restoreEdits( { title: 'T' } ) ).toEqual( { title: 'T' } );
	} );
} );

describe( 'withBase', () => {
	it( 'puts back what the changes began from, and nothing else (page × edit after a crash)', () => {
		expect(
			withBase(
				{
					id: 7,
					title: { raw: 'Theirs', rendered: 'Theirs' },
					slug: 'theirs',
					status: 'publish',
				},
				{ title: 'Before', slug: 'before' }
			)
		).toEqual( {
			id: 7,
			title: { raw: 'Before', rendered: 'Theirs' },
			slug: 'before',
			status: 'publish',
		} );
	} );
} );
