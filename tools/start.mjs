/**
 * `npm start`: serves a local WordPress with the plugin. A fresh clone needs only Node and npm.
 *
 * The static imports need only Node, because the packages may not be installed yet.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuild } from './lib/build.mjs';
import { checkNode } from './lib/check-node.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { findPhp } from './lib/find-php.mjs';
import { main } from './lib/main.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { isPortFree } from './lib/port.mjs';
import { step } from './lib/progress.mjs';
import { ROOT, STATE } from './lib/project.mjs';
import { createSite } from './lib/site.mjs';
import { ToolError } from './lib/tool-error.mjs';
import { ensureWordPressFiles } from './lib/wordpress-files.mjs';

const HELP = `npm start [-- flags]

Installs and builds what is missing, obtains WordPress, and serves it with Atelier and demo content.

  --port N             the port on 127.0.0.1 (9400)
  --php native|wasm    this machine's PHP (8.1 or later with pdo_sqlite; taken by itself when it is there),
                       or PHP in WebAssembly, which needs nothing
  --wp DIR             a WordPress folder of yours: with a wp-config.php it is served where it is, with its own
                       database, and Atelier is linked into its plugins and activated; without one, the site is
                       made from its files
  --reset              throws the site away and makes it again (never one that --wp serves)
  --no-seed            makes the site without demo content
  --help               this text

The site is kept in .wordpress/ (or where ATELIER_STATE says), downloads in .cache/ (ATELIER_CACHE). ATELIER_PHP names
a PHP program.
You are logged in as admin (password: password); ?atelier-login=NAME at any address makes you another user: editor,
author, contributor, subscriber, designer, all with the same password.`;

/**
 * Chooses the PHP that serves the site.
 *
 * @param {'native'|'wasm'|undefined} wanted The person's choice, if any.
 * @return {Promise<string|null>} The program, or null for PHP in WebAssembly.
 */
async function choosePhp( wanted ) {
	if ( wanted === 'wasm' ) {
		return null;
	}
	const found = await findPhp();
	if ( found.problem && wanted === 'native' ) {
		throw new ToolError(
			`The system’s PHP cannot be used: ${ found.problem }.`,
			'Install PHP 8.1 or later with pdo_sqlite (Debian: apt-get install php-cli php-sqlite3 php-mbstring php-xml php-gd php-curl), or use --php wasm.'
		);
	}
	console.log(
		found.problem
			? `  PHP in WebAssembly serves (${ found.problem })`
			: `  PHP ${ found.version } serves`
	);
	return found.problem ? null : found.command;
}

/**
 * Checks that a folder contains a WordPress on which the plugin runs.
 *
 * @param {string} folder The folder.
 * @throws {ToolError} When it contains none, or one that is too old.
 */
function checkWordPressFolder( folder ) {
	const file = join( folder, 'wp-includes', 'version.php' );
	const version =
		existsSync( file ) &&
		readFileSync( file, 'utf8' ).match(
			/\$wp_version\s*=\s*'([^']+)'/
		)?.[ 1 ];
	if ( ! version ) {
		throw new ToolError(
			`There is no WordPress in ${ folder }.`,
			'Name the folder that holds wp-load.php.'
		);
	}
	const [ major, minor ] = version
		.split( '.' )
		.map( ( part ) => parseInt( part, 10 ) );
	if ( major < 7 || ( major === 7 && minor < 1 ) ) {
		throw new ToolError(
			`${ folder } holds WordPress ${ version }; Atelier needs 7.1 or later.`
		);
	}
}

await main( async () => {
	checkNode();
	const flags = parseFlags( process.argv.slice( 2 ), {
		port: { type: 'string', integer: true, default: 9400 },
		php: { type: 'string', choices: [ 'native', 'wasm' ] },
		wp: { type: 'string' },
		reset: { type: 'boolean' },
		'no-seed': { type: 'boolean' },
		help: { type: 'boolean' },
	} );
	if ( flags.help ) {
		console.log( HELP );
		return;
	}
	if ( ! ( await isPortFree( flags.port ) ) ) {
		throw new ToolError(
			`Port ${ flags.port } is taken, perhaps by another \`npm start\`.`,
			`End that, or choose another port: npm start -- --port ${
				flags.port + 1
			}`
		);
	}

	await ensureDependencies( ROOT );
	await ensureBuild();
	const php = await choosePhp( flags.php );

	const own = flags.wp && resolve( flags.wp );
	if ( own ) {
		checkWordPressFolder( own );
	}
	const isServedInPlace = own && existsSync( join( own, 'wp-config.php' ) );
	const files = isServedInPlace ? null : await ensureWordPressFiles();

	const dir = join( STATE, php ? 'native' : 'wasm' );
	if ( flags.reset && ! isServedInPlace ) {
		await step( 'Throwing the site away', () =>
			rmSync( dir, { recursive: true, force: true } )
		);
	}
	mkdirSync( dir, { recursive: true } );
	const site = await step( 'Starting WordPress', () =>
		createSite( {
			dir,
			...( isServedInPlace && { folder: own } ),
			port: flags.port,
			php,
			files: files && { ...files, ...( own && { wordpress: own } ) },
			seed: isServedInPlace || flags[ 'no-seed' ] ? null : 'seed',
		} )
	);
	console.log( `
  Design     ${ site.url }/wp-admin/admin.php?page=atelier
  Dashboard  ${ site.url }/wp-admin/
  Site       ${ site.url }/

  Logged in as admin. Ctrl+C ends it.` );
} );
