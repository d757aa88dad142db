import { readList } from '@/utils/read-list';

const readId = ( { id }: Record< string, unknown > ) =>
	typeof id === 'number' ? id : undefined;

it.each( [
	[ 'a list', [ { id: 1 }, { id: 2 } ], [ 1, 2 ] ],
	[ 'invalid items', [ { id: 1 }, null, 'a', [], { id: 'b' } ], [ 1 ] ],
	[ 'an object', { 0: { id: 1 } }, [] ],
	[ 'nothing', undefined, [] ],
] )( 'reads what is valid of %s', ( _, list, read ) => {
	expect( readList( list, readId ) ).toEqual( read );
} );
