<?php
/**
 * Values of a wrong type in settings and styles.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Styles\Config_Cleaner;

$preset = array(
	'slug'  => 'a',
	'name'  => 'A',
	'color' => '#fff',
);

return for_each_row(
	array(
		'what WordPress can read'              => array( array( 'styles' => array( 'color' => array( 'text' => '#fff' ) ) ), array() ),
		'a list for a text'                    => array( array( 'styles' => array( 'color' => array( 'text' => array( 'red' ) ) ) ), array( 'styles.color.text' ), array( 'styles' => array( 'color' => array() ) ) ),
		'a reference for a text'               => array( array( 'styles' => array( 'color' => array( 'text' => array( 'ref' => 'styles.color.background' ) ) ) ), array() ),
		'null is nothing'                      => array( array( 'styles' => array( 'color' => array( 'text' => null ) ) ), array(), array( 'styles' => array( 'color' => array() ) ) ),
		'a text for a flag'                    => array( array( 'settings' => array( 'color' => array( 'custom' => 'yes' ) ) ), array( 'settings.color.custom' ), array( 'settings' => array( 'color' => array() ) ) ),
		'a text for all styles'                => array( array( 'styles' => 'red' ), array( 'styles' ), array() ),
		'a text for a group'                   => array( array( 'styles' => array( 'typography' => 'big' ) ), array( 'styles.typography' ), array( 'styles' => array() ) ),
		'a block'                              => array( array( 'styles' => array( 'blocks' => array( 'core/button' => array( 'color' => array( 'text' => array( 1 ) ) ) ) ) ), array( 'styles.blocks.core/button.color.text' ), array( 'styles' => array( 'blocks' => array( 'core/button' => array( 'color' => array() ) ) ) ) ),
		'a state of an element'                => array( array( 'styles' => array( 'elements' => array( 'link' => array( ':hover' => array( 'color' => array( 'text' => array( 1 ) ) ) ) ) ) ), array( 'styles.elements.link.:hover.color.text' ), array( 'styles' => array( 'elements' => array( 'link' => array( ':hover' => array( 'color' => array() ) ) ) ) ) ),
		'a preset without a slug'              => array( array( 'settings' => array( 'color' => array( 'palette' => array( 'custom' => array( $preset, array( 'name' => 'B' ) ) ) ) ) ), array( 'settings.color.palette.custom.1' ), array( 'settings' => array( 'color' => array( 'palette' => array( 'custom' => array( $preset ) ) ) ) ) ),
		'a preset with a list for its colour'  => array( array( 'settings' => array( 'color' => array( 'palette' => array( array( 'color' => array() ) + $preset ) ) ) ), array( 'settings.color.palette.0' ), array( 'settings' => array( 'color' => array( 'palette' => array() ) ) ) ),
		'a path that nobody knows'             => array( array( 'settings' => array( 'other' => array( 'x' => array( 1 ) ) ) ), array() ),
		'a value in the place of a method'     => array( array( 'settings' => array( 'custom' => array( 'x' => array( 'valueOf' => 1 ), 'toString' => 'x', 'y' => 1 ) ) ), array( 'settings.custom.x.valueOf', 'settings.custom.toString' ), array( 'settings' => array( 'custom' => array( 'x' => array(), 'y' => 1 ) ) ) ),
		'parts that are neither'               => array( array( 'title' => array( 1 ) ), array() ),
		'spacing by side'                      => array( array( 'styles' => array( 'spacing' => array( 'padding' => array( 'top' => '1px', 'left' => array( 'x' ) ) ) ) ), array( 'styles.spacing.padding.left' ), array( 'styles' => array( 'spacing' => array( 'padding' => array( 'top' => '1px' ) ) ) ) ),
	),
	static fn( array $config, array $dropped, ?array $clean = null ) => expect_same(
		array(
			'config'  => $clean ?? $config,
			'dropped' => $dropped,
		),
		Config_Cleaner::clean( $config )
	)
) + array(
	'a text with nothing to drop stays as it is' => static fn() => expect_same(
		array(
			'json'    => ' {"styles":{}} ',
			'dropped' => array(),
		),
		Config_Cleaner::clean_json( ' {"styles":{}} ' )
	),
	'markup in what is written again is escaped' => static fn() => expect_same(
		'{"styles":{"css":"\u003Cb\u003E"},"version":3}',
		Config_Cleaner::clean_json( '{"styles":{"css":"<b>","color":1},"version":3}' )['json']
	),
);
