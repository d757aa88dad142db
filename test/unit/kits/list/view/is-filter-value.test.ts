import { isFilterValue, isOperator } from '@/kits/list/view/is-filter-value';

describe( 'isFilterValue', () => {
	it.each( [
		[ 'is', 'draft', true ],
		[ 'is', 3, true ],
		[ 'is', false, true ],
		[ 'is', [ 'draft' ], false ],
		[ 'is', { value: 1 }, false ],
		[ 'isAny', [ 1, 2 ], true ],
		[ 'isAny', [], true ],
		[ 'isAny', 1, false ],
		[ 'isAny', [ [ 1 ] ], false ],
		[ 'contains', 'x', true ],
		[ 'contains', 3, false ],
		[ 'lessThan', 3, true ],
		[ 'lessThan', '3', true ],
		[ 'lessThan', 'x', false ],
		[ 'lessThan', NaN, false ],
		[ 'on', '2026-03-01', true ],
		[ 'on', '2026-03-01T10:00', true ],
		[ 'on', '2026-13-41', false ],
		[ 'on', 'soon', false ],
		[ 'on', 20260301, false ],
		[ 'between', [ '2026-03-01', '2026-04-01' ], true ],
		[ 'between', [ '2026-03-01', '' ], true ],
		[ 'between', [ 1, 5 ], true ],
		[ 'between', [ 1 ], false ],
		[ 'between', [ 'x', 'y' ], false ],
		[ 'between', '2026-03-01', false ],
		[ 'inThePast', { value: 2, unit: 'days' }, true ],
		[ 'inThePast', { value: 2, unit: 'moons' }, false ],
		[ 'inThePast', { value: 'two', unit: 'days' }, false ],
		[ 'inThePast', 2, false ],
		[ 'eval', 'x', false ],
	] )( 'of %s and %j: %s', ( operator, value, expected ) => {
		expect( isFilterValue( operator, value ) ).toBe( expected );
	} );

	it.each( [ undefined, null, '' ] )(
		'takes %j for a filter that is not filled in yet',
		( value ) => {
			expect( isFilterValue( 'between', value ) ).toBe( true );
		}
	);
} );

describe( 'isOperator', () => {
	it.each( [
		[ 'notOn', true ],
		[ 'toString', false ],
		[ '__proto__', false ],
		[ undefined, false ],
	] )( 'of %s: %s', ( name, expected ) => {
		expect( isOperator( name ) ).toBe( expected );
	} );
} );
