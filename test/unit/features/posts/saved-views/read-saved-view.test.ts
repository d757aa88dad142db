import { formatView } from '@/features/posts/saved-views/format-view';
import { readSavedView } from '@/features/posts/saved-views/read-saved-view';
import { unlockFilters } from '@/features/posts/saved-views/unlock-filters';

const record = {
	id: 4,
	status: 'publish',
	title: { raw: 'Mine' },
	content: { raw: '{"type":"grid"}' },
};

describe( 'readSavedView', () => {
	it.each( [
		[ 'publish', false ],
		[ 'private', true ],
	] )( 'takes the status %s for personal: %s', ( status, isPersonal ) => {
		expect( readSavedView( { ...record, status } ) ).toEqual( [
			{
				id: 4,
				title: 'Mine',
				isPersonal,
				view: { type: 'grid' },
				record: { ...record, status },
			},
		] );
	} );

	it( 'leaves out a record that holds no view', () => {
		expect(
			readSavedView( { ...record, content: { raw: '<p>Hello</p>' } } )
		).toEqual( [] );
	} );
} );

describe( 'formatView', () => {
	it( 'is what readSavedView reads, without the number of the page', () => {
		const raw = formatView( {
			type: 'table',
			page: 3,
			search: 'news',
			fields: [ 'author' ],
		} );

		expect(
			readSavedView( { ...record, content: { raw } } )[ 0 ]?.view
		).toEqual( { type: 'table', search: 'news', fields: [ 'author' ] } );
	} );
} );

describe( 'unlockFilters', () => {
	it( 'lets a person change what a default view has locked', () => {
		expect(
			unlockFilters( {
				type: 'table',
				filters: [
					{
						field: 'status',
						operator: 'is',
						value: 'draft',
						isLocked: true,
					},
				],
			} ).filters
		).toEqual( [ { field: 'status', operator: 'is', value: 'draft' } ] );
	} );
} );
