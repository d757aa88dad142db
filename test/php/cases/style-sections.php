<?php
/**
 * Which sections the printed root of Styles lists.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Styles\Style_Sections;

$is_listed = static fn( string $name, array $settings ): bool => Style_Sections::is_available( Style_Sections::listed()[ $name ], $settings );

return array(
	'those with a group, in the order of the table' => static fn() => expect_same(
		array( 'variations', 'typography', 'colors', 'background', 'shadows', 'layout', 'blocks' ),
		array_keys( Style_Sections::listed() )
	),
) + for_each_row(
	array(
		'type: one setting is enough'          => array( 'typography', array( 'typography' => array( 'lineHeight' => true ) ), true ),
		'type: fonts of the theme'             => array( 'typography', array( 'typography' => array( 'fontFamilies' => array( 'theme' => array( array( 'slug' => 'a' ) ) ) ) ), true ),
		'type: lists that are empty'           => array( 'typography', array( 'typography' => array( 'fontFamilies' => array( 'theme' => array() ), 'fontSizes' => array() ) ), false ),
		'type: all are off'                    => array( 'typography', array( 'typography' => array( 'lineHeight' => false ) ), false ),
		'colors: none'                         => array( 'colors', array(), false ),
		'colors: of buttons'                   => array( 'colors', array( 'color' => array( 'button' => true ) ), true ),
		'shadows: there are some'              => array( 'shadows', array( 'shadow' => array( 'presets' => array( 'default' => array( array( 'slug' => 'a' ) ) ) ) ), true ),
		'shadows: none'                        => array( 'shadows', array( 'shadow' => array() ), false ),
		'layout: a width'                      => array( 'layout', array( 'layout' => array( 'wideSize' => '90rem' ) ), true ),
		'layout: a space of another block'     => array( 'layout', array( 'spacing' => array( 'units' => array( 'px' ) ) ), false ),
		'layout: what somebody stored instead' => array( 'layout', array( 'layout' => 'wide' ), false ),
		'blocks: always'                       => array( 'blocks', array(), true ),
	),
	static fn( string $name, array $settings, bool $expected ) => expect_same( $expected, $is_listed( $name, $settings ) )
);
