<?php
/**
 * Cases for {@see Style_Parts}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Bring\Style_Parts;

$config = array(
	'settings' => array(
		'typography' => array( 'fluid' => true ),
		'color'      => array( 'palette' => array( 'custom' => array( array( 'slug' => 'mine' ) ) ) ),
		'layout'     => array( 'contentSize' => '600px' ),
		'blocks'     => array( 'core/button' => array( 'color' => array( 'custom' => false ) ) ),
	),
	'styles'   => array(
		'css'        => 'a{}',
		'color'      => array( 'text' => 'red' ),
		'typography' => array( 'fontSize' => '20px' ),
		'spacing'    => array( 'blockGap' => '1px' ),
		'blocks'     => array( 'core/quote' => array( 'css' => 'b{}' ) ),
		'elements'   => array(
			'link' => array(
				'color'      => array( 'text' => 'blue' ),
				':hover'     => array( 'typography' => array( 'textDecoration' => 'none' ) ),
				'border'     => array( 'radius' => '2px' ),
			),
		),
		'@mobile'    => array( 'typography' => array( 'fontSize' => '10px' ) ),
	),
);
$names  = static fn( array $parts ): array => array_keys( $parts );

return array(
	'styles are divided, and are the whole again' => static function () use ( $config, $names ): void {
		$parts = Style_Parts::split( $config );
		expect_same( Style_Parts::NAMES, $names( $parts ) );
		expect_same( Style_Parts::sort( $config ), Style_Parts::sort( Style_Parts::merge_into( array(), $parts ) ) );
	},
	'a value is in the part that it says, at every depth' => static function () use ( $config ): void {
		$parts = Style_Parts::split( $config );
		expect_same(
			array(
				'typography' => array( 'fontSize' => '20px' ),
				'elements'   => array( 'link' => array( ':hover' => array( 'typography' => array( 'textDecoration' => 'none' ) ) ) ),
				'@mobile'    => array( 'typography' => array( 'fontSize' => '10px' ) ),
			),
			$parts[ Style_Parts::TYPOGRAPHY ]['styles']
		);
		expect_same( array( 'text' => 'blue' ), $parts[ Style_Parts::COLORS ]['styles']['elements']['link']['color'] );
		expect_same( array( 'css' => 'a{}' ), $parts[ Style_Parts::CSS ]['styles'] );
		expect_same( $config['settings']['blocks'], $parts[ Style_Parts::BLOCKS ]['settings']['blocks'] );
		expect_same( array( 'radius' => '2px' ), $parts[ Style_Parts::REST ]['styles']['elements']['link']['border'] );
	},
	'a part takes the place of the same part alone' => static function () use ( $config ): void {
		$colors = Style_Parts::split( array( 'styles' => array( 'color' => array( 'background' => 'white' ) ) ) );
		$result = Style_Parts::merge_into( $config, $colors );
		expect_same( array( 'background' => 'white' ), $result['styles']['color'] );
		expect_same( false, isset( $result['settings']['color'] ) );
		expect_same( $config['styles']['css'], $result['styles']['css'] );
		expect_same( array( 'radius' => '2px' ), $result['styles']['elements']['link']['border'] );
		expect_same( $result, Style_Parts::merge_into( $result, $colors ) );
	},
	'a config has another one, whatever own presets it has besides' => static function (): void {
		$with = static fn( string ...$slugs ): array => array( 'settings' => array( 'color' => array( 'palette' => array( 'custom' => array_map( static fn( string $slug ): array => array( 'slug' => $slug ), $slugs ) ) ) ) );
		expect_same( true, Style_Parts::has( $with( 'brought', 'mine' ), $with( 'mine' ) ) );
		expect_same( false, Style_Parts::has( $with( 'brought' ), $with( 'mine' ) ) );
		expect_same( false, Style_Parts::has( $with( 'mine' ) + array( 'styles' => array( 'css' => 'a{}' ) ), $with( 'mine' ) ) );
	},
	'presets that were changed take the place of the same slug, and the others are one’s own' => static function (): void {
		$preset = static fn( string $slug, string $color ): array => compact( 'slug', 'color' );
		$own    = array( 'settings' => array( 'color' => array( 'palette' => array(
			'theme'  => array( $preset( 'base', 'red' ), $preset( 'old', 'blue' ) ),
			'custom' => array( $preset( 'mine', 'pink' ) ),
		) ) ) );
		$theme  = array( 'color' => array( 'base' => $preset( 'base', 'white' ), 'new' => $preset( 'new', 'green' ) ) );
		expect_same(
			array(
				'theme'  => array( $preset( 'base', 'red' ), $preset( 'new', 'green' ) ),
				'custom' => array( $preset( 'mine', 'pink' ), $preset( 'old', 'blue' ) ),
			),
			Style_Parts::adapt( $own, $theme )['settings']['color']['palette']
		);
		$radius = static fn( string $slug, string $size ): array => compact( 'slug', 'size' );
		$own    = array( 'settings' => array( 'border' => array( 'radiusSizes' => array( 'theme' => array( $radius( 'old', '9px' ) ) ) ) ) );
		expect_same( array( 'custom' => array( $radius( 'old', '9px' ) ) ), Style_Parts::adapt( $own, array( 'border-radius' => array( 'new' => $radius( 'new', '2px' ) ) ) )['settings']['border']['radiusSizes'] );
		$none = array( 'settings' => array( 'color' => array( 'palette' => array( 'custom' => array( $preset( 'mine', 'pink' ) ) ) ) ), 'styles' => array() );
		expect_same( $none, Style_Parts::adapt( $none, $theme ) );
	},
);
