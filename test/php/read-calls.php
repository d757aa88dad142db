<?php
/**
 * Calls of methods in a PHP file.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use PhpToken;

/** A list of arguments in brackets. */
const ARGUMENTS = '(?<arguments>\((?:[^()]++|(?&arguments))*+\))';

/** Ways of calling a method of a class that the code names. */
const CALLS = array(
	'/\b(?<class>\w+)::(?<method>\w+)\s*\(/',
	'/\(\s*new\s+[\w\\\\]*?(?<class>\w+)' . ARGUMENTS . '\s*\)\s*->\s*(?<method>\w+)\s*\(/',
	'/\barray\(\s*(?<class>\w+)::class,\s*\'(?<method>\w+)\'/',
);

/**
 * Reads which methods of which classes a file calls: by the class, on an object that it has just made, and as a callback. Names are without their
 * namespaces, which are one for each class.
 *
 * @param string $code Contents of the file.
 * @return array<string, true> Class and method, `Class::method`, as keys.
 */
function read_calls( string $code ): array {
	$class = preg_match( '/^(?:abstract |final )*(?:class|interface|trait) (\w+)/m', $code, $match ) ? $match[1] : '';
	$text  = '';
	foreach ( PhpToken::tokenize( $code ) as $token ) {
		$text .= $token->is( array( T_COMMENT, T_DOC_COMMENT ) ) ? ' ' : $token->text;
	}
	$calls = array();
	foreach ( CALLS as $pattern ) {
		preg_match_all( $pattern, $text, $matches, PREG_SET_ORDER );
		foreach ( $matches as $call ) {
			$of = in_array( $call['class'], array( 'self', 'static' ), true ) ? $class : $call['class'];
			$calls[ "$of::{$call['method']}" ] = true;
		}
	}
	return $calls;
}

/**
 * Reads which methods a file declares, and from what its class inherits others.
 *
 * @param string $code Contents of the file.
 * @return array{name: string, methods: list<string>, inherits: list<string>} Names without their namespaces.
 */
function read_methods( string $code ): array {
	preg_match( '/^(?:abstract |final )*(?:class|interface|trait) (\w+)(?: extends [\w\\\\]*?(\w+))?\s/m', $code, $match );
	preg_match_all( '/\bfunction\s+&?(\w+)\s*\(/', $code, $methods );
	preg_match_all( '/^\tuse (\w+);/m', $code, $traits );

	return array(
		'name'     => $match[1] ?? '',
		'methods'  => $methods[1],
		'inherits' => array_filter( array( $match[2] ?? '', ...$traits[1] ) ),
	);
}
