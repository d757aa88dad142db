import {
	closeSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	openSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startGroup, stopGroup } from './process-group.mjs';
import { run } from './run.mjs';
import { ToolError } from './tool-error.mjs';

const DATABASE = 'wordpress';
const START_TIMEOUT_MS = 60_000;
const PAUSE_MS = 100;

// For one small site and a short time: the data need not survive a crash of the machine.
const SETTINGS = [
	'--no-defaults',
	'--skip-networking',
	'--skip-log-bin',
	'--innodb-buffer-pool-size=64M',
	'--innodb-log-file-size=16M',
	'--innodb-flush-log-at-trx-commit=0',
	'--character-set-server=utf8mb4',
];

/**
 * A running server. Its administrator `root` needs no password; only programs of this machine can use its socket.
 *
 * @typedef {Object} MariaDb
 * @property {string}              host Value of `DB_HOST` in a `wp-config.php`.
 * @property {string}              name An empty database.
 * @property {() => Promise<void>} stop Stops it, and deletes its data.
 */

/**
 * Starts a MariaDB server with a new data folder.
 *
 * @param {import('./find-mariadb.mjs').MariaDbPrograms} programs Result of `findMariaDb`.
 * @return {Promise<MariaDb>} The running server.
 */
export async function startMariaDb( { server, install } ) {
	// A socket's path may have at most 107 characters, so it cannot be in the site's folder.
	const dir = mkdtempSync( join( tmpdir(), 'atelier-db-' ) );
	const data = join( dir, 'data' );
	const socket = join( dir, 'socket' );
	// A starting server deletes the temporary tables of others that share the folder.
	const temporary = join( dir, 'tmp' );
	mkdirSync( temporary );
	const asUser = process.getuid?.() === 0 ? [ '--user=root' ] : [];
	const made = await run( install, [
		'--no-defaults',
		`--datadir=${ data }`,
		'--auth-root-authentication-method=normal',
		'--skip-test-db',
		...asUser,
	] );
	if ( made.code !== 0 ) {
		rmSync( dir, { recursive: true, force: true } );
		throw new ToolError(
			'MariaDB could not make its data folder.',
			made.output
		);
	}
	const statements = join( dir, 'init.sql' );
	writeFileSync(
		statements,
		`CREATE DATABASE IF NOT EXISTS ${ DATABASE } CHARACTER SET utf8mb4;\n`
	);
	const log = openSync( join( dir, 'log' ), 'a' );
	const child = startGroup(
		server,
		[
			...SETTINGS,
			`--datadir=${ data }`,
			`--socket=${ socket }`,
			`--tmpdir=${ temporary }`,
			`--init-file=${ statements }`,
			`--pid-file=${ join( dir, 'pid' ) }`,
			...asUser,
		],
		{ stdio: [ 'ignore', log, log ] }
	);
	closeSync( log );
	const stop = async () => {
		await stopGroup( child );
		rmSync( dir, { recursive: true, force: true } );
	};
	const deadline = Date.now() + START_TIMEOUT_MS;
	while ( ! existsSync( socket ) ) {
		if ( child.exitCode !== null || Date.now() > deadline ) {
			await stop();
			throw new ToolError( 'MariaDB did not start.' );
		}
		await setTimeout( PAUSE_MS );
	}
	return { host: `localhost:${ socket }`, name: DATABASE, stop };
}
