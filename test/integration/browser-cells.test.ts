/*
 * The table of `e2e/README.md`: the cells of the matrices that are tried in a browser, too.
 */
import { readFileSync } from 'fs';
import { join } from 'path';

const E2E = join( __dirname, '../../e2e' );

const ROWS = readFileSync( join( E2E, 'README.md' ), 'utf8' )
	.split( '\n' )
	.map( ( line ) =>
		line
			.split( '|' )
			.slice( 1, -1 )
			.map( ( cell ) => cell.trim() )
	)
	.filter( ( [ cells = '' ] ) => cells.includes( ' × ' ) )
	.map( ( [ cells = '', spec = '', title = '' ] ) => ( {
		cells,
		spec: spec.replaceAll( '`', '' ),
		title,
	} ) );

// Titles are literals; a placeholder in one matches any text.
const TITLES = /\btest\(\s*(['`])((?:\\.|(?!\1)[^\\])*)\1/g;

function readTitles( spec: string ): RegExp[] {
	const source = readFileSync(
		join( E2E, `specs/${ spec }.spec.ts` ),
		'utf8'
	);
	return [ ...source.matchAll( TITLES ) ].map(
		( [ , , title = '' ] ) =>
			new RegExp(
				`^${ title
					.split( /\$\{[^}]*\}/ )
					.map( ( text ) =>
						text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' )
					)
					.join( '.+' ) }$`
			)
	);
}

it.each( ROWS )( 'has the test of $cells', ( { spec, title } ) => {
	expect(
		readTitles( spec ).some( ( pattern ) => pattern.test( title ) )
	).toBe( true );
} );

it( 'counts 60 cells or more, none of them twice', () => {
	const cells = ROWS.flatMap( ( row ) => {
		const [ flow, faults = '' ] = row.cells.split( ' × ' );
		return faults
			.split( ', ' )
			.map( ( fault ) => `${ flow } × ${ fault }` );
	} );
	expect( new Set( cells ).size ).toBe( cells.length );
	expect( cells.length ).toBeGreaterThanOrEqual( 60 );
} );
