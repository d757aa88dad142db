<?php
/**
 * Font files that only the parent theme has.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Settings refer to a font file by its path in the theme, which can be the theme or its parent. The site looks for it in both; so does this
 * class, for the canvas and the Font Library.
 */
final class Theme_Font_Files {
	/** Prefix of a path below the theme's folder. */
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
	 * Adds the URLs to the record of the active theme, which every canvas reads.
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
	 * Describes the URLs.
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
	 * Returns the URLs of the files that only the parent has, by their names in settings.
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
	 * Lists the files of the fonts in the theme, the site's styles and the theme's style variations.
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
