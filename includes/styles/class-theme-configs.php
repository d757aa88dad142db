<?php
/**
 * Values of a wrong type in the theme's files, and in data of plugins.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use Atelier\Page\Address;
use Atelier\Writes\Design_Request;
use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use WP_REST_Response;
use WP_Theme_JSON_Data;

defined( 'ABSPATH' ) || exit;

/**
 * Removes values of a wrong type from the configs of every origin in requests of Design: from `theme.json`, style variations and block
 * styles before WordPress computes with them, and from the data of blocks and plugins. One such value would stop all of Design's screens.
 * Pages for visitors are not changed.
 */
final class Theme_Configs {
	/** Origins by the filter of their data. */
	private const FILTERS = array(
		'wp_theme_json_data_default' => 'default',
		'wp_theme_json_data_blocks'  => 'blocks',
		'wp_theme_json_data_theme'   => 'theme',
		'wp_theme_json_data_user'    => 'custom',
	);

	/**
	 * Paths of the dropped values by file; those that a plugin or a block registers have the empty text for it.
	 *
	 * @var array<string, string[]>
	 */
	private array $dropped = array();

	/**
	 * Paths of the files and folders that were cleaned.
	 *
	 * @var array<string, true>
	 */
	private array $cleaned = array();

	/**
	 * Constructor.
	 *
	 * @param Address     $address The address of the request.
	 * @param Sound_Files $sound   Files that need no cleaning.
	 */
	public function __construct( private readonly Address $address, private readonly Sound_Files $sound = new Sound_Files() ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// WordPress asks for the path before it reads the file.
		add_filter( 'theme_file_path', array( $this, 'clean_files' ), PHP_INT_MAX, 2 );
		foreach ( self::FILTERS as $filter => $origin ) {
			add_filter( $filter, fn( $data ) => $this->clean_data( $data, $origin ), PHP_INT_MAX );
		}
		add_filter( 'rest_request_after_callbacks', array( $this, 'name_dropped' ), 10, 2 );
	}

	/**
	 * Cleans `theme.json`, style variations and block styles when WordPress asks for the path of the first.
	 *
	 * @param string $path Path of a file of the theme.
	 * @param string $file The file’s name.
	 */
	public function clean_files( $path, $file ) {
		if ( 'theme.json' === $file && is_string( $path ) && $this->is_design() ) {
			$this->clean_file( $path );
			foreach ( array_unique( array( get_stylesheet_directory(), get_template_directory() ) ) as $theme ) {
				$this->clean_folder( "$theme/styles" );
			}
			$this->sound->store();
		}

		return $path;
	}

	/**
	 * Cleans the data of an origin, which other plugins may have changed.
	 *
	 * @param mixed  $data   The data.
	 * @param string $origin Its origin.
	 * @return mixed
	 */
	private function clean_data( $data, string $origin ) {
		if ( ! $this->is_design() || ! is_object( $data ) || ! method_exists( $data, 'get_data' ) ) {
			return $data;
		}
		$config  = (array) $data->get_data();
		$cleaned = Config_Cleaner::clean_theme( $config );
		if ( $cleaned['config'] === $config ) {
			return $data;
		}
		$this->note( '', $cleaned['dropped'] );

		return new WP_Theme_JSON_Data( $cleaned['config'], $origin );
	}

	/**
	 * Adds the names of the dropped values to the response with the theme's config.
	 *
	 * @param mixed                $response The response.
	 * @param array<string, mixed> $handler  The route.
	 * @return mixed
	 */
	public function name_dropped( $response, array $handler ) {
		$callback = $handler['callback'] ?? null;
		if ( $this->dropped && $response instanceof WP_REST_Response && is_array( $callback ) && 'get_theme_item' === $callback[1] && Design_Request::is_current() ) {
			$response->set_data( $response->get_data() + array( 'atelier_unreadable' => $this->get_dropped() ) );
		}

		return $response;
	}

	/**
	 * Returns the dropped values.
	 *
	 * @return list<array{file: string, path: string}> Each with its file in the theme, or the empty text.
	 */
	public function get_dropped(): array {
		$list = array();
		foreach ( $this->dropped as $file => $paths ) {
			foreach ( array_values( array_unique( $paths ) ) as $path ) {
				$list[] = array(
					'file' => (string) $file,
					'path' => $path,
				);
			}
		}

		return $list;
	}

	/**
	 * Returns whether the request is for Design.
	 */
	private function is_design(): bool {
		return Design_Request::is_current() || ( is_admin() && Address::PAGE === $this->address->read( 'page' ) );
	}

	/**
	 * Cleans the JSON files of a folder and of those in it.
	 *
	 * @param string $folder The folder, as WordPress forms its path.
	 */
	private function clean_folder( string $folder ): void {
		if ( isset( $this->cleaned[ $folder ] ) || ! is_dir( $folder ) ) {
			return;
		}
		$this->cleaned[ $folder ] = true;
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) ) as $path => $file ) {
			if ( 'json' === strtolower( $file->getExtension() ) ) {
				$this->clean_file( (string) $path );
			}
		}
	}

	/**
	 * Cleans a file.
	 *
	 * @param string $path Its path.
	 */
	private function clean_file( string $path ): void {
		if ( ! isset( $this->cleaned[ $path ] ) ) {
			$this->cleaned[ $path ] = true;
			$this->note( self::name_file( $path ), Theme_Json_Files::clean( $path, $this->sound ) );
		}
	}

	/**
	 * Returns the path of a file with its theme's folder, which may be in another folder: `group/theme/theme.json`.
	 *
	 * @param string $path Path of the file.
	 */
	private static function name_file( string $path ): string {
		foreach ( array( get_stylesheet(), get_template() ) as $theme ) {
			$root = get_theme_root( $theme ) . '/';
			if ( str_starts_with( $path, "$root$theme/" ) ) {
				return substr( $path, strlen( $root ) );
			}
		}

		return basename( $path );
	}

	/**
	 * Notes dropped values.
	 *
	 * @param string   $file  The file.
	 * @param string[] $paths Their paths.
	 */
	private function note( string $file, array $paths ): void {
		if ( $paths ) {
			$this->dropped[ $file ] = array_merge( $this->dropped[ $file ] ?? array(), $paths );
		}
	}
}
