import { readFileSync } from 'fs';
import { dirname, join, relative, resolve } from 'path';
import ts from 'typescript';

import { findFiles } from '../../../tools/lib/find-files.mjs';

const SRC = join( process.cwd(), 'src' );
const ENDINGS = [ '', '.ts', '.tsx', '/index.ts', '/index.tsx' ];

const files: ReadonlySet< string > = new Set(
	findFiles( SRC, ( name: string ) => /\.tsx?$/.test( name ) )
);

function findImports( file: string ): string[] {
	const source = ts.createSourceFile(
		file,
		readFileSync( file, 'utf8' ),
		ts.ScriptTarget.Latest
	);
	return source.statements.flatMap( ( statement ) => {
		const { moduleSpecifier } = statement as ts.ImportDeclaration;
		const path =
			moduleSpecifier && ts.isStringLiteral( moduleSpecifier )
				? toPath( file, moduleSpecifier.text )
				: undefined;
		return path ? [ path ] : [];
	} );
}

function toPath( file: string, specifier: string ): string | undefined {
	const path = specifier.startsWith( '@/' )
		? join( SRC, specifier.slice( 2 ) )
		: resolve( dirname( file ), specifier );
	return ENDINGS.map( ( ending ) => path + ending ).find( ( name ) =>
		files.has( name )
	);
}

/** Returns the first circle that a walk along the imports meets, as the files on it. */
function findCircle(
	imports: ReadonlyMap< string, readonly string[] >
): readonly string[] {
	const done = new Set< string >();
	const walk = (
		file: string,
		way: readonly string[]
	): readonly string[] => {
		if ( way.includes( file ) ) {
			return [ ...way.slice( way.indexOf( file ) ), file ];
		}
		if ( done.has( file ) ) {
			return [];
		}
		for ( const next of imports.get( file ) ?? [] ) {
			const circle = walk( next, [ ...way, file ] );
			if ( circle.length > 0 ) {
				return circle;
			}
		}
		done.add( file );
		return [];
	};
	for ( const file of imports.keys() ) {
		const circle = walk( file, [] );
		if ( circle.length > 0 ) {
			return circle;
		}
	}
	return [];
}

// The linter's rule passes over imports of types.
it( 'finds no circle of imports in src, of types neither', () => {
	const imports = new Map(
		[ ...files ].map( ( file ) => [ file, findImports( file ) ] )
	);
	expect( imports.size ).toBeGreaterThan( 900 );
	expect(
		[ ...imports.values() ].filter( ( paths ) => paths.length > 0 ).length
	).toBeGreaterThan( 800 );
	expect(
		findCircle( imports ).map( ( file ) => relative( SRC, file ) )
	).toEqual( [] );
} );
