<?php
/**
 * Names of classes in a PHP file.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use PhpToken;

/**
 * Reads which class a file declares, and which classes it names.
 *
 * @param string $code Contents of the file.
 * @return array{class: string|null, names: array<string, int>} Full names; of those that it names, the first line.
 */
function read_classes( string $code ): array {
	$tokens = PhpToken::tokenize( $code );
	$ns     = '';
	$uses   = array();
	$names  = array();
	$class  = null;
	$depth  = 0;
	$next   = static function ( int $i ) use ( $tokens ): int {
		do {
			++$i;
		} while ( isset( $tokens[ $i ] ) && $tokens[ $i ]->isIgnorable() );
		return $i;
	};
	$prev   = static function ( int $i ) use ( $tokens ): int {
		do {
			--$i;
		} while ( $i >= 0 && $tokens[ $i ]->isIgnorable() );
		return $i;
	};
	$count  = count( $tokens );
	for ( $i = 0; $i < $count; $i++ ) {
		$token = $tokens[ $i ];
		if ( in_array( $token->text, array( '{', '${' ), true ) || $token->is( T_CURLY_OPEN ) ) {
			++$depth;
		} elseif ( '}' === $token->text ) {
			--$depth;
		} elseif ( $token->is( T_NAMESPACE ) && $tokens[ $next( $i ) ]->is( array( T_STRING, T_NAME_QUALIFIED ) ) ) {
			$i  = $next( $i );
			$ns = $tokens[ $i ]->text;
		} elseif ( $token->is( T_USE ) && 0 === $depth ) {
			$i = $next( $i );
			if ( $tokens[ $i ]->is( array( T_FUNCTION, T_CONST ) ) ) {
				continue;
			}
			$name  = ltrim( $tokens[ $i ]->text, '\\' );
			$j     = $next( $i );
			$alias = substr( (string) strrchr( '\\' . $name, '\\' ), 1 );
			if ( $tokens[ $j ]->is( T_AS ) ) {
				$alias = $tokens[ $next( $j ) ]->text;
			}
			$uses[ $alias ] = $name;
			while ( ';' !== $tokens[ $i ]->text ) {
				++$i;
			}
		} elseif ( $token->is( T_NAME_FULLY_QUALIFIED ) ) {
			if ( '(' !== $tokens[ $next( $i ) ]->text || $tokens[ $prev( $i ) ]->is( T_NEW ) ) {
				$names[] = array( $i, substr( $token->text, 1 ), true );
			}
		} elseif ( $token->is( T_NAME_QUALIFIED ) ) {
			if ( '(' !== $tokens[ $next( $i ) ]->text || $tokens[ $prev( $i ) ]->is( T_NEW ) ) {
				list( $first, $rest ) = explode( '\\', $token->text, 2 );
				$names[] = array( $i, isset( $uses[ $first ] ) ? "{$uses[ $first ]}\\$rest" : ltrim( "$ns\\$token->text", '\\' ), false );
			}
		} elseif ( $token->is( T_STRING ) ) {
			$before = $tokens[ max( 0, $prev( $i ) ) ];
			$after  = $tokens[ $next( $i ) ] ?? null;
			if ( $before->is( array( T_CLASS, T_INTERFACE, T_TRAIT, T_ENUM ) ) && 0 === $depth ) {
				$class = $token->text;
				continue;
			}
			if ( $before->is( array( T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_CONST, T_NAMESPACE ) ) || in_array( strtolower( $token->text ), array( 'self', 'static', 'parent', 'true', 'false', 'null' ), true ) ) {
				continue;
			}
			$is_class = $before->is( array( T_NEW, T_INSTANCEOF, T_EXTENDS, T_IMPLEMENTS ) )
				|| ( $after && $after->is( T_DOUBLE_COLON ) )
				|| ( $after && '(' !== $after->text && ':' !== $after->text && preg_match( '/^[A-Z][A-Za-z0-9]*(_[A-Z0-9][A-Za-z0-9]*)*$/', $token->text ) && ( preg_match( '/[a-z]/', $token->text ) || $after->is( T_VARIABLE ) ) );
			if ( $is_class ) {
				$names[] = array( $i, $uses[ $token->text ] ?? ltrim( "$ns\\$token->text", '\\' ), false );
			}
		}
	}
	$lines = array();
	foreach ( array_reverse( $names ) as list( $i, $name ) ) {
		$lines[ $name ] = $tokens[ $i ]->line;
	}
	return array(
		'class' => null === $class ? null : ltrim( "$ns\\$class", '\\' ),
		'names' => $lines + array_fill_keys( $uses, 1 ),
	);
}
