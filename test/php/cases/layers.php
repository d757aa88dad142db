<?php
/**
 * Which classes may name which, and where they are.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/** They build the services, and so name controllers. */
const BUILDERS = array( 'Plugin', 'Templates' );

$files   = array();
$root    = ATELIER_DIR . '/includes/';
$parents = array();
foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
	if ( 'php' === $file->getExtension() ) {
		$code                      = file_get_contents( $file->getPathname() );
		$files[ substr( $file->getPathname(), strlen( $root ) ) ] = read_classes( $code );
		if ( preg_match( '/^(?:abstract |final )*class (\w+) extends (\w+)/m', $code, $match ) ) {
			$parents[ $match[1] ] = $match[2];
		}
	}
}
ksort( $files );

$short         = static fn( string $name ): string => substr( (string) strrchr( '\\' . $name, '\\' ), 1 );
$is_controller = static function ( string $name ) use ( $parents ): bool {
	while ( isset( $parents[ $name ] ) ) {
		$name = $parents[ $name ];
	}
	return 1 === preg_match( '/^WP_REST_\w*Controller$/', $name );
};

return array(
	'each class is where the autoloader looks for it' => static function () use ( $files ) {
		$elsewhere = array();
		foreach ( $files as $path => $file ) {
			$parts   = explode( '\\', strtolower( str_replace( '_', '-', (string) $file['class'] ) ) );
			$place   = preg_replace( '#(class|interface|trait)-([^/]+)$#', '$2', "atelier/$path" );
			if ( implode( '/', $parts ) . '.php' !== $place ) {
				$elsewhere[ $path ] = $file['class'];
			}
		}
		expect_same( array(), $elsewhere );
		expect_same( true, count( $files ) > 100 );
	},
	'each class that is named exists'                 => static function () use ( $files ) {
		$known   = array_column( $files, 'class' );
		$missing = array();
		foreach ( $files as $path => $file ) {
			foreach ( $file['names'] as $name => $line ) {
				if ( str_starts_with( $name, 'Atelier\\' ) && ! in_array( $name, $known, true ) ) {
					$missing[] = "$path:$line $name";
				}
			}
		}
		expect_same( array(), $missing );
	},
	'no domain class names a controller'              => static function () use ( $files, $short, $is_controller ) {
		$found = array();
		foreach ( $files as $path => $file ) {
			$class = $short( (string) $file['class'] );
			if ( $is_controller( $class ) || in_array( $class, BUILDERS, true ) ) {
				continue;
			}
			foreach ( $file['names'] as $name => $line ) {
				if ( str_starts_with( $name, 'Atelier\\' ) && $is_controller( $short( $name ) ) ) {
					$found[] = "$path:$line $name";
				}
			}
		}
		expect_same( array(), $found );
		expect_same( true, $is_controller( 'Looks_Controller' ) );
	},
);
