<?php
/**
 * How long functions are.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/** The limit of ESLint's `max-lines-per-function`, too. */
const MAX_FUNCTION_LINES = 100;

return array(
	'lines of code are counted, and no others' => static function () {
		$code = "<?php\nfunction one() {\n\t// Nothing.\n\n\treturn array( \"{\$a}\",\n\t2 );\n}\ninterface B {\n\tfunction two(): int;\n}\n";
		expect_same(
			array(
				'one' => 4,
				'two' => 1,
			),
			count_function_lines( $code )
		);
	},
	'no function has too many lines'           => static function () {
		$long = array();
		$root = ATELIER_DIR . '/includes/';
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( 'php' !== $file->getExtension() ) {
				continue;
			}
			foreach ( count_function_lines( file_get_contents( $file->getPathname() ) ) as $name => $lines ) {
				if ( $lines > MAX_FUNCTION_LINES ) {
					$long[ substr( $file->getPathname(), strlen( $root ) ) . ' ' . $name ] = $lines;
				}
			}
		}
		expect_same( array(), $long );
	},
);
