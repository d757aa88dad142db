import { BASE_VIEW } from '@/kits/list/view/base-view';
import { viewToQuery } from '@/kits/list/view/view-to-query';
import type { ListView } from '@/kits/list/types';

const page = { hierarchical: true };
const post = { hierarchical: false };

describe( 'viewToQuery', () => {
	it( 'asks for the base view', () => {
		expect( viewToQuery( BASE_VIEW, page ) ).toMatchObject( {
			per_page: 20,
			page: 1,
			_embed: 'author',
			order: 'asc',
			orderby: 'title',
			orderby_hierarchy: true,
			status: 'draft,future,pending,private,publish',
		} );
	} );

	it( 'asks for what the columns of plugins show', () => {
		const query = viewToQuery(
			{ ...BASE_VIEW, fields: [ 'author', 'meta.rating', 'notesCount' ] },
			page
		);

		expect( String( query._fields ).split( ',' ) ).toEqual(
			expect.arrayContaining( [ 'meta.rating', 'atelier_notes_count' ] )
		);
		expect( query._fields ).not.toContain( 'notesCount' );
	} );

	it.each( [
		[ 'levels of a flat type', {}, post, 'orderby_hierarchy' ],
		[
			'levels not shown',
			{ showLevels: false },
			page,
			'orderby_hierarchy',
		],
		[ 'an empty search', { search: '' }, page, 'search' ],
		[ 'no author filter', {}, page, 'author' ],
	] as [ string, Partial< ListView >, typeof page, string ][] )(
		'leaves out the parameter for %s',
		( name, change, type, parameter ) => {
			expect(
				viewToQuery( { ...BASE_VIEW, ...change }, type )
			).not.toHaveProperty( parameter );
		}
	);

	it.each( [
		[ { search: 'about' }, { search: 'about' } ],
		[
			{ page: 3, perPage: 50 },
			{ page: 3, per_page: 50 },
		],
		[
			{ sort: { field: 'date', direction: 'desc' } },
			{ orderby: 'date', order: 'desc' },
		],
		[ { perPage: undefined }, { per_page: 10 } ],
	] as [ Partial< ListView >, object ][] )(
		'turns %j into %j',
		( change, query ) => {
			expect(
				viewToQuery( { ...BASE_VIEW, ...change }, page )
			).toMatchObject( query );
		}
	);

	it( 'embeds pictures and asks for excerpts only where they are shown', () => {
		expect(
			viewToQuery( { ...BASE_VIEW, showMedia: true }, page )._embed
		).toBe( 'author,wp:featuredmedia' );
		expect( viewToQuery( BASE_VIEW, page )._fields ).not.toContain(
			'excerpt'
		);
		expect(
			viewToQuery( { ...BASE_VIEW, showDescription: true }, page )._fields
		).toContain( 'excerpt' );
	} );

	it( 'never asks for the content, which the server would have to render', () => {
		expect( viewToQuery( BASE_VIEW, page )._fields ).not.toContain(
			'content'
		);
	} );
} );
