<?php
/**
 * Styles of elements that are limited to a viewport.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Styles\Element_Viewports;

$root    = array(
	'path'     => array( 'styles' ),
	'selector' => 'body',
);
$link    = array(
	'path'     => array( 'styles', 'elements', 'link' ),
	'selector' => 'a',
);
$hover   = array(
	'path'     => array( 'styles', 'elements', 'link' ),
	'selector' => 'a:hover',
);
$block   = array(
	'name'     => 'core/quote',
	'path'     => array( 'styles', 'blocks', 'core/quote' ),
	'selector' => '.wp-block-quote',
);
$in      = array(
	'path'     => array( 'styles', 'blocks', 'core/quote', 'elements', 'link' ),
	'selector' => '.wp-block-quote a',
);
$queries = array( '@mobile' => '@media (width <= 480px)' );
$mobile  = array(
	'path'        => array( 'styles', 'elements', 'link', '@mobile' ),
	'selector'    => 'a',
	'media_query' => '@media (width <= 480px)',
);

return for_each_row(
	array(
		'a viewport stands behind its element, before its states and blocks' => array( array( $root, $link, $hover, $block, $in ), array( $root, $link, $mobile, $hover, $block, $in ) ),
		'no elements'                                                        => array( array( $root, $block ), array( $root, $block ) ),
		'nodes of another shape'                                             => array( array( 'x', array( 'path' => 5 ) ), array( 'x', array( 'path' => 5 ) ) ),
	),
	static fn( array $nodes, array $expected ) => expect_same( $expected, Element_Viewports::insert( $nodes, $queries ) )
);
