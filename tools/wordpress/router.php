<?php
/**
 * Router of PHP's built-in web server for a local WordPress: serves files with the headers that a browser needs to cache them,
 * and passes all other requests to WordPress.
 *
 * WordPress has to run in the global scope, so this file uses it, too, with prefixed names.
 *
 * @package Atelier
 */

$atelier_root = rtrim( $_SERVER['DOCUMENT_ROOT'], '/' );
$atelier_path = '/' . ltrim( (string) parse_url( rawurldecode( $_SERVER['REQUEST_URI'] ), PHP_URL_PATH ), '/' );

if ( str_contains( $atelier_path, '..' ) || preg_match( '#/\.|\.(sqlite|log)(-|$)|^/wp-content/database/#', $atelier_path ) ) {
	http_response_code( 404 );
	return true;
}

$atelier_file = $atelier_root . $atelier_path;

if ( is_file( $atelier_file ) && ! str_ends_with( $atelier_path, '.php' ) ) {
	require_once __DIR__ . '/serve-file.php';
	Atelier\Local\serve_file( $atelier_file );
	return true;
}

// Like the rules that WordPress suggests for a network: files of WordPress are requested below the path of each site.
if ( ! file_exists( $atelier_file ) && preg_match( '#^(/network)?/[_0-9a-zA-Z-]+(/(?:wp-(?:content|admin|includes)(?:/.*)?|[^/]+\.php))$#', $atelier_path, $atelier_parts ) ) {
	$atelier_path = $atelier_parts[1] . $atelier_parts[2];
	$atelier_file = $atelier_root . $atelier_path;
	if ( is_file( $atelier_file ) && ! str_ends_with( $atelier_path, '.php' ) ) {
		require_once __DIR__ . '/serve-file.php';
		Atelier\Local\serve_file( $atelier_file );
		return true;
	}
}

if ( is_dir( $atelier_file ) ) {
	if ( ! str_ends_with( $atelier_path, '/' ) ) {
		$atelier_query = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_QUERY );
		header( 'Location: ' . $atelier_path . '/' . ( '' === $atelier_query ? '' : '?' . $atelier_query ), true, 301 );
		return true;
	}
	$atelier_path .= 'index.php';
}

if ( ! is_file( $atelier_root . $atelier_path ) ) {
	$atelier_path = '/index.php';
	// PHP looked for the script in the folders of the path, and WordPress would treat the rest as the page's path.
	unset( $_SERVER['PATH_INFO'] );
}

// WordPress adopts hooks that this variable contains before it starts, so that no file has to be written into its folder.
$wp_filter['muplugins_loaded'][10]['atelier-local'] = array(
	'function'      => static function (): void {
		require_once __DIR__ . '/local.php';
	},
	'accepted_args' => 0,
);

$_SERVER['PHP_SELF']        = $atelier_path;
$_SERVER['SCRIPT_NAME']     = $atelier_path;
$_SERVER['SCRIPT_FILENAME'] = $atelier_root . $atelier_path;
chdir( dirname( $atelier_root . $atelier_path ) );
require $atelier_root . $atelier_path;
