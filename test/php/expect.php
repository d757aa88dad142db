<?php
/**
 * The assertions of tests.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use RuntimeException;

/**
 * Fails unless two values are the same.
 *
 * @param mixed $expected The expected value.
 * @param mixed $actual   The actual value.
 */
function expect_same( mixed $expected, mixed $actual ): void {
	if ( $expected !== $actual ) {
		throw new RuntimeException( sprintf( "expected %s\n  and found %s", var_export( $expected, true ), var_export( $actual, true ) ) );
	}
}

/**
 * Makes one test of each row of a table.
 *
 * @param array<string, array> $rows Arguments by title.
 * @param callable             $test Tests one row.
 * @return array<string, callable>
 */
function for_each_row( array $rows, callable $test ): array {
	return array_map( static fn( array $row ): callable => static fn() => $test( ...$row ), $rows );
}
