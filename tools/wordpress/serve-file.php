<?php
/**
 * Static files of a local WordPress.
 *
 * @package Atelier
 */

namespace Atelier\Local;

/** Content types by file extension. */
const TYPES = array(
	'avif'  => 'image/avif',
	'css'   => 'text/css; charset=utf-8',
	'gif'   => 'image/gif',
	'html'  => 'text/html; charset=utf-8',
	'ico'   => 'image/x-icon',
	'jpeg'  => 'image/jpeg',
	'jpg'   => 'image/jpeg',
	'js'    => 'text/javascript; charset=utf-8',
	'json'  => 'application/json; charset=utf-8',
	'map'   => 'application/json; charset=utf-8',
	'mjs'   => 'text/javascript; charset=utf-8',
	'mp4'   => 'video/mp4',
	'otf'   => 'font/otf',
	'pdf'   => 'application/pdf',
	'png'   => 'image/png',
	'svg'   => 'image/svg+xml',
	'ttf'   => 'font/ttf',
	'txt'   => 'text/plain; charset=utf-8',
	'wasm'  => 'application/wasm',
	'webp'  => 'image/webp',
	'woff'  => 'font/woff',
	'woff2' => 'font/woff2',
	'xml'   => 'text/xml; charset=utf-8',
);

/** Matches the name of a file with a hash of its content, which serves as a version. */
const HASHED_NAME = '/\.[0-9a-f]{8}\.(css|js)$/';

/**
 * Sends a file. The browser may cache a file with a version in its URL permanently; it requests other files again, and gets the
 * status 304 while they are unchanged.
 *
 * @param string $file The file's path.
 */
function serve_file( string $file ): void {
	$type = TYPES[ strtolower( pathinfo( $file, PATHINFO_EXTENSION ) ) ] ?? 'application/octet-stream';
	$etag = sprintf( '"%x-%x"', filemtime( $file ), filesize( $file ) );

	header( 'Content-Type: ' . $type );
	header( 'ETag: ' . $etag );
	$is_versioned = isset( $_GET['ver'] ) || preg_match( HASHED_NAME, $file );
	header( 'Cache-Control: ' . ( $is_versioned ? 'public, max-age=31536000, immutable' : 'no-cache' ) );

	if ( ( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '' ) === $etag ) {
		http_response_code( 304 );
		return;
	}
	header( 'Content-Length: ' . filesize( $file ) );
	if ( 'HEAD' !== $_SERVER['REQUEST_METHOD'] ) {
		readfile( $file );
	}
}
