/**
 * @jest-environment node
 */
import { findMissingFiles } from '../../../../tools/lib/find-missing-files.mjs';

const FILES = [
	'README.md',
	'includes/page/screens.json',
	'src/kits/list/README.md',
	'src/kits/list/view/parse-view.ts',
	'e2e/specs/pages.database.spec.ts',
];

it.each( [
	[ 'a file from the root', '`includes/page/screens.json`' ],
	[ 'the end of a path', '`view/parse-view.ts`' ],
	[ 'a file by its name', '`parse-view.ts`' ],
	[ 'a folder', '`src/kits/list`' ],
	[ 'a folder with a slash', '`view/`' ],
	[ 'a folder of the sources', '`kits/list`' ],
	[ 'a test without its ending', '`e2e/specs/pages.database`' ],
	[ 'names with a star', '`*.database.spec.ts`' ],
	[ 'one of several', '`src/kits/{list,tree}`' ],
	[ 'a link', '[More](src/kits/list/README.md#words)' ],
	[ 'another site', '[More](https://example.org/a.ts)' ],
	[ 'a command', '`npm run bench -- --json file.json`' ],
	[ 'a route', '`/wp/v2/pages`' ],
	[ 'an identifier', '`data.token`' ],
	[ 'a file that the build makes', '`dist/atelier.zip`' ],
	[ 'a file of WordPress', '`load-scripts.php`' ],
] )( 'finds nothing wrong with %s', ( _, text ) => {
	expect( findMissingFiles( text, FILES ) ).toEqual( [] );
} );

it.each( [
	[ 'a file from the root', '`includes/page/gone.json`' ],
	[ 'the end of a path', '`list/parse-view.ts`' ],
	[ 'a file by its name', '`view.ts`' ],
	[ 'a folder', '`src/kits/tree`' ],
	[ 'a folder with a slash', '`rules/`' ],
	[ 'a folder of the sources', '`data/requests`' ],
	[ 'a test without its ending', '`e2e/specs/pages`' ],
	[ 'names with a star', '`*.database.test.ts`' ],
	[ 'none of several', '`src/kits/{canvas,tree}`' ],
	[ 'a link', '[More](docs/gone.md#words)' ],
] )( 'reports %s that is not there, with its line', ( _, text ) => {
	expect( findMissingFiles( `Title\n\nSee ${ text }.`, FILES ) ).toEqual( [
		{ line: 3, message: expect.stringContaining( 'There is no “' ) },
	] );
} );
