<?php
/**
 * The table of kinds of presets.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Usage\Presets\Preset_Finder;
use Atelier\Usage\Presets\Preset_Kinds;
use WP_Theme_JSON;

require_once ABSPATH . WPINC . '/class-wp-theme-json.php';

/** Returns what the table has of a kind that WordPress has, too. */
$describe = static fn( array $row ): array => array(
	'variable' => "--wp--preset--{$row['infix']}--\$slug",
	'value'    => $row['value'],
	'classes'  => array_map( static fn( string $end ): string => ".has-\$slug-$end", $row['class_ends'] ?? array() ),
);
$found    = array();
foreach ( WP_Theme_JSON::PRESETS_METADATA as $metadata ) {
	$found[ implode( '.', $metadata['path'] ) ] = $metadata;
}

$rows = array();
foreach ( Preset_Kinds::TABLE as $kind => $row ) {
	$rows[ "the row of $kind" ] = array( $kind, $row );
}

return for_each_row(
	$rows,
	static function ( string $kind, array $row ) use ( $describe, $found ): void {
		$metadata = $found[ implode( '.', $row['path'] ) ];
		$own      = $describe( $row );
		$classes  = array_keys( $metadata['classes'] );
		sort( $classes );
		sort( $own['classes'] );
		// WordPress computes the values of some kinds.
		expect_same( $metadata['value_key'] ?? $own['value'], $own['value'] );
		expect_same( $metadata['css_vars'] ?? $own['variable'], $own['variable'] );
		expect_same( $classes, $own['classes'] );
		expect_same( isset( $row['class_ends'] ), isset( $row['attributes'] ) );
		foreach ( $row['attributes'] ?? array() as $name ) {
			expect_same( 1, preg_match( "/^(?:{$row['attribute_pattern']})$/D", $name ) );
			expect_same( array( array( $kind, 'ink' ) ), Preset_Finder::find_in_block( 'core/group', array( $name => 'ink' ) ) );
		}
		expect_same( array( array( $kind, 'ink' ) ), iterator_to_array( Preset_Finder::in_text( "var:preset|{$row['infix']}|ink" ), false ) );
		if ( Preset_Kinds::FONT === $kind ) {
			return;
		}
		expect_same( array( array( $kind, 'ink' ) ), iterator_to_array( Preset_Finder::in_text( "var(--wp--preset--{$row['infix']}--ink)" ), false ) );
		foreach ( $row['class_ends'] ?? array() as $end ) {
			expect_same( array( array( $kind, 'ink' ) ), iterator_to_array( Preset_Finder::in_text( "has-ink-$end" ), false ) );
		}
	}
) + array(
	'of WordPress’s kinds two are not used by name' => static function () use ( $found ): void {
		$paths = array_map( static fn( array $row ): string => implode( '.', $row['path'] ), Preset_Kinds::TABLE );
		expect_same( array( 'dimensions.aspectRatios', 'dimensions.dimensionSizes' ), array_values( array_diff( array_keys( $found ), $paths ) ) );
	},
	'the index has all kinds but fonts, and block styles' => static fn() => expect_same(
		array( ...array_values( array_diff( array_keys( Preset_Kinds::TABLE ), array( Preset_Kinds::FONT ) ) ), Preset_Kinds::STYLE ),
		Preset_Kinds::NAMES
	),
);
