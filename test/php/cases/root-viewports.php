<?php
/**
 * Styles of the whole site that are limited to a viewport.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Styles\Root_Gap;
use Atelier\Styles\Root_Viewports;

$rows = array();
foreach ( json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/root-gap.json' ), true ) as $row ) {
	$rows[ $row['name'] ] = array( $row['settings'], $row['styles']['blocks'] ?? array(), $row['gap'], $row['css'] );
}
$root    = array(
	'path'     => array( 'styles' ),
	'selector' => 'body',
);
$link    = array(
	'path'     => array( 'styles', 'elements', 'link' ),
	'selector' => 'a',
);
$mobile  = array(
	'path'        => array( 'settings', 'custom', 'root', '@mobile' ),
	'selector'    => 'body',
	'media_query' => '@media (width <= 480px)',
);
$queries = array( '@mobile' => '@media (width <= 480px)' );

return for_each_row(
	$rows,
	static fn( array $settings, array $blocks, $gap, string $css ) => expect_same( $css, Root_Gap::write( $settings, $blocks, $gap ) )
) + for_each_row(
	array(
		'a viewport stands behind the root, before elements' => array( array( $root, $link ), $queries, array( $root, $mobile, $link ) ),
		'no styles in a viewport'                            => array( array( $root, $link ), array(), array( $root, $link ) ),
		'no root'                                            => array( array( 'x', $link ), $queries, array( 'x', $link ) ),
	),
	static fn( array $nodes, array $queries, array $expected ) => expect_same( $expected, Root_Viewports::insert( $nodes, $queries ) )
);
