<?php
/**
 * Records of the design of this site.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Features;
use Atelier\Styles\Looks;
use Atelier\Templates\Active_Templates;
use Atelier\Templates\Template_Posts;
use Atelier\Writes\Stored_Slug;
use Atelier\Writes\Write_Lock;
use WP_Post;
use WP_Theme_JSON;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Reads people's work in a theme, as records of a design: see {@see Design_Format}. Each has the number of its post as `id`,
 * too, and the stored content as `raw`. Only public records are read, so that a file never has content that its author may not read.
 */
final class Design_Inventory {
	/** Post types by kind. */
	private const TYPES = array(
		'pattern'  => 'wp_block',
		'menu'     => 'wp_navigation',
		'part'     => 'wp_template_part',
		'template' => 'wp_template',
	);

	/** Key of the styles, of which a design has one record. */
	public const STYLES = 'styles/site';

	/** Name of the styles in a file, the same in every language. */
	private const STYLES_TITLE = 'Styles';

	/**
	 * Records by key; null until they are read.
	 *
	 * @var array<string, array>|null
	 */
	private ?array $records = null;

	/**
	 * Keys of posts by kind and number.
	 *
	 * @var array<string, string>
	 */
	private array $keys = array();

	/**
	 * Addresses of fonts.
	 *
	 * @var Font_Addresses
	 */
	private Font_Addresses $fonts;

	/**
	 * Titles of fonts with missing files.
	 *
	 * @var list<string>
	 */
	private array $missing = array();

	/** Stylesheet of the theme. */
	private readonly string $theme;

	/** Whether it is the current theme. Another theme's records are brought within this site, and keep the numbers of uploaded files. */
	private readonly bool $is_current;

	/**
	 * Builds the inventory.
	 *
	 * @param string|null $theme Stylesheet of the theme; null for the current or previewed one.
	 */
	public function __construct( ?string $theme = null ) {
		$this->theme      = $theme ?? get_stylesheet();
		$this->is_current = null === $theme;
	}

	/**
	 * Returns the addresses of this site.
	 */
	public static function home(): Home_Address {
		return new Home_Address( home_url(), wp_get_upload_dir()['baseurl'] );
	}

	/**
	 * Describes the theme for a file. A theme that is not installed any more is named by its folder.
	 *
	 * @return array{stylesheet: string, name: string, version: string}
	 */
	public function theme(): array {
		$theme = wp_get_theme( $this->theme );

		return array(
			'stylesheet' => $this->theme,
			'name'       => (string) ( $theme->get( 'Name' ) ?: $this->theme ),
			'version'    => (string) $theme->get( 'Version' ),
		);
	}

	/**
	 * Returns the records, by key, in the order of a file.
	 *
	 * @return array<string, array>
	 */
	public function all(): array {
		return $this->records ??= $this->read();
	}

	/**
	 * Returns the addresses of installed fonts.
	 */
	public function fonts(): Font_Addresses {
		$this->all();

		return $this->fonts;
	}

	/**
	 * Returns the titles of fonts with missing files.
	 *
	 * @return list<string>
	 */
	public function missing(): array {
		$this->all();

		return $this->missing;
	}

	/**
	 * Clears the records, so that the next call reads them again.
	 */
	public function forget(): void {
		$this->records = null;
	}

	/**
	 * Reads the records.
	 *
	 * @return array<string, array>
	 */
	private function read(): array {
		$installed     = Installed_Fonts::read();
		$this->fonts   = $installed['addresses'];
		$this->missing = $installed['missing'];
		$this->keys    = array();
		$posts         = array();
		$keys          = array();
		foreach ( self::TYPES as $kind => $type ) {
			$posts[ $kind ] = $this->posts( $type );
			$keys[ $kind ]  = Design_Keys::assign( $kind, array_map( static fn( WP_Post $post ): array => self::read_names( $post, $post->post_name ), $posts[ $kind ] ) );
			foreach ( $keys[ $kind ] as $id => $key ) {
				$this->keys[ "$kind $id" ] = $key;
			}
		}
		$records = $installed['records'];
		foreach ( $posts as $kind => $list ) {
			foreach ( $list as $id => $post ) {
				$records[] = $this->read_post( $kind, $keys[ $kind ][ $id ], $post );
			}
		}
		$records = array( ...array_values( $records ), ...$this->read_block_styles(), ...$this->read_styles(), ...$this->read_looks(), ...$this->read_active( $keys['template'] ) );
		foreach ( $records as &$record ) {
			$record['needs'] = Design_Needs::find( $record );
		}
		unset( $record );

		return array_column( Design_Format::sort( Design_Block_Styles::add_needs( $records ) ), null, 'key' );
	}

	/**
	 * Reads a post that consists of blocks.
	 *
	 * @param string  $kind Its kind.
	 * @param string  $key  Its key.
	 * @param WP_Post $post The post.
	 */
	private function read_post( string $kind, string $key, WP_Post $post ): array {
		$markup = Keyed_Markup::to_keys( $post->post_content, fn( string $type, int $number ): ?string => $this->keys[ "$type $number" ] ?? Link_Targets::find_key( $type, $number ) );
		$fields = match ( $kind ) {
			'pattern'  => array(
				'syncStatus' => 'unsynced' === get_post_meta( $post->ID, 'wp_pattern_sync_status', true ) ? 'unsynced' : '',
				'categories' => self::list_term_names( $post, 'wp_pattern_category', 'name' ),
			),
			'part'     => array(
				'area'        => self::list_term_names( $post, 'wp_template_part_area', 'slug' )[0] ?? '',
				'description' => $post->post_excerpt,
				'slug'        => $post->post_name,
			),
			'template' => array(
				'description'  => $post->post_excerpt,
				'slug'         => $post->post_name,
				'isSuggestion' => (bool) get_post_meta( $post->ID, 'is_wp_suggestion', true ),
			),
			default    => array(),
		};

		return array( 'raw' => $post->post_content ) + self::record( $kind, $key, $post->post_title, self::home()->abstract_address( $this->is_current ? Media_Numbers::leave_out( $markup ) : $markup ), $post->ID, $fields );
	}

	/**
	 * Reads the site's own block styles, which all themes have.
	 *
	 * @return list<array>
	 */
	private function read_block_styles(): array {
		$records = array();
		foreach ( $this->is_current ? Design_Block_Styles::read() : array() as $key => $label ) {
			$records[] = self::record( Design_Block_Styles::KIND, $key, $label, '', Design_Block_Styles::get_name( $key ) );
		}

		return $records;
	}

	/**
	 * Reads the styles, if people have changed any.
	 *
	 * @return list<array>
	 */
	private function read_styles(): array {
		$stored = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme( $this->theme ) );
		$config = $stored ? json_decode( (string) $stored['post_content'], true ) : null;
		if ( ! is_array( $config ) || ( empty( $config['settings'] ) && empty( $config['styles'] ) ) ) {
			return array();
		}

		return array( self::record( 'styles', self::STYLES, self::STYLES_TITLE, $this->format_styles( self::STYLES_TITLE, $config ), (int) $stored['ID'] ) + array( 'raw' => $stored['post_content'] ) );
	}

	/**
	 * Reads the looks that people saved.
	 *
	 * @return list<array>
	 */
	private function read_looks(): array {
		$posts   = array_column( array_filter( Looks::query( array( 'meta_value' => $this->theme ) )->posts, static fn( WP_Post $post ): bool => 'saved' === Looks::get_kind( $post->ID ) ), null, 'ID' );
		$keys    = Design_Keys::assign( 'look', array_map( static fn( WP_Post $post ): array => self::read_names( $post, sanitize_title( Looks::decode_title( $post->post_title ) ) ), $posts ) );
		$records = array();
		foreach ( $posts as $id => $post ) {
			$title     = Looks::decode_title( $post->post_title );
			$config    = json_decode( $post->post_content, true );
			$records[] = self::record( 'look', $keys[ $id ], $title, $this->format_styles( $title, is_array( $config ) ? $config : array() ), $id );
		}

		return $records;
	}

	/**
	 * Reads the active template of each slug. An entry that WordPress would choose itself is included, since another site may differ.
	 *
	 * @param array<int, string> $keys Keys of templates by number.
	 * @return list<array>
	 */
	private function read_active( array $keys ): array {
		$entries = Features::has_template_versions() ? ( new Active_Templates( new Write_Lock() ) )->get( $this->theme ) : array();
		$records = array();
		foreach ( $entries as $slug => $entry ) {
			if ( false === $entry || isset( $keys[ $entry ] ) ) {
				$records[] = self::record( 'active', "active/$slug", Stored_Slug::to_text( (string) $slug ), '', (string) $slug, array( 'value' => false === $entry ? false : $keys[ $entry ] ) );
			}
		}

		return $records;
	}

	/**
	 * Encodes settings and styles as a style variation.
	 *
	 * @param string $title  Its title.
	 * @param array  $config Settings and styles.
	 */
	private function format_styles( string $title, array $config ): string {
		$part = fn( string $name ) => is_array( $config[ $name ] ?? null ) ? self::without_numbers( $this->fonts->abstract_addresses( $config[ $name ] ) ) : array();

		return self::home()->abstract_address(
			Design_Format::to_json(
				array(
					'version'  => WP_Theme_JSON::LATEST_SCHEMA,
					'title'    => $title,
					'settings' => $part( 'settings' ),
					'styles'   => $part( 'styles' ),
				)
			)
		);
	}

	/**
	 * Removes the numbers of background images, which are those of other files on another site.
	 *
	 * @param array $config Settings or styles, or a part of them.
	 */
	private static function without_numbers( array $config ): array {
		if ( is_array( $config['backgroundImage'] ?? null ) ) {
			unset( $config['backgroundImage']['id'] );
		}

		return array_map( static fn( $value ) => is_array( $value ) ? self::without_numbers( $value ) : $value, $config );
	}

	/**
	 * Makes a record.
	 *
	 * @param string     $kind    Its kind.
	 * @param string     $key     Its key.
	 * @param string     $title   Its title.
	 * @param string     $content Its content.
	 * @param int|string $id      Number of its post, or name of the entry.
	 * @param array      $fields  Further fields of its kind.
	 */
	private static function record( string $kind, string $key, string $title, string $content, $id, array $fields = array() ): array {
		return compact( 'key', 'kind', 'title', 'fields', 'content', 'id' ) + array(
			'files' => array(),
			'needs' => array(),
		);
	}

	/**
	 * Reads the published posts of a type by number. Templates and parts are those of the theme.
	 *
	 * @param string $type The type.
	 * @return array<int, WP_Post>
	 */
	private function posts( string $type ): array {
		$of_theme = array(
			'tax_query' => array(
				array(
					'taxonomy' => 'wp_theme',
					'field'    => 'name',
					'terms'    => $this->theme,
				),
			),
		);
		$posts    = get_posts(
			array(
				'post_type'      => $type,
				'post_status'    => 'publish',
				'posts_per_page' => -1,
				'orderby'        => 'ID',
				'order'          => 'ASC',
			) + ( in_array( $type, array( 'wp_template', 'wp_template_part' ), true ) ? $of_theme : array() )
		);

		return array_column( array_filter( $posts, static fn( WP_Post $post ): bool => 'wp_template' !== $type || ! Template_Posts::is_hidden( $post ) ), null, 'ID' );
	}

	/**
	 * Reads the slug of a post and the key that is stored with it.
	 *
	 * @param WP_Post $post The post.
	 * @param string  $slug Its slug.
	 * @return array{slug: string, own: string}
	 */
	private static function read_names( WP_Post $post, string $slug ): array {
		$own = get_post_meta( $post->ID, Design_Keys::META, true );

		return array(
			'slug' => $slug,
			'own'  => is_string( $own ) ? $own : '',
		);
	}

	/**
	 * Reads the terms of a post, sorted.
	 *
	 * @param WP_Post $post     The post.
	 * @param string  $taxonomy Their taxonomy.
	 * @param string  $field    The field to read of each.
	 * @return list<string>
	 */
	private static function list_term_names( WP_Post $post, string $taxonomy, string $field ): array {
		$terms = get_the_terms( $post, $taxonomy );
		$names = is_array( $terms ) ? array_map( static fn( string $name ): string => html_entity_decode( $name, ENT_QUOTES ), array_column( $terms, $field ) ) : array();
		sort( $names, SORT_STRING );

		return $names;
	}
}
