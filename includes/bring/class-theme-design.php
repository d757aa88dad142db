<?php
/**
 * The design of another theme.
 *
 * @package Atelier
 */

namespace Atelier\Bring;

use Atelier\Transfer\Design_Format;
use Atelier\Transfer\Design_Inventory;
use Atelier\Transfer\Design_Keys;
use Atelier\Transfer\Design_Needs;
use Atelier\Transfer\Keyed_Markup;
use Atelier\Transfer\Transfer_Rights;
use Atelier\Usage\Usage_Rewriter;
use Atelier\Writes\Stored_Slug;
use WP_Block_Patterns_Registry;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the customizations of another theme as a design that can be imported. It includes needed parts from that theme's files. Patterns of
 * the theme are replaced by their content, so that no block is empty in the new theme.
 */
final class Theme_Design {
	/** Kinds whose records belong to a theme; those of other kinds belong to the site. */
	private const KINDS = array( 'template', 'part', 'look', 'active' );

	/** Post types of the kinds that consist of blocks and belong to a theme. */
	public const POST_TYPES = array(
		'template' => 'wp_template',
		'part'     => 'wp_template_part',
	);

	/** Prefix of the key of a template or part that is kept as a pattern. */
	private const KEPT = 'pattern/kept-';

	/** How deep patterns of a theme may be nested. */
	private const MAX_DEPTH = 8;

	/**
	 * Patterns of the theme's files by slug.
	 *
	 * @var array<string, string>|null
	 */
	private ?array $patterns = null;

	/** Files of the theme and its parent. */
	private readonly Theme_Folders $folders;

	/**
	 * Builds the service.
	 *
	 * @param string $stylesheet The theme.
	 */
	public function __construct( private readonly string $stylesheet ) {
		$this->folders = Theme_Folders::read_theme( wp_get_theme( $stylesheet ) );
	}

	/**
	 * Reads the design.
	 *
	 * @return array{theme: array, records: array<string, array>, from: string, here: array<string, array>, copies: list<string>} With the styles of this theme
	 * by part, and the keys of records that were brought from that theme before.
	 */
	public function read(): array {
		$inventory = new Design_Inventory( $this->stylesheet );
		$current   = ( new Design_Inventory() )->all();
		$copies    = self::find_copies( $current, $this->stylesheet );
		$all       = $inventory->all();
		$records   = array_filter( $all, static fn( array $record ): bool => in_array( $record['kind'], self::KINDS, true ) && false !== ( $record['fields']['value'] ?? null ) );
		$records   = array_map( fn( array $record ): array => $this->inline_patterns( 'look' === $record['kind'] ? $this->folders->insert_addresses( $record ) : $record ), $records );
		$pending   = array_keys( $records );
		while ( $pending ) {
			foreach ( $records[ array_pop( $pending ) ]['needs'] as $need ) {
				$part = isset( $records[ $need ] ) || ! str_starts_with( $need, 'part/' ) ? null : $this->read_lacking_part( $need );
				if ( $part ) {
					$records[ $need ] = $part;
					$pending[]        = $need;
				}
			}
		}
		$records += $this->make_patterns( $records );
		$records += wp_is_block_theme() ? $this->read_styles( $all ) : array();
		$records  = Part_Names::restore_names( $records, $copies, $current, $this->stylesheet );

		return array(
			'theme'   => $inventory->theme(),
			'records' => array_column( Design_Format::sort( $this->add_presets( $records ) ), null, 'key' ),
			'from'    => $this->stylesheet,
			'here'    => self::read_current_styles( $current ),
			'copies'  => $copies,
		);
	}

	/**
	 * Finds the records that were brought from a theme before.
	 *
	 * @param array<string, array> $records    Records of the current theme.
	 * @param string               $stylesheet The theme.
	 * @return list<string> Keys.
	 */
	private static function find_copies( array $records, string $stylesheet ): array {
		$is_copy = static fn( array $record ): bool => isset( self::POST_TYPES[ $record['kind'] ] ) && $stylesheet === get_post_meta( (int) $record['id'], Design_Keys::FROM_META, true );

		return array_map( 'strval', array_keys( array_filter( $records, $is_copy ) ) );
	}

	/**
	 * Makes a pattern from each template and part, for people who keep it as a pattern. Its parts are replaced by their content.
	 *
	 * @param array<string, array> $records Records.
	 * @return array<string, array>
	 */
	private function make_patterns( array $records ): array {
		$name = ( new Design_Inventory( $this->stylesheet ) )->theme()['name'];
		$kept = array();
		foreach ( $records as $of => $record ) {
			if ( ! isset( self::POST_TYPES[ $record['kind'] ] ) ) {
				continue;
			}
			$slug         = "{$this->stylesheet}-{$record['kind']}-{$record['fields']['slug']}";
			$key          = self::KEPT . sanitize_title( Stored_Slug::fits( $slug ) ? $slug : Stored_Slug::append_text( $slug, '-' . md5( $slug ) ) );
			$kept[ $key ] = array(
				'key'     => $key,
				'kind'    => 'pattern',
				/* translators: 1: title of a template, 2: name of a theme. */
				'title'   => sprintf( __( '%1$s (%2$s)', 'atelier' ), $record['title'], $name ),
				'fields'  => array(
					'syncStatus' => 'unsynced',
					'categories' => array(),
				),
				'content' => $this->inline_parts( $record['content'], $records ),
				'files'   => array(),
				'id'      => 0,
				'of'      => (string) $of,
			);

			$kept[ $key ]['needs'] = Design_Needs::find( $kept[ $key ] );
		}

		return $kept;
	}

	/**
	 * Replaces the blocks of parts by their content.
	 *
	 * @param string               $content Markup.
	 * @param array<string, array> $records Records, whose parts take precedence over files.
	 */
	private function inline_parts( string $content, array $records ): string {
		for ( $depth = 0; $depth < self::MAX_DEPTH; $depth++ ) {
			$before = $content;
			foreach ( Keyed_Markup::list_needs( $content ) as $need ) {
				$part = str_starts_with( $need, 'part/' ) ? $records[ $need ] ?? $this->read_part( $need ) : null;
				$slug = substr( $need, strlen( 'part/' ) );
				if ( $part ) {
					$content = Usage_Rewriter::to_content( 'part', array( "{$this->stylesheet}//$slug", "//$slug" ), $part['content'] )->rewrite( $content );
				}
			}
			if ( $before === $content ) {
				break;
			}
		}

		return $content;
	}

	/**
	 * Reads the styles of the theme by part, adapted to the current theme.
	 *
	 * @param array<string, array> $records Records of the theme.
	 * @return array<string, array>
	 */
	private function read_styles( array $records ): array {
		$styles = $records[ Design_Inventory::STYLES ] ?? null;
		$config = $styles ? json_decode( $this->folders->insert_addresses( $styles )['content'], true ) : null;
		$theme  = Theme_Presets::list_presets( WP_Theme_JSON_Resolver::get_theme_data()->get_settings(), 'theme' );

		return is_array( $config ) ? self::make_styles( Style_Parts::split( Style_Parts::adapt( $config, $theme ) ), 0 ) : array();
	}

	/**
	 * Reads the styles of the current theme by part, with an empty record for the combination of parts that is written.
	 *
	 * @param array<string, array> $records Records of the current theme.
	 * @return array<string, array>
	 */
	private static function read_current_styles( array $records ): array {
		$styles = $records[ Design_Inventory::STYLES ] ?? null;
		$config = $styles ? json_decode( $styles['content'], true ) : null;
		$empty  = array(
			'settings' => array(),
			'styles'   => array(),
		);

		return is_array( $config ) ? self::make_styles( array_replace( array_fill_keys( array( ...Style_Parts::NAMES, Bring_Choices::CHOSEN ), $empty ), Style_Parts::split( $config ) ), $styles['id'] ) : array();
	}

	/**
	 * Makes the records of parts of styles.
	 *
	 * @param array<string, array> $parts Settings and styles by the name of the part.
	 * @param int                  $id    Number of their post; 0 for none.
	 * @return array<string, array>
	 */
	public static function make_styles( array $parts, int $id ): array {
		$records = array();
		foreach ( $parts as $name => $config ) {
			$record = array(
				'key'     => "style/$name",
				'kind'    => 'style',
				'title'   => $name,
				'fields'  => array(),
				'content' => Design_Format::to_json( Style_Parts::sort( $config ) ),
				'files'   => array(),
				'id'      => $id,
			);

			$records[ $record['key'] ] = array( 'needs' => Design_Needs::find( $record ) ) + $record;
		}

		return $records;
	}

	/**
	 * Adds the presets that the current theme lacks, each as a record that others need.
	 *
	 * @param array<string, array> $records Records.
	 * @return array<string, array>
	 */
	private function add_presets( array $records ): array {
		$theme   = $this->list_presets();
		$lacking = wp_is_block_theme() ? Theme_Presets::without( $theme, Theme_Presets::list_presets( wp_get_global_settings() ) ) : array();
		$used    = Used_Presets::find_in_posts( $lacking );
		$places  = $used;
		foreach ( $lacking ? $records : array() as $key => $record ) {
			foreach ( Theme_Presets::find_used( $record['content'], $lacking ) as $kind => $list ) {
				foreach ( $list as $slug => $preset ) {
					// A font is needed by its preset.
					$records[ $key ]['needs'] = array( ...array_values( array_diff( $records[ $key ]['needs'], Theme_Fonts::KIND === $kind ? array( "font/$slug" ) : array() ) ), "presets/$kind/$slug" );
					$used[ $kind ][ $slug ]     = $preset;
				}
			}
		}
		foreach ( $used as $kind => $list ) {
			foreach ( $list as $slug => $preset ) {
				$records = array_merge( $records, $this->make_preset( $kind, (string) $slug, $preset, isset( $places[ $kind ][ $slug ] ) ) );
			}
		}

		return $records;
	}

	/**
	 * Makes the records that bring a preset: its own, and its font's.
	 *
	 * @param string $kind    Its kind.
	 * @param string $slug    Its slug.
	 * @param array  $preset  The preset.
	 * @param bool   $is_used Whether posts use it.
	 * @return array<string, array>
	 */
	private function make_preset( string $kind, string $slug, array $preset, bool $is_used ): array {
		$may  = Transfer_Rights::may_write( 'font' );
		$font = Theme_Fonts::KIND === $kind ? Theme_Fonts::make( $preset, fn( string $path ): ?array => $may ? $this->folders->find( $path ) : null ) : null;
		$key  = "presets/$kind/$slug";
		$made = array(
			$key => array(
				'key'       => $key,
				'kind'      => 'presets',
				'title'     => is_string( $preset['name'] ?? null ) ? $preset['name'] : $slug,
				'fields'    => array( 'presets' => array( $kind => array( $font['preset'] ?? $preset ) ) ),
				'content'   => '',
				'files'     => array(),
				'needs'     => isset( $font['record'] ) ? array( $font['record']['key'] ) : array(),
				'id'        => 0,
				'isUsed'    => $is_used,
				'addresses' => $font['addresses'] ?? array(),
			),
		);

		return isset( $font['record'] ) ? $made + array( $font['record']['key'] => $font['record'] ) : $made;
	}

	/**
	 * Reads a part of the theme's files that the current theme does not have; null for none.
	 *
	 * @param string $key Its key.
	 */
	private function read_lacking_part( string $key ): ?array {
		return get_block_template( get_stylesheet() . '//' . substr( $key, strlen( 'part/' ) ), 'wp_template_part' ) ? null : $this->read_part( $key );
	}

	/**
	 * Reads a part of the theme's files; null for none.
	 *
	 * @param string $key Its key.
	 */
	private function read_part( string $key ): ?array {
		// A block has the slug in octets or in letters, as the file has in its name.
		$slug = rawurldecode( substr( $key, strlen( 'part/' ) ) );
		$file = ! preg_match( '/^[\p{L}\p{M}\p{N}_-]+$/Du', $slug ) ? null : $this->folders->find_file( get_block_theme_folders( $this->stylesheet )['wp_template_part'] . "/$slug.html" );
		if ( null === $file ) {
			return null;
		}
		$area = '';
		foreach ( (array) ( $this->read_theme_json()['templateParts'] ?? array() ) as $part ) {
			$area = ( $part['name'] ?? null ) === $slug && is_string( $part['area'] ?? null ) ? $part['area'] : $area;
		}

		return $this->inline_patterns(
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
	 * Replaces blocks that refer to patterns of the theme by their content, if no pattern with that name is registered now.
	 *
	 * @param array $record A record.
	 */
	private function inline_patterns( array $record ): array {
		for ( $depth = 0; $depth < self::MAX_DEPTH && in_array( $record['kind'], array( 'template', 'part' ), true ); $depth++ ) {
			$before = $record['content'];
			foreach ( Design_Needs::find( $record ) as $need ) {
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

		return array( 'needs' => Design_Needs::find( $record ) ) + $record;
	}

	/**
	 * Returns the patterns from the files of the theme and its parent.
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
						$this->patterns[ $pattern['slug'] ] = Design_Inventory::home()->abstract_address( $this->folders->run_file( $path ) );
					}
				}
			}
		}

		return $this->patterns;
	}

	/**
	 * Lists the presets from the files of the parent and the theme, and those that people made.
	 *
	 * @return array<string, array<string, array>> By kind and slug.
	 */
	private function list_presets(): array {
		$theme  = wp_get_theme( $this->stylesheet );
		$stored = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( $theme );
		$config = $stored ? json_decode( (string) $stored['post_content'], true ) : null;
		$all    = array();
		foreach ( $theme->exists() ? array_unique( array( $theme->get_template_directory(), $theme->get_stylesheet_directory() ) ) : array() as $folder ) {
			$all[] = self::read_json( "$folder/theme.json" )['settings'] ?? array();
		}
		$all[]   = is_array( $config ) ? $config['settings'] ?? array() : array();
		$presets = array();
		foreach ( array_filter( $all, 'is_array' ) as $settings ) {
			foreach ( Theme_Presets::list_presets( $settings ) as $kind => $list ) {
				$presets[ $kind ] = array_replace( $presets[ $kind ] ?? array(), $list );
			}
		}

		return $presets;
	}

	/**
	 * Reads the theme's `theme.json`.
	 */
	private function read_theme_json(): array {
		$file = $this->folders->find_file( 'theme.json' );

		return null === $file ? array() : self::read_json( $file );
	}

	/**
	 * Reads a JSON file; empty for a missing or invalid one.
	 *
	 * @param string $file The file.
	 */
	private static function read_json( string $file ): array {
		$data = is_file( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;

		return is_array( $data ) ? $data : array();
	}
}
