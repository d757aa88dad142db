import {
	copyFileSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { copyTree, linkOrCopy } from './copy-tree.mjs';
import { renderWpConfig } from './wp-config.mjs';

/** Matches files of one site; all others are WordPress's own, and equal in every site. */
const OWN = /^(wp-content|wp-config\.php)(\/|$)/;

/**
 * Creates a WordPress folder whose database is not installed yet.
 *
 * @param {string}                                  folder          The folder to create.
 * @param {Object}                                  files           Result of `ensureWordPressFiles`.
 * @param {string}                                  files.wordpress A folder of WordPress.
 * @param {string}                                  files.sqlite    The SQLite integration plugin.
 * @param {import('./wp-config.mjs').Database|null} database        The database on a server, or null for SQLite.
 */
export function layOutSite( folder, { wordpress, sqlite }, database = null ) {
	copyTree( wordpress, folder, {
		canLink: true,
		isWanted: ( path ) => ! OWN.test( path ),
	} );
	copyTree( join( wordpress, 'wp-content' ), join( folder, 'wp-content' ) );
	for ( const name of [
		'plugins/akismet',
		'plugins/hello.php',
		'plugins/hello-dolly',
	] ) {
		rmSync( join( folder, 'wp-content', name ), {
			recursive: true,
			force: true,
		} );
	}
	for ( const name of [
		'uploads',
		'mu-plugins',
		'plugins',
		'themes',
		'languages',
	] ) {
		mkdirSync( join( folder, 'wp-content', name ), { recursive: true } );
	}
	if ( ! database ) {
		addSqlite( folder, sqlite );
	}
	writeFileSync(
		join( folder, 'wp-config.php' ),
		renderWpConfig( undefined, database )
	);
}

function addSqlite( folder, sqlite ) {
	const plugin = join(
		folder,
		'wp-content',
		'plugins',
		'sqlite-database-integration'
	);
	copyTree( sqlite, plugin );
	// Unless the path written into it exists, the drop-in finds the plugin in the folder of plugins.
	writeFileSync(
		join( folder, 'wp-content', 'db.php' ),
		readFileSync( join( plugin, 'db.copy' ), 'utf8' )
	);
}

/**
 * Copies a site that is not running; WordPress's own files are hard links to the original's.
 *
 * @param {string} from The site's WordPress folder.
 * @param {string} to   The copy's folder.
 */
export function cloneSite( from, to ) {
	copyTree( from, to, {
		canLink: true,
		isWanted: ( path ) => ! OWN.test( path ),
	} );
	copyTree( join( from, 'wp-content' ), join( to, 'wp-content' ) );
	copyFileSync( join( from, 'wp-config.php' ), join( to, 'wp-config.php' ) );
}

/**
 * Links the parts of a plugin or theme into a site, so that changes of the source apply at once.
 *
 * @param {string}        target The folder in the site.
 * @param {string}        source The folder of the plugin or theme.
 * @param {string[]|null} parts  Names in the source to link; null for all.
 */
export function linkParts( target, source, parts = null ) {
	if ( ! parts ) {
		link( source, target );
		return;
	}
	mkdirSync( target, { recursive: true } );
	for ( const name of parts ) {
		const from = join( source, name );
		const to = join( target, name );
		if ( existsSync( from ) ) {
			link( from, to );
		} else {
			rmSync( to, { recursive: true, force: true } );
		}
	}
}

function link( from, to ) {
	const isFolder = lstatSync( from ).isDirectory();
	const there = lstatSync( to, { throwIfNoEntry: false } );
	if ( isFolder && there?.isSymbolicLink() && readlinkSync( to ) === from ) {
		return;
	}
	if ( there ) {
		rmSync( to, { recursive: true, force: true } );
	}
	if ( isFolder ) {
		symlinkSync( from, to, 'junction' );
	} else {
		// Not a symbolic link: WordPress treats the real folder of a plugin's file as the plugin's folder, which contains
		// every site below the project.
		linkOrCopy( from, to );
	}
}
