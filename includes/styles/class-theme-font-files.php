<?php
/**
 * The font files of the theme that its parent has.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Settings name a font file by its place in the theme, and do not say whether that is the theme or its parent. The site looks for it in
 * both; so does this class, for the canvas and the font library.
 */
final class Theme_Font_Files {
	/** Marks an address below the theme's folder. */
	public const MARK = 'file:./';

	/** Name of the REST field. */
	private const FIELD = 'atelier_parent_files';

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'add_field' ) );
	}

	/**
	 * Adds the addresses to the record of the active theme, which every canvas has read.
	 */
	public function add_field(): void {
		register_rest_field(
			'theme',
			self::FIELD,
			array(
				'get_callback' => fn( array $theme ): object => (object) ( get_stylesheet() === $theme['stylesheet'] ? $this->get_parent_addresses() : array() ),
				'schema'       => self::get_schema(),
			)
		);
	}

	/**
	 * Describes the addresses.
	 */
	public static function get_schema(): array {
		return array(
			'description'          => __( 'Addresses of the font files that the theme’s parent has, by how settings name them.', 'atelier' ),
			'type'                 => 'object',
			'additionalProperties' => array(
				'type'   => 'string',
				'format' => 'uri',
			),
			'context'              => array( 'view', 'edit' ),
			'readonly'             => true,
		);
	}

	/**
	 * Returns the addresses of the files that the parent has and the theme has not, by how settings name them.
	 *
	 * @return array<string, string>
	 */
	public function get_parent_addresses(): array {
		if ( ! is_child_theme() ) {
			return array();
		}
		$addresses = array();
		foreach ( $this->list_files() as $name ) {
			$file = substr( $name, strlen( self::MARK ) );
			if ( ! is_file( get_stylesheet_directory() . '/' . $file ) ) {
				$addresses[ $name ] = get_parent_theme_file_uri( $file );
			}
		}
		return $addresses;
	}

	/**
	 * Lists the files that the fonts of the theme, of the site's styles and of the theme's style variations name.
	 *
	 * @return string[]
	 */
	private function list_files(): array {
		$configs = array(
			WP_Theme_JSON_Resolver::get_theme_data()->get_raw_data(),
			WP_Theme_JSON_Resolver::get_user_data()->get_raw_data(),
			...WP_Theme_JSON_Resolver::get_style_variations(),
		);
		$fonts   = array_map( static fn( array $config ) => $config['settings']['typography']['fontFamilies'] ?? array(), $configs );
		$files   = array();
		array_walk_recursive(
			$fonts,
			static function ( $value ) use ( &$files ): void {
				if ( is_string( $value ) && str_starts_with( $value, self::MARK ) ) {
					$files[ $value ] = true;
				}
			}
		);
		return array_keys( $files );
	}
}
