<?php
/**
 * Markup and styles that come in files of the theme.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use WP_Block_Patterns_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the templates, parts, patterns and styles that have no post: they come with the theme or are registered in code.
 */
final class Theme_Files {
	/** Files whose change makes the index of files stale. */
	private const WATCHED = array( 'templates/*.html', 'templates/*/*.html', 'parts/*.html', 'patterns/*.php', 'patterns/*/*.php', 'styles/*.json', 'styles/*/*.json', 'theme.json' );

	/**
	 * Returns a text that changes when the theme, one of its files, the list of active plugins or WordPress's version does. It reads each file's
	 * modification time.
	 */
	public static function get_signature(): string {
		$times = array();
		foreach ( array_unique( array( get_stylesheet_directory(), get_template_directory() ) ) as $folder ) {
			foreach ( self::WATCHED as $pattern ) {
				foreach ( (array) glob( "$folder/$pattern" ) as $file ) {
					$times[ $file ] = filemtime( $file );
				}
			}
		}
		return md5( (string) wp_json_encode( array( get_stylesheet(), get_template(), get_option( 'active_plugins' ), $times, get_bloginfo( 'version' ) ) ) );
	}

	/**
	 * Returns the uses of each file.
	 *
	 * @return list<array{type: string, name: string, uses: list<array{0: string, 1: string}>}>
	 */
	public static function find_uses(): array {
		$patterns = array();
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			$patterns[ (string) $pattern['name'] ] = Usage_Finder::find( (string) ( $pattern['content'] ?? '' ) );
		}
		$files = array();
		foreach ( array( 'wp_template', 'wp_template_part' ) as $type ) {
			foreach ( self::get_templates( $type ) as $name => $content ) {
				$file         = self::to_file( $type, $name, $content );
				$file['uses'] = self::with_patterns( $file['uses'], $patterns );
				$files[]      = $file;
			}
		}
		foreach ( $patterns as $name => $uses ) {
			// A Navigation block in a registered pattern names no menu until the pattern is inserted.
			$files[] = array(
				'type' => 'wp_block',
				'name' => (string) $name,
				'uses' => array_values( array_filter( $uses, static fn( array $use ): bool => array( 'menu', Usage_Finder::FALLBACK_MENU ) !== $use ) ),
			);
		}
		foreach ( self::get_configs() as $name => $path ) {
			$files[] = array(
				'type' => 'wp_global_styles',
				'name' => $name,
				'uses' => Usage_Finder::find_in_config( (string) file_get_contents( $path ) ),
			);
		}
		return array_values( array_filter( $files, static fn( array $file ): bool => array() !== $file['uses'] ) );
	}

	/**
	 * Returns the theme's settings and styles: its theme.json, style variations and styles of sections.
	 *
	 * @return array<string, string> Paths by name: the theme's name; for other files than theme.json, then `//` and the path in its folder.
	 */
	private static function get_configs(): array {
		$paths = array();
		foreach ( array_unique( array( get_stylesheet(), get_template() ) ) as $theme ) {
			$folder          = get_theme_root( $theme ) . "/$theme";
			$paths[ $theme ] = "$folder/theme.json";
			foreach ( array( ...(array) glob( "$folder/styles/*.json" ), ...(array) glob( "$folder/styles/*/*.json" ) ) as $path ) {
				$paths[ "$theme//" . substr( $path, strlen( $folder ) + 1 ) ] = $path;
			}
		}
		return array_filter( $paths, 'is_readable' );
	}

	/**
	 * Adds the uses of the patterns that a file contains: WordPress inserts their content.
	 *
	 * @param list<array{0: string, 1: string}>                $uses     Uses of the file itself.
	 * @param array<string, list<array{0: string, 1: string}>> $patterns Uses of each pattern.
	 * @return list<array{0: string, 1: string}>
	 */
	private static function with_patterns( array $uses, array $patterns ): array {
		$seen = array();
		for ( $index = 0; $index < count( $uses ); $index++ ) { // The list grows in the loop.
			list( $kind, $target ) = $uses[ $index ];
			if ( 'pattern' === $kind && isset( $patterns[ $target ] ) && ! isset( $seen[ $target ] ) ) {
				$seen[ $target ] = true;
				array_push( $uses, ...$patterns[ $target ] );
			}
		}
		return Usage_Finder::limit( $uses );
	}

	/**
	 * Returns the markup in the files of the theme's templates or parts.
	 *
	 * @param string $type `wp_template` or `wp_template_part`.
	 * @return array<string, string> Markup by `theme//slug`. A child theme's file hides the parent's of the same slug.
	 */
	private static function get_templates( string $type ): array {
		$markup = array();
		$slugs  = array();
		foreach ( array_unique( array( get_stylesheet(), get_template() ) ) as $theme ) {
			$folder = get_theme_root( $theme ) . "/$theme/" . get_block_theme_folders( $theme )[ $type ];
			foreach ( array_merge( (array) glob( "$folder/*.html" ), (array) glob( "$folder/*/*.html" ) ) as $path ) {
				$slug = substr( $path, strlen( $folder ) + 1, -5 );
				if ( ! isset( $slugs[ $slug ] ) ) {
					$slugs[ $slug ] = true;
					// WordPress names templates of a parent theme after the current theme.
					$markup[ get_stylesheet() . "//$slug" ] = (string) file_get_contents( $path );
				}
			}
		}
		return $markup;
	}

	/**
	 * Returns the uses of one file.
	 *
	 * @param string $type    Type of the record that a copy of the file would be.
	 * @param string $name    Its name.
	 * @param string $content Its content.
	 * @return array{type: string, name: string, uses: list<array{0: string, 1: string}>}
	 */
	private static function to_file( string $type, string $name, string $content ): array {
		return array(
			'type' => $type,
			'name' => $name,
			'uses' => Usage_Finder::find( $content ),
		);
	}
}
