/**
 * The source of WordPress: the npm package of Automattic's Studio CLI (GPL) contains WordPress, the SQLite integration,
 * WP-CLI and WordPress's translations. npm downloads it by name, the tool checks it against the integrity pinned here, and it is never
 * installed as a dependency.
 */
export const WORDPRESS_SOURCE = {
	version: '7.1.1',
	spec: 'wp-studio@1.22.0',
	megabytes: 67,
	integrity:
		'sha512-boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==',
	/** Folders and files in the tarball, and their names in the cache. */
	parts: {
		'package/dist/cli/wp-files/latest/wordpress/': 'wordpress/',
		'package/dist/cli/wp-files/latest/languages/': 'languages/',
		'package/dist/cli/wp-files/sqlite-database-integration/':
			'sqlite-database-integration/',
		'package/dist/cli/wp-files/wp-cli/wp-cli.phar': 'wp-cli.phar',
	},
};

/**
 * Maps a path in the tarball to its path in the cache.
 *
 * @param {string} path The path in the tarball.
 * @return {string|null} The path in the cache folder; null when the file is not needed.
 */
export function toCachePath( path ) {
	const found = Object.keys( WORDPRESS_SOURCE.parts ).find( ( from ) =>
		from.endsWith( '/' ) ? path.startsWith( from ) : path === from
	);
	return found
		? WORDPRESS_SOURCE.parts[ found ] + path.slice( found.length )
		: null;
}
