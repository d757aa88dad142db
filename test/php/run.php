<?php
/**
 * Runs the tests of PHP classes that need no database: `php test/php/run.php WORDPRESS`.
 *
 * A file in `cases` returns tests by title. A test fails by throwing. The last line that is printed is JSON: `passed`, `failed`.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use ErrorException;
use Throwable;

error_reporting( E_ALL );
ini_set( 'display_errors', 'stderr' );
define( 'ABSPATH', rtrim( $argv[1], '/' ) . '/' );
require_once __DIR__ . '/read-calls.php';
require_once __DIR__ . '/read-classes.php';
require_once __DIR__ . '/read-functions.php';
require_once __DIR__ . '/expect.php';
require_once __DIR__ . '/bootstrap.php';
require_once dirname( __DIR__, 2 ) . '/includes/class-autoloader.php';
\Atelier\Autoloader::register();

set_error_handler(
	static function ( int $level, string $message, string $file, int $line ): bool {
		if ( error_reporting() & $level ) {
			throw new ErrorException( $message, 0, $level, $file, $line );
		}
		return false;
	}
);

$atelier_passed = 0;
$atelier_failed = 0;
foreach ( glob( __DIR__ . '/cases/*.php' ) as $atelier_file ) {
	foreach ( require $atelier_file as $atelier_title => $atelier_test ) {
		try {
			start_site();
			$atelier_test();
			++$atelier_passed;
		} catch ( Throwable $error ) {
			++$atelier_failed;
			printf( "✘ %s: %s\n  %s\n  at %s:%d\n", basename( $atelier_file, '.php' ), $atelier_title, $error->getMessage(), $error->getFile(), $error->getLine() );
		}
	}
}
echo json_encode(
	array(
		'passed' => $atelier_passed,
		'failed' => $atelier_failed,
	)
), "\n";
