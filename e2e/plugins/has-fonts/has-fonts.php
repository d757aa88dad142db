<?php
/**
 * Plugin Name: Has Fonts
 * Description: For tests: a font collection whose files are on the site itself, those of a theme of WordPress.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Has_Fonts
 */

/**
 * Returns a face of the collection.
 *
 * @param string $family Name of the family.
 * @param string $file   Path below the theme's fonts.
 * @param string $weight Weight.
 * @param string $style  Style.
 */
function has_fonts_face( string $family, string $file, string $weight, string $style = 'normal' ): array {
	return array(
		'fontFamily' => $family,
		'fontWeight' => $weight,
		'fontStyle'  => $style,
		'src'        => content_url( '/themes/twentytwentyfive/assets/fonts/' . $file ),
	);
}

add_action(
	'init',
	static function () {
		wp_register_font_collection(
			'local-fonts',
			array(
				'name'          => 'Local fonts',
				'description'   => 'Fonts of this site.',
				'categories'    => array(
					array(
						'slug' => 'sans-serif',
						'name' => 'Sans',
					),
					array(
						'slug' => 'serif',
						'name' => 'Serifs',
					),
				),
				'font_families' => array(
					array(
						'font_family_settings' => array(
							'name'       => 'Vollkorn',
							'slug'       => 'vollkorn',
							'fontFamily' => 'Vollkorn, serif',
							'fontFace'   => array(
								has_fonts_face( 'Vollkorn', 'vollkorn/Vollkorn-VariableFont_wght.woff2', '400 900' ),
								has_fonts_face( 'Vollkorn', 'vollkorn/Vollkorn-Italic-VariableFont_wght.woff2', '400 900', 'italic' ),
							),
						),
						'categories'           => array( 'serif' ),
					),
					array(
						'font_family_settings' => array(
							'name'       => 'Platypi',
							'slug'       => 'platypi',
							'fontFamily' => 'Platypi, serif',
							'fontFace'   => array(
								has_fonts_face( 'Platypi', 'platypi/Platypi-VariableFont_wght.woff2', '300 800' ),
								has_fonts_face( 'Platypi', 'platypi/none.woff2', '300 800', 'italic' ),
							),
						),
						'categories'           => array( 'serif' ),
					),
					array(
						'font_family_settings' => array(
							'name'       => 'Fira Sans',
							'slug'       => 'fira-sans',
							'fontFamily' => '"Fira Sans", sans-serif',
							'fontFace'   => array(
								has_fonts_face( '"Fira Sans"', 'fira-sans/FiraSans-Regular.woff2', '400' ),
								has_fonts_face( '"Fira Sans"', 'fira-sans/FiraSans-Bold.woff2', '700' ),
							),
						),
						'categories'           => array( 'sans-serif' ),
					),
				),
			)
		);
	}
);
