import { getCollectionPageSize } from '@/features/fonts/rules/collection-page';

describe( 'The page of a collection (specification 9)', () => {
	it.each( [
		[ 0, 1 ],
		[ 500, 1 ],
		[ 722, 5 ],
		[ 900, 7 ],
		[ 1080, 10 ],
	] )( 'has, at %d px, %d families', ( height, size ) => {
		expect( getCollectionPageSize( height ) ).toBe( size );
	} );
} );
