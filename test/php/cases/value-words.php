<?php
/**
 * Cases for {@see Value_Words} and {@see Color_Contrast}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Styles\Color_Contrast;
use Atelier\Styles\Value_Words;
use WP_Error;

$presets = array(
	'color' => array( array( 'slug' => 'cream', 'name' => 'Warm Cream' ) ),
	'font'  => array( array( 'slug' => 'inter', 'name' => 'Inter' ) ),
);
$parse   = static function ( string $words ) use ( $presets ): ?string {
	$found = Value_Words::parse( $words, $presets );
	return $found instanceof WP_Error ? null : implode( '.', $found['path'] ) . '=' . $found['value'];
};

return for_each_row(
	array(
		'a size with a unit'      => array( 'h1 48px', 'styles.elements.h1.typography.fontSize=48px' ),
		'a size without one'      => array( ' H1   48 ', 'styles.elements.h1.typography.fontSize=48px' ),
		'a slug'                  => array( 'background cream', 'styles.color.background=var:preset|color|cream' ),
		'a name of two words'     => array( 'background warm cream', 'styles.color.background=var:preset|color|cream' ),
		'a color'                 => array( 'text #FFFBE6', 'styles.color.text=#fffbe6' ),
		'the longest name wins'   => array( 'button radius 8', 'styles.elements.button.border.radius=8px' ),
		'a color of buttons'      => array( 'button #123', 'styles.elements.button.color.background=#123' ),
		'a font'                  => array( 'body inter', 'styles.typography.fontFamily=var:preset|font-family|inter' ),
		'a width'                 => array( 'content 45rem', 'settings.layout.contentSize=45rem' ),
		'an unknown font'         => array( 'body comic', null ),
		'an unknown color'        => array( 'text nosuch', null ),
		'a value that ends a rule' => array( 'text #fff;} body{', null ),
		'a url'                   => array( 'background url(javascript:1)', null ),
		'an unknown name'         => array( 'elephant 8', null ),
		'no value'                => array( 'h1', null ),
	),
	static function ( string $words, ?string $expected ) use ( $parse ): void {
		expect_same( $expected, $parse( $words ) );
	}
) + for_each_row(
	array(
		'black on white'     => array( '#000', '#ffffff', 21.0 ),
		'the same'           => array( 'white', '#FFF', 1.0 ),
		'gray'               => array( 'rgb(118, 118, 118)', '#fff', 4.54 ),
		'an unknown color'   => array( 'currentColor', '#fff', null ),
		'one with an alpha'  => array( '#00000080', '#fff', null ),
	),
	static function ( string $one, string $other, ?float $expected ): void {
		expect_same( $expected, Color_Contrast::compute( $one, $other ) );
	}
);
