import type { Difference } from '@/features/styles/rules/diff-configs';
import { summarizeDifferences } from '@/features/styles/rules/summarize-differences';

const aDifference = ( name: string, looksSame?: boolean ): Difference => ( {
	path: [ 'styles', name ],
	kind: 'added',
	before: undefined,
	after: '1px',
	...( looksSame === undefined ? {} : { looksSame } ),
} );
const many = ( count: number ) =>
	Array.from( { length: count }, ( _, index ) =>
		aDifference( `${ index }` )
	);

describe( 'summarizeDifferences', () => {
	it.each( [
		[ 0, 0, 0 ],
		[ 7, 7, 0 ],
		[ 8, 6, 2 ],
		[ 300, 6, 294 ],
	] )( '%d differences: %d shown, %d more', ( count, shown, more ) => {
		const summary = summarizeDifferences( many( count ) );
		expect( summary.shown ).toHaveLength( shown );
		expect( summary.rest ).toHaveLength( more );
	} );

	it( 'shows first what a visitor sees', () => {
		const { shown } = summarizeDifferences( [
			aDifference( 'a', true ),
			aDifference( 'b', false ),
			aDifference( 'c' ),
		] );
		expect( shown.map( ( { path } ) => path[ 1 ] ).join( '' ) ).toBe(
			'bca'
		);
	} );
} );
