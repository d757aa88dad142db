import { readLibrary } from '@/features/templates/resolver';
import { isInView, listViews } from '@/features/templates/rules/list-views';
import {
	aMixedLibrary,
	findTemplate,
} from '../../../../helpers/template-library';

describe( 'listViews', () => {
	const items = readLibrary( aMixedLibrary() );

	it( 'lists the views with their counts', () => {
		expect(
			listViews( items ).map( ( { name, count } ) => [ name, count ] )
		).toEqual( [
			[ 'active', 3 ],
			[ 'user', 6 ],
			[ 'Ada', 6 ],
			[ 'Birch', 4 ],
		] );
	} );

	it.each( [
		[ 'the version that serves', 7, true ],
		[ 'a version that does not', 8, false ],
		[ 'a custom one', 9, false ],
	] )( 'lists as active %s: %s %s', ( _, id, isActive ) => {
		const item = findTemplate( items, id );
		expect( isInView( item, 'active' ) ).toBe( isActive );
	} );

	it( 'lists no custom one as active where an entry names it', () => {
		const item = findTemplate( items, 9 );
		expect( isInView( { ...item, state: 'active' }, 'active' ) ).toBe(
			false
		);
	} );

	it.each( [ 'active', 'user', 'author:user' ] )(
		'has a view of its own for an author called "%s"',
		( author ) => {
			const [ first, ...others ] = items;
			const named = [
				{ ...first!, author_text: author },
				...others.slice( 0, 1 ),
			];
			const view = listViews( named ).find(
				( { title } ) => title === author
			);
			expect( view?.name ).not.toBe( author );
			expect(
				named.filter( ( item ) => isInView( item, view?.name ?? '' ) )
			).toEqual( [ named[ 0 ] ] );
			const names = listViews( named ).map( ( { name } ) => name );
			expect( new Set( names ).size ).toBe( names.length );
		}
	);
} );
