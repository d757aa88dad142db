<?php
/**
 * Cases for {@see Theme_Presets}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Bring\Theme_Presets;
use Atelier\Usage\Presets\Preset_Kinds;

$preset  = static fn( string $slug ): array => array( 'slug' => $slug );
$presets = array(
	'color'     => array( 'accent-6' => $preset( 'accent-6' ), 'base2' => $preset( 'base2' ), 'accent' => $preset( 'accent' ) ),
	'gradient'  => array( 'dusk' => $preset( 'dusk' ) ),
	'font-size' => array( 'huge' => $preset( 'huge' ) ),
	'spacing'   => array( '30' => $preset( '30' ) ),
	'shadow'    => array( 'deep' => $preset( 'deep' ) ),
	'border-radius' => array( 'round' => $preset( 'round' ) ),
);
$names   = static fn( array $used ): array => array_map( static fn( array $list ): array => array_map( 'strval', array_keys( $list ) ), $used );

return for_each_row(
	array(
		'nothing'               => array( '<p class="accent-6">huge 30</p>', array() ),
		'a class'               => array( '<p class="has-accent-6-color">', array( 'color' => array( 'accent-6' ) ) ),
		'a background'          => array( '<p class="has-accent-6-background-color">', array( 'color' => array( 'accent-6' ) ) ),
		'the class of a longer slug' => array( '<p class="has-accent-60-color has-my-accent-color-x">', array() ),
		'an attribute'          => array( '{"backgroundColor":"accent"}', array( 'color' => array( 'accent' ) ) ),
		'a class in the spelling of classes' => array( '<p class="has-base-2-color">', array( 'color' => array( 'base2' ) ) ),
		'a gradient'            => array( '<p class="has-dusk-gradient-background">', array( 'gradient' => array( 'dusk' ) ) ),
		'a size'                => array( '{"fontSize":"huge"}', array( 'font-size' => array( 'huge' ) ) ),
		'a preset in attributes' => array( '{"style":{"spacing":{"padding":"var:preset|spacing|30"}}}', array( 'spacing' => array( '30' ) ) ),
		'a radius'              => array( '{"style":{"border":{"radius":"var:preset|border-radius|round"}}}', array( 'border-radius' => array( 'round' ) ) ),
		'a variable'            => array( 'box-shadow:var(--wp--preset--shadow--deep)', array( 'shadow' => array( 'deep' ) ) ),
		'a variable of a longer slug' => array( 'var(--wp--preset--shadow--deep-2) var:preset|spacing|300', array() ),
	),
	static fn( string $text, array $expected ) => expect_same( $expected, $names( Theme_Presets::find_used( $text, $presets ) ) )
) + array(
	'presets are listed by slug, whatever their origin, and compared' => static function () use ( $preset, $names ): void {
		$file = Theme_Presets::list_presets( array( 'color' => array( 'palette' => array( $preset( 'a' ), $preset( 'b' ), 'x' ) ), 'shadow' => array( 'presets' => array( $preset( 's' ) ) ) ) );
		$here = Theme_Presets::list_presets( array( 'color' => array( 'palette' => array( 'default' => array( $preset( 'a' ) ), 'custom' => array( $preset( 'c' ) ) ) ), 'shadow' => array( 'presets' => array( 'theme' => array( $preset( 's' ) ) ) ) ) );
		expect_same( array( 'color' => array( 'b' ) ), $names( Theme_Presets::without( $file, $here ) ) );
	},
	'presets of every kind are listed, and added where they are from' => static function () use ( $names ): void {
		$settings = array();
		$kinds    = array();
		foreach ( Preset_Kinds::TABLE as list( 'infix' => $infix, 'path' => $path, 'value' => $value ) ) {
			$kinds[ $infix ] = array( 'brought' );
			_wp_array_set( $settings, $path, array( 'custom' => array( array( 'slug' => 'brought', $value => '1px' ) ) ) );
		}
		$listed = Theme_Presets::list_presets( $settings );
		expect_same( $kinds, $names( $listed ) );
		expect_same( $settings, Theme_Presets::add( array(), array_map( 'array_values', $listed ) ) );
	},
	'a radius takes the value of another' => static function (): void {
		$radius = static fn( string $slug ): array => array( 'slug' => $slug, 'name' => ucfirst( $slug ), 'size' => '4px' );
		expect_same(
			array( 'slug' => 'round', 'name' => 'Round (as Soft)', 'size' => 'var(--wp--preset--border-radius--soft)' ),
			Theme_Presets::follow( 'border-radius', $radius( 'round' ), $radius( 'soft' ) )
		);
		expect_same( '4px', Theme_Presets::get_value( 'border-radius', $radius( 'soft' ) ) );
	},
);
