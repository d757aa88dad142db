<?php
/**
 * Folders of another theme.
 *
 * @package Atelier
 */

namespace Atelier\Bring;

use Atelier\Transfer\Design_Format;
use Atelier\Transfer\Design_Inventory;
use WP_Theme;

defined( 'ABSPATH' ) || exit;

/**
 * Finds files of a theme and its parent that is not the current theme, with their addresses. Brought contents refer to these files: they are no
 * uploads, and many of them are SVG images, which the media library refuses. {@see \Atelier\Transfer\Front_Page_Check} names those that no longer exist.
 */
final class Theme_Folders {
	/** Prefix of a file of the theme in theme.json. */
	private const OWN = 'file:./';

	/**
	 * Builds the service.
	 *
	 * @param array{path: string, url: string} $theme  Folder of the theme.
	 * @param array{path: string, url: string} $parent Folder of its parent; that of the theme where it has none.
	 * @param bool                             $exists Whether the theme is installed.
	 */
	public function __construct( private readonly array $theme, private readonly array $parent, private readonly bool $exists = true ) {}

	/**
	 * Reads the folders of a theme.
	 *
	 * @param WP_Theme $theme The theme.
	 */
	public static function read_theme( WP_Theme $theme ): self {
		return new self(
			array(
				'path' => $theme->get_stylesheet_directory(),
				'url'  => $theme->get_stylesheet_directory_uri(),
			),
			array(
				'path' => $theme->get_template_directory(),
				'url'  => $theme->get_template_directory_uri(),
			),
			$theme->exists()
		);
	}

	/**
	 * Runs the file of a pattern, as WordPress does for the current theme. WordPress's functions return the folders of this theme in it.
	 *
	 * @param string $file The file.
	 */
	public function run_file( string $file ): string {
		$values  = array(
			'stylesheet_directory'     => $this->theme['path'],
			'stylesheet_directory_uri' => $this->theme['url'],
			'template_directory'       => $this->parent['path'],
			'template_directory_uri'   => $this->parent['url'],
		);
		$filters = array_map( static fn( string $value ): callable => static fn(): string => $value, $values );
		foreach ( $filters as $hook => $filter ) {
			add_filter( $hook, $filter, PHP_INT_MAX );
		}
		ob_start();
		try {
			( static function ( string $file ): void {
				include $file;
			} )( $file );
		} catch ( \Throwable $problem ) {
			// A pattern may call functions of its theme, which are not loaded.
			ob_clean();
		} finally {
			foreach ( $filters as $hook => $filter ) {
				remove_filter( $hook, $filter, PHP_INT_MAX );
			}
		}

		return (string) ob_get_clean();
	}

	/**
	 * Finds a file; null for none.
	 *
	 * @param string $path Path in the folder.
	 */
	public function find_file( string $path ): ?string {
		return $this->find( $path )['path'] ?? null;
	}

	/**
	 * Finds a file, with its address; null for none.
	 *
	 * @param string $path Path in the folder.
	 * @return array{path: string, url: string}|null
	 */
	public function find( string $path ): ?array {
		foreach ( $this->exists && ! str_contains( $path, '..' ) ? array( $this->theme, $this->parent ) : array() as $folder ) {
			if ( is_file( "{$folder['path']}/$path" ) ) {
				return array(
					'path' => "{$folder['path']}/$path",
					'url'  => "{$folder['url']}/$path",
				);
			}
		}

		return null;
	}

	/**
	 * Replaces references to files of the theme in settings and styles by addresses, as in a design. Those of fonts stay: their files are copied.
	 *
	 * @param array $record A record whose content is JSON.
	 */
	public function insert_addresses( array $record ): array {
		$config = json_decode( $record['content'], true );

		return is_array( $config ) ? array( 'content' => Design_Format::to_json( $this->insert( $config ) ) ) + $record : $record;
	}

	/**
	 * Replaces references in a value of styles.
	 *
	 * @param array $values The value.
	 */
	private function insert( array $values ): array {
		foreach ( $values as $name => $value ) {
			if ( is_array( $value ) && 'fontFace' !== $name ) {
				$values[ $name ] = $this->insert( $value );
			} elseif ( is_string( $value ) && str_starts_with( $value, self::OWN ) ) {
				$file            = $this->find( substr( $value, strlen( self::OWN ) ) );
				$values[ $name ] = $file ? Design_Inventory::home()->abstract_address( $file['url'] ) : $value;
			}
		}

		return $values;
	}
}
