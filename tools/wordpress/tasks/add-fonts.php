<?php
/**
 * Task: installs many font families. Their faces share one file of a theme, with a relative URL.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task. Nothing is added when the last family exists.
 *
 * @param array{families: int, faces: int} $arguments Number of families, and of faces of each.
 * @return true
 */
return static function ( array $arguments ): bool {
	wp_set_current_user( 1 );
	if ( get_page_by_path( "many-family-{$arguments['families']}", OBJECT, 'wp_font_family' ) ) {
		return true;
	}
	$src = wp_make_link_relative( get_theme_file_uri( 'assets/fonts/manrope/Manrope-VariableFont_wght.woff2' ) );
	for ( $number = 1; $number <= $arguments['families']; $number++ ) {
		$family = wp_insert_post(
			array(
				'post_type'    => 'wp_font_family',
				'post_status'  => 'publish',
				'post_name'    => "many-family-$number",
				'post_title'   => "Many family $number",
				'post_content' => wp_slash( (string) wp_json_encode( array( 'fontFamily' => "\"Many family $number\", sans-serif" ) ) ),
			)
		);
		for ( $face = 1; $face <= $arguments['faces']; $face++ ) {
			wp_insert_post(
				array(
					'post_type'    => 'wp_font_face',
					'post_status'  => 'publish',
					'post_parent'  => (int) $family,
					'post_name'    => "many-face-$number-$face",
					'post_title'   => "many-face-$number-$face",
					'post_content' => wp_slash(
						(string) wp_json_encode(
							array(
								'fontFamily' => "Many family $number",
								'fontStyle'  => $face > 6 ? 'italic' : 'normal',
								'fontWeight' => (string) ( 100 * ( 1 + ( $face - 1 ) % 6 ) ),
								'src'        => $src,
							),
							JSON_UNESCAPED_SLASHES
						)
					),
				)
			);
		}
	}

	return true;
};
