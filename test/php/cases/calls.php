<?php
/**
 * Calls of methods.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

return array(
	'calls are read, and no comments' => static function () {
		$code = "<?php\nfinal class A extends B {\n\tpublic function go() {\n\t\t// C::no()\n\t\tself::one( D::E );\n\t\t( new F( array( 1 ), G::two() ) )->three();\n\t\tadd_action( 'x', array( H::class, 'four' ) );\n\t}\n}\n";
		expect_same( array( 'A::one', 'G::two', 'F::three', 'H::four' ), array_keys( read_calls( $code ) ) );
		expect_same(
			array(
				'name'     => 'A',
				'methods'  => array( 'go' ),
				'inherits' => array( 'B' ),
			),
			read_methods( $code )
		);
	},
	'each method that is called exists' => static function () {
		$classes = array();
		$calls   = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( ATELIER_DIR . '/includes/', FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( 'php' === $file->getExtension() ) {
				$code                       = file_get_contents( $file->getPathname() );
				$class                      = read_methods( $code );
				$classes[ $class['name'] ] = $class;
				$calls                     += read_calls( $code );
			}
		}
		// Methods that a class inherits from WordPress or PHP are not known here.
		$has     = static function ( string $name, string $method ) use ( $classes, &$has ): bool {
			$class = $classes[ $name ] ?? null;
			return null === $class || in_array( $method, $class['methods'], true ) || array_filter( $class['inherits'], static fn( string $parent ): bool => $has( $parent, $method ) );
		};
		$missing = array_filter( array_keys( $calls ), static fn( string $call ): bool => ! $has( ...explode( '::', $call ) ) );
		expect_same( array(), array_values( $missing ) );
		expect_same( true, count( $calls ) > 500 );
	},
);
