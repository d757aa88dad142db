const ENDINGS = 'cjs|css|js|json|jsx|md|mjs|php|png|scss|sql|ts|tsx|txt|yml';

/** Folders at the root of the project and of its sources: a path without an ending begins with one of them. */
const FOLDERS = [
	...[ 'docs', 'e2e', 'includes', 'src', 'test', 'tools' ],
	...[ 'app', 'components', 'data', 'features', 'focus', 'hooks', 'kits' ],
	...[ 'router', 'schedule', 'utils' ],
].join( '|' );

/** Matches files that a command creates, and those of WordPress and of themes. */
const FOREIGN =
	/^(?:artifacts|build|dist|languages|node_modules|wp-(?:admin|content|includes))\/|^(?:host-scripts\.json|host-texts\.json|own-texts\.json|load-scripts\.php|theme\.json)$/;

const PATH = new RegExp(
	`^(?:\\./)?(?:(?:${ FOLDERS })(?:/[\\w.*{},-]+)+/?|(?:[\\w-]+/)+|(?:[\\w.*{},-]+/)*[\\w*{},-][\\w.*{},-]*\\.(?:${ ENDINGS }))$`
);

/**
 * Finds missing files and folders that a text in Markdown names. A name is in backticks or in a link. It may be a path from the root, from the
 * text’s own folder, or the end of a path.
 *
 * @param {string}   text  The text.
 * @param {string[]} files Paths of the files of the project, from its root.
 * @return {import('./find-word-problems.mjs').WordProblem[]} A problem for each name.
 */
export function findMissingFiles( text, files ) {
	const known = files.map( ( file ) => `/${ file }` );
	return text.split( '\n' ).flatMap( ( line, index ) =>
		findNames( line )
			.filter( ( name ) => PATH.test( name ) && ! FOREIGN.test( name ) )
			.filter( ( name ) => {
				const pattern = toPattern( name );
				return ! known.some( ( file ) => pattern.test( file ) );
			} )
			.map( ( name ) => ( {
				line: index + 1,
				message: `There is no “${ name }”: name what is there.`,
			} ) )
	);
}

function findNames( line ) {
	return [
		...[ ...line.matchAll( /`([^`]+)`/g ) ].map( ( [ , name ] ) => name ),
		...[ ...line.matchAll( /\]\(([^)\s#]+)(?:#[^)]*)?\)/g ) ].map(
			( [ , name ] ) => name
		),
	];
}

// A folder exists where it has a file; a test may be named without its ending. `*` matches a part of a name, `{a,b}` either name.
function toPattern( name ) {
	const source = name
		.replace( /^\.\//, '' )
		.replace( /\/$/, '' )
		.replace( /\./g, '\\.' )
		.replace( /\*+/g, '[^/]*' )
		.replace( /\{([^}]*)\}/g, ( _, names ) =>
			names.includes( ',' )
				? `(?:${ names.replaceAll( ',', '|' ) })`
				: '[^/]*'
		);
	return new RegExp( `/${ source }(?:/|$|\\.(?:test|spec)\\.tsx?$)` );
}
