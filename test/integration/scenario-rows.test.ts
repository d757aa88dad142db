/*
 * The tables of scenarios and of bad inputs in `e2e/README.md`: which test tries which row of the reliability table, and which field.
 */
import { readTestFile, readTestRows } from '@test/helpers/read-test-rows';

const SCENARIOS = readTestRows( 'Scenarios' );

/** Scenarios without a test of their own; the text over the table says why. */
const UNTRIED = [ 22, 23, 27 ];

it.each( SCENARIOS )(
	'has the test of scenario $tried: $file',
	( { file, title } ) => {
		expect( readTestFile( file ) ).toContain( title );
	}
);

it( 'has a row for each scenario', () => {
	const tried = SCENARIOS.flatMap( ( { tried: scenarios } ) =>
		scenarios.split( ', ' ).flatMap( ( range ) => {
			const [ first = 0, last = first ] = range
				.split( '–' )
				.map( Number );
			return Array.from(
				{ length: last - first + 1 },
				( _, index ) => first + index
			);
		} )
	);
	expect( [ ...tried, ...UNTRIED ].sort( ( a, b ) => a - b ) ).toEqual(
		Array.from( { length: 40 }, ( _, index ) => index + 1 )
	);
} );

it.each( readTestRows( 'Bad inputs' ) )(
	'has the test of a bad input: $tried, in $file',
	( { file, title } ) => {
		expect( readTestFile( file ) ).toContain( title );
	}
);

it( 'has rows for fields of every origin', () => {
	const tried = readTestRows( 'Bad inputs' ).map( ( row ) => row.tried );
	for ( const origin of [
		'typed',
		'file',
		'address',
		'REST',
		'stored',
		'filter',
	] ) {
		expect(
			tried.filter( ( field ) => field.startsWith( `${ origin }: ` ) )
		).not.toEqual( [] );
	}
} );
