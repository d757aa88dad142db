import { createUseFinder } from '@/features/usage/find-use';

const WHOLE = { done: 3, total: 3, isWhole: true };
const PARTIAL = { done: 1, total: 3, isWhole: false };

describe( 'createUseFinder', () => {
	it.each( [
		[ 'that is listed', 7, {}, 'used' ],
		[ 'of a theme that is listed', 'tt5//header', {}, 'used' ],
		[ 'that is not listed', 8, {}, 'unused' ],
		[ 'listed before all was searched', 7, { index: PARTIAL }, 'used' ],
		[ 'that may come yet', 8, { index: PARTIAL }, undefined ],
		[ 'that a large place may hold', 8, { incomplete: 1 }, undefined ],
	] )( 'judges a record %s', ( _, id, fields, expected ) => {
		const find = createUseFinder( {
			used: [ '7', 'tt5//header' ],
			incomplete: 0,
			index: WHOLE,
			...fields,
		} );
		expect( find( id ) ).toBe( expected );
	} );

	it( 'says nothing before anything is known', () => {
		expect( createUseFinder( undefined )( 7 ) ).toBeUndefined();
	} );
} );
