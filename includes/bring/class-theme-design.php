<?php
/**
 * The design of another theme.
 *
 * @package Atelier
 */

namespace Atelier\Bring;

use Atelier\Transfer\Design_Format;
use Atelier\Transfer\Design_Inventory;
use Atelier\Transfer\Design_Needs;
use Atelier\Usage\Usage_Rewriter;
use WP_Block_Patterns_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what people made of another theme as a design that can be imported: with the parts that only that theme's files have, and with the
 * content of its patterns in their place. So nothing of it is empty in the new theme.
 */
final class Theme_Design {
	/** Kinds that belong to a theme; the others are the site's, and here already. */
	private const KINDS = array( 'template', 'part', 'styles', 'look', 'active' );

	/** Key of the presets that come along. */
	private const PRESETS = 'presets/theme';

	/** How deep patterns of a theme may be in each other. */
	private const MAX_DEPTH = 8;

	/**
	 * Patterns of the theme's files by slug.
	 *
	 * @var array<string, string>|null
	 */
	private ?array $patterns = null;

	/**
	 * Builds the service.
	 *
	 * @param string $stylesheet The theme.
	 */
	public function __construct( private readonly string $stylesheet ) {}

	/**
	 * Reads the design.
	 *
	 * @return array{theme: array, records: array<string, array>}
	 */
	public function read(): array {
		$inventory = new Design_Inventory( $this->stylesheet );
		$records   = array_filter( $inventory->all(), static fn( array $record ): bool => in_array( $record['kind'], self::KINDS, true ) );
		$records   = array_map( array( $this, 'put_patterns_in' ), $records );
		$pending   = array_keys( $records );
		while ( $pending ) {
			foreach ( $records[ array_pop( $pending ) ]['needs'] as $need ) {
				$part = isset( $records[ $need ] ) || ! str_starts_with( $need, 'part/' ) ? null : $this->read_part( $need );
				if ( $part ) {
					$records[ $need ] = $part;
					$pending[]        = $need;
				}
			}
		}

		return array(
			'theme'   => $inventory->theme(),
			'records' => array_column( Design_Format::sort( $this->add_presets( $records ) ), null, 'key' ),
			// A person asks for it: nothing of it is a surprise.
			'isAsked' => true,
		);
	}

	/**
	 * Adds the presets that the current theme lacks, as one record that others need.
	 *
	 * @param array<string, array> $records Records.
	 * @return array<string, array>
	 */
	private function add_presets( array $records ): array {
		$theme   = Theme_Presets::list_presets( (array) ( $this->read_theme_json()['settings'] ?? array() ) );
		$lacking = Theme_Presets::without( $theme, Theme_Presets::list_presets( wp_get_global_settings() ) );
		$used    = Used_Presets::of_posts( $lacking );
		foreach ( $lacking ? $records : array() as $key => $record ) {
			$of_record = Theme_Presets::find_used( $record['content'], $lacking );
			if ( $of_record ) {
				$records[ $key ]['needs'][] = self::PRESETS;
				$used                       = array_replace_recursive( $used, $of_record );
			}
		}
		if ( $used ) {
			$records[ self::PRESETS ] = array(
				'key'     => self::PRESETS,
				'kind'    => 'presets',
				'title'   => implode( ', ', array_merge( ...array_map( static fn( array $list ): array => array_map( 'strval', array_keys( $list ) ), array_values( $used ) ) ) ),
				'fields'  => array( 'presets' => array_map( 'array_values', $used ) ),
				'content' => '',
				'files'   => array(),
				'needs'   => array(),
				'id'      => 0,
			);
		}

		return $records;
	}

	/**
	 * Reads a part of the theme's files that the current theme does not have; null for none.
	 *
	 * @param string $key Its key.
	 */
	private function read_part( string $key ): ?array {
		$slug = substr( $key, strlen( 'part/' ) );
		if ( get_block_template( get_stylesheet() . "//$slug", 'wp_template_part' ) || ! preg_match( '/^[\w-]+$/D', $slug ) ) {
			return null;
		}
		$file = $this->find_file( get_block_theme_folders( $this->stylesheet )['wp_template_part'] . "/$slug.html" );
		if ( null === $file ) {
			return null;
		}
		$area = '';
		foreach ( (array) ( $this->read_theme_json()['templateParts'] ?? array() ) as $part ) {
			$area = ( $part['name'] ?? null ) === $slug && is_string( $part['area'] ?? null ) ? $part['area'] : $area;
		}

		return $this->put_patterns_in(
			array(
				'key'     => $key,
				'kind'    => 'part',
				'title'   => $slug,
				'fields'  => array(
					'slug' => $slug,
					'area' => $area,
				),
				'content' => (string) file_get_contents( $file ),
				'files'   => array(),
				'needs'   => array(),
				'id'      => 0,
			)
		);
	}

	/**
	 * Puts the content of the theme's patterns in the place of blocks that name them, where the current theme has none of that name.
	 *
	 * @param array $record A record.
	 */
	private function put_patterns_in( array $record ): array {
		for ( $depth = 0; $depth < self::MAX_DEPTH && in_array( $record['kind'], array( 'template', 'part' ), true ); $depth++ ) {
			$before = $record['content'];
			foreach ( Design_Needs::of( $record ) as $need ) {
				$slug    = str_starts_with( $need, 'theme-pattern/' ) ? substr( $need, strlen( 'theme-pattern/' ) ) : '';
				$content = '' === $slug || WP_Block_Patterns_Registry::get_instance()->is_registered( $slug ) ? null : $this->patterns()[ $slug ] ?? null;
				if ( null !== $content ) {
					$record['content'] = Usage_Rewriter::to_content( 'pattern', array( $slug ), $content )->rewrite( $record['content'] );
				}
			}
			if ( $before === $record['content'] ) {
				break;
			}
		}

		return array( 'needs' => Design_Needs::of( $record ) ) + $record;
	}

	/**
	 * The patterns of the theme's files.
	 *
	 * @return array<string, string> Contents by slug.
	 */
	private function patterns(): array {
		if ( null === $this->patterns ) {
			$this->patterns = array();
			$theme          = wp_get_theme( $this->stylesheet );
			foreach ( $theme->exists() ? array_filter( array( $theme->parent(), $theme ) ) : array() as $one ) {
				foreach ( $one->get_block_patterns() as $file => $pattern ) {
					$path = $one->get_stylesheet_directory() . "/patterns/$file";
					if ( is_file( $path ) && is_string( $pattern['slug'] ?? null ) ) {
						$this->patterns[ $pattern['slug'] ] = self::run_file( $path );
					}
				}
			}
		}

		return $this->patterns;
	}

	/**
	 * Runs the file of a pattern, as WordPress does for the current theme.
	 *
	 * @param string $path The file.
	 */
	private static function run_file( string $path ): string {
		ob_start();
		try {
			include $path;
		} catch ( \Throwable $problem ) {
			// A pattern may call functions of its theme, which is not loaded.
			ob_clean();
		}

		return (string) ob_get_clean();
	}

	/**
	 * Finds a file of the theme, or of its parent.
	 *
	 * @param string $path Path in the theme's folder.
	 */
	private function find_file( string $path ): ?string {
		$theme = wp_get_theme( $this->stylesheet );
		foreach ( $theme->exists() ? array( $theme->get_stylesheet_directory(), $theme->get_template_directory() ) : array() as $folder ) {
			if ( is_file( "$folder/$path" ) ) {
				return "$folder/$path";
			}
		}

		return null;
	}

	/**
	 * Reads the theme's own settings.
	 */
	private function read_theme_json(): array {
		$file = $this->find_file( 'theme.json' );
		$data = null === $file ? null : wp_json_file_decode( $file, array( 'associative' => true ) );

		return is_array( $data ) ? $data : array();
	}
}
