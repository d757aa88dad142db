import {
	findTerm,
	listTermChoices,
} from '@/features/posts/quick-edit/list-term-choices';

const TERMS = [
	{ id: 1, name: 'Branding', parent: 3 },
	{ id: 2, name: 'News', parent: 0 },
	{ id: 3, name: 'Work', parent: 0 },
	{ id: 4, name: 'Round', parent: 4 },
];
const labels = ( first: number[], search: string ) =>
	listTermChoices( TERMS, first, search ).map( ( { label } ) => label );

describe( 'listTermChoices', () => {
	it.each( [
		[ 'what is chosen first', [ 3 ], 'w', [ 'Work', 'News' ] ],
		[ 'the names above', [], 'brand', [ 'Work › Branding' ] ],
		[ 'nothing that has another name', [], 'nothing', [] ],
		[ 'what spaces surround', [], ' NEWS ', [ 'News' ] ],
	] )( 'lists %s', ( _case, first, search, expected ) => {
		expect( labels( first, search ) ).toEqual( expected );
	} );

	it( 'ends at a term that is its own parent', () => {
		expect( labels( [], 'round' )[ 0 ] ).toMatch( /^Round( › Round)*$/ );
	} );

	it( 'offers a hundred at most', () => {
		const many = Array.from( { length: 300 }, ( _, index ) => ( {
			id: index + 1,
			name: `Term ${ index }`,
		} ) );
		expect( listTermChoices( many, [ 300 ], '' ) ).toHaveLength( 100 );
		expect( listTermChoices( many, [ 300 ], '' )[ 0 ]?.id ).toBe( 300 );
	} );
} );

describe( 'findTerm', () => {
	it.each( [
		[ 'news', 2 ],
		[ ' Work', 3 ],
		[ 'Wor', undefined ],
	] )( 'finds %s', ( name, id ) => {
		expect( findTerm( TERMS, name )?.id ).toBe( id );
	} );
} );
