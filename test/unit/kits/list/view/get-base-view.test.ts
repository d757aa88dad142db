import { getBaseView } from '@/kits/list/view/get-base-view';

const saved = [ { id: 9, view: { type: 'grid' as const, search: 'news' } } ];

describe( 'getBaseView', () => {
	it.each( [
		[ undefined, 'all', undefined, undefined, false ],
		[ 'all', 'all', undefined, undefined, false ],
		[ 'mine', 'mine', 3, undefined, false ],
		[ 'published', 'published', 'publish', undefined, false ],
		[ 'future', 'future', 'future', undefined, false ],
		[ 'drafts', 'drafts', 'draft', undefined, false ],
		[ 'pending', 'pending', 'pending', undefined, false ],
		[ 'private', 'private', 'private', undefined, false ],
		[ 'trash', 'trash', 'trash', 'list', false ],
		[ 'status-archived', 'status-archived', 'archived', undefined, false ],
		[ 'status-<b>', 'all', undefined, undefined, false ],
		[ '9', '9', undefined, 'grid', true ],
		[ '10', 'all', undefined, undefined, false ],
	] as const )(
		'takes activeView %s as %s',
		( activeView, slug, status, layout, isSaved ) => {
			const base = getBaseView( activeView, saved, 3 );

			expect( base ).toMatchObject( { activeView: slug, isSaved } );
			expect( base.layout ).toBe( layout );
			expect( base.base.filters?.[ 0 ]?.value ).toBe( status );
			expect( base.base.filters?.every( ( f ) => f.isLocked ) ).toBe(
				true
			);
		}
	);

	it.each( [
		[ 'today', 'today', 'table', [ 'status' ], 5 ],
		[ 'cards', 'cards', 'grid', [ 'title' ], 50 ],
		[ 'published', 'published', undefined, [ 'title' ], 50 ],
	] )(
		'takes activeView %s with what plugins add to the list',
		( activeView, slug, layout, fields, perPage ) => {
			const base = getBaseView( activeView, saved, 3, {
				view: { perPage: 50, fields: [ 'title' ] },
				views: [
					{
						slug: 'today',
						title: 'Today',
						view: {
							type: 'table',
							perPage: 5,
							fields: [ 'status' ],
						},
					},
					{ slug: 'cards', title: 'Cards', view: { type: 'grid' } },
				],
			} );

			expect( base ).toMatchObject( {
				activeView: slug,
				isSaved: false,
				base: { fields, perPage, type: 'table' },
			} );
			expect( base.layout ).toBe( layout );
		}
	);

	it( 'fills a saved view with the base', () => {
		expect( getBaseView( '9', saved, 3 ).base ).toMatchObject( {
			type: 'grid',
			search: 'news',
			perPage: 20,
		} );
	} );
} );
