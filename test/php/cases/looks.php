<?php
/**
 * Looks: names, limits, and the values that were not stored.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Styles\Look_Budget;
use Atelier\Styles\Look_Schema;
use Atelier\Styles\Lost_Values;

$code = static fn( int $bytes, array $others ): ?string => Look_Budget::find_problem( str_repeat( 'a', $bytes ), array_map( static fn( int $size ) => (object) array( 'post_content' => str_repeat( 'a', $size ) ), $others ) )?->get_error_code();

return for_each_row(
	array(
		'one line'              => array( "  My\n look\t", 'My look' ),
		'characters of control' => array( "a\u{0}b", 'a b' ),
		'none'                  => array( null, null ),
		'blanks alone'          => array( " \n ", '' ),
	),
	static fn( ?string $title, ?string $expected ) => expect_same( $expected, Look_Schema::clean_title( $title ) )
) + for_each_row(
	array(
		'a small look'          => array( 10, array(), null ),
		'the largest'           => array( 1048576, array(), null ),
		'a byte more'           => array( 1048577, array(), 'atelier_look_too_large' ),
		'as many as there may be' => array( 1, array_fill( 0, 99, 1 ), null ),
		'one more'              => array( 1, array_fill( 0, 100, 1 ), 'atelier_too_many_looks' ),
		'all that fits'         => array( 8, array_fill( 0, 8, 1048575 ), null ),
		'more than fits'        => array( 9, array_fill( 0, 8, 1048575 ), 'atelier_too_many_looks' ),
	),
	static fn( int $bytes, array $others, ?string $expected ) => expect_same( $expected, $code( $bytes, $others ) )
) + for_each_row(
	array(
		'nothing lost'         => array( array( 'styles' => array( 'css' => 'a' ) ), array( 'styles' => array( 'css' => 'a' ) ), array() ),
		'a value'              => array( array( 'styles' => array( 'css' => 'a' ) ), array( 'styles' => array() ), array( 'styles.css' ) ),
		'another value'        => array( array( 'settings' => array( 'a' => 1 ) ), array( 'settings' => array( 'a' => 2 ) ), array( 'settings.a' ) ),
		'an empty list'        => array( array( 'styles' => array( 'a' => array() ) ), array( 'styles' => array() ), array() ),
		'what is neither part' => array( array( 'version' => 3 ), array(), array() ),
	),
	static fn( array $sent, array $stored, array $expected ) => expect_same( $expected, Lost_Values::find( $sent, $stored ) )
);
