import { groupRecords } from '@/kits/saving/review/group-records';

const aRecord = ( name: string, key: number ) => ( {
	kind: 'postType',
	name,
	key,
	title: '',
} );

describe( 'groupRecords', () => {
	it( 'puts records of one kind together', () => {
		const groups = groupRecords( [
			aRecord( 'page', 1 ),
			aRecord( 'post', 2 ),
			aRecord( 'page', 3 ),
		] );
		expect(
			groups.map( ( { name, records } ) => [
				name,
				records.map( ( { key } ) => key ),
			] )
		).toEqual( [
			[ 'page', [ 1, 3 ] ],
			[ 'post', [ 2 ] ],
		] );
	} );
} );
