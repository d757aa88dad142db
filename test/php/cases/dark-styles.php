<?php
/**
 * Values of presets for dark schemes.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Styles\Dark_Css;
use Atelier\Styles\Dark_Styles;
use Atelier\Usage\Presets\Preset_Definition;

$declare = static fn( array $names ): string => implode( '', array_map( static fn( string $name ) => "--wp--preset--$name: var(--wp--custom--dark--$name);", $names ) );
$rules   = static fn( string $declarations ): string => '' === $declarations ? '' : "@media (prefers-color-scheme: dark){:root:not([data-scheme=light]){{$declarations}}}:root[data-scheme=dark]{{$declarations}}";
$rows    = array();
foreach ( json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/dark-css.json' ), true ) as $row ) {
	$rows[ $row['name'] ] = array( $row['settings'], $row['names'], $row['background'] ?? null, $row['isPageDark'] ?? false );
}

$filter = static function ( array $settings, bool $is_filtered = true ): array {
	$service = new Dark_Styles();
	$is_filtered && add_filter( 'content_save_pre', 'wp_filter_global_styles_post', 9 );
	$content = wp_slash(
		(string) wp_json_encode(
			array(
				'settings'                    => $settings,
				'isGlobalStylesUserThemeJSON' => true,
			)
		)
	);
	$service->read_values( $content );
	// WordPress takes all custom settings away.
	$left = wp_slash( '{"settings":{"color":{"text":true}},"isGlobalStylesUserThemeJSON":true}' );

	return json_decode( wp_unslash( $service->restore_values( $left ) ), true )['settings'];
};

return for_each_row(
	$rows,
	static fn( array $settings, array $names, ?string $background, bool $is_page_dark ) => expect_same(
		$rules( $declare( $names ) . ( $is_page_dark ? 'color-scheme: dark;' : '' ) ),
		Dark_Css::from_settings( $settings, $background )
	)
) + for_each_row(
	array(
		'colors'                      => array( array( 'color' => array( 'base' => '#111', 'accent-1' => '#2b3a42cc' ) ), array( 'color' => array( 'base' => '#111', 'accent-1' => '#2b3a42cc' ) ) ),
		'a gradient'                  => array( array( 'gradient' => array( 'dawn' => 'linear-gradient(90deg,#000 0%,#222 100%)' ) ), array( 'gradient' => array( 'dawn' => 'linear-gradient(90deg,#000 0%,#222 100%)' ) ) ),
		'what ends the declaration'   => array( array( 'color' => array( 'base' => '#111;}body{display:none' ) ), array() ),
		'a script'                    => array( array( 'color' => array( 'base' => 'url(javascript:alert(1))' ) ), array() ),
		'markup'                      => array( array( 'color' => array( 'base' => '</style><script>' ) ), array() ),
		'a slug that is none'         => array( array( 'color' => array( 'a"b' => '#111' ) ), array() ),
		'another kind'                => array( array( 'shadow' => array( 'base' => '#111' ) ), array() ),
		'values of other types'       => array( array( 'color' => array( 'base' => 5, 'x' => array( '#111' ) ) ), array() ),
	),
	static fn( array $dark, array $expected ) => expect_same( $expected, Dark_Css::list_safe( array( 'custom' => array( 'dark' => $dark ) ) ) )
) + for_each_row(
	array(
		'a copy has the dark value, too'            => array( 'ocean', array( 'sea' => '#112', 'ocean' => '#112' ) ),
		'it goes with the preset'                   => array( null, array() ),
	),
	static fn( ?string $copy, array $expected ) => expect_same(
		$expected,
		json_decode( ( new Preset_Definition( 'color', 'sea', $copy ) )->rewrite( '{"settings":{"color":{"palette":{"custom":[{"slug":"sea","name":"Sea","color":"#66f"}]}},"custom":{"dark":{"color":{"sea":"#112"}}}}}' ), true )['settings']['custom']['dark']['color']
	)
) + array(
	'safe values stay where WordPress takes the rest' => static fn() => expect_same(
		array(
			'color'  => array( 'text' => true ),
			'custom' => array( 'dark' => array( 'color' => array( 'base' => '#111' ) ) ),
		),
		$filter( array( 'custom' => array( 'dark' => array( 'color' => array( 'base' => '#111', 'x' => '#111;}' ) ), 'other' => '1px' ) ) )
	),
	'nothing is put back where WordPress takes nothing' => static fn() => expect_same(
		array( 'color' => array( 'text' => true ) ),
		$filter( array( 'custom' => array( 'dark' => array( 'color' => array( 'base' => '#111' ) ) ) ), false )
	),
);
