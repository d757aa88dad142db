import { restoreEdits } from '@/data/journal/restore-edits';

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
