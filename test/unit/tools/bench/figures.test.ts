/**
 * @jest-environment node
 */
import { FIGURES } from '../../../../tools/bench/figures.mjs';
import { SCENARIOS } from '../../../../tools/bench/scenarios/index.mjs';
import { toLines } from '../../../../tools/bench/starts.mjs';
import { formatValue } from '../../../../tools/bench/units.mjs';

it( 'names each line once', () => {
	const ids = FIGURES.flatMap( toLines ).map( ( { id } ) => id );
	expect(
		ids.filter( ( id, index ) => ids.indexOf( id ) !== index )
	).toEqual( [] );
} );

it( 'has figures for each scenario, and a scenario for each figure', () => {
	const scenarios = SCENARIOS.map( ( { name } ) => name ).sort();
	expect(
		[ ...new Set( FIGURES.map( ( { scenario } ) => scenario ) ) ].sort()
	).toEqual( scenarios );
} );

it.each( FIGURES.map( ( figure ) => [ figure.id, figure ] as const ) )(
	'%s has a unit that can be written, and one kind of bound',
	( _, { unit, bound, limit, starts } ) => {
		expect( formatValue( unit, 1 ) ).not.toBe( '' );
		const kinds = [ bound, limit, starts ].filter(
			( kind ) => kind !== undefined
		);
		expect( kinds.length ).toBeLessThanOrEqual( 1 );
	}
);
