<?php
/**
 * Lengths of functions in a PHP file.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use PhpToken;

/**
 * Counts the lines of each named function of a file; lines without code, and with comments alone, do not count.
 *
 * @param string $code Contents of the file.
 * @return array<string, int> Number of lines by the function's name.
 */
function count_function_lines( string $code ): array {
	$tokens  = array_values( array_filter( PhpToken::tokenize( $code ), static fn( PhpToken $token ): bool => ! $token->isIgnorable() ) );
	$lengths = array();
	foreach ( $tokens as $i => $token ) {
		$name = $tokens[ $i + 1 ] ?? null;
		if ( ! $token->is( T_FUNCTION ) || ! $name?->is( T_STRING ) ) {
			continue;
		}
		$lines = array();
		$depth = 0;
		for ( $j = $i; isset( $tokens[ $j ] ); $j++ ) {
			$text  = $tokens[ $j ]->text;
			$first = $tokens[ $j ]->line;
			$lines = array_merge( $lines, range( $first, $first + substr_count( rtrim( $text ), "\n" ) ) );
			if ( '{' === $text || $tokens[ $j ]->is( array( T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES ) ) ) {
				++$depth;
			}
			if ( ( '}' === $text && 0 === --$depth ) || ( ';' === $text && 0 === $depth ) ) {
				break;
			}
		}
		$lengths[ $name->text ] = count( array_unique( $lines ) );
	}
	return $lengths;
}
