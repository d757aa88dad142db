<?php
/**
 * Cases for {@see Lost_Values}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Styles\Lost_Values;

return for_each_row(
	array(
		'nothing where all is stored'           => array( array( 'color' => array( 'text' => 'red' ) ), array( 'color' => array( 'text' => 'red' ) ), array() ),
		'nothing where what is sent is empty'   => array( array( 'color' => array( 'text' => array() ) ), array(), array() ),
		'each value of a node that is missing'  => array( array( 'color' => array( 'text' => 'red', 'link' => array() ) ), array(), array( 'styles.color.text' ) ),
		'each value of a node that is empty'    => array( array( 'color' => array( 'text' => 'red' ) ), array( 'color' => array() ), array( 'styles.color.text' ) ),
		'a list as one value'                   => array( array( 'list' => array( 'a', 'b' ) ), array(), array( 'styles.list' ) ),
	),
	static fn( array $sent, array $stored, array $expected ) => expect_same( $expected, Lost_Values::find( array( 'styles' => $sent ), array( 'styles' => $stored ) ) )
);
