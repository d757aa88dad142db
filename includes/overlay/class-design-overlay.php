<?php
/**
 * Other values of records than are stored, in one request.
 *
 * @package Atelier
 */

namespace Atelier\Overlay;

use Atelier\History\Design_Settings;
use Atelier\Styles\Config_Cleaner;
use Atelier\Styles\Own_Block_Styles;
use Atelier\Templates\Active_Templates;
use Atelier\Writes\Stored_Slug;
use WP_Post;
use WP_Query;
use WP_Term;
use WP_Theme_JSON_Data;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces values for the rest of this request: styles, templates, parts, patterns, menus, active templates, block styles, and the
 * site's identity. Nothing is stored, and no other request reads the values, even with a persistent object cache.
 */
final class Design_Overlay {
	/** Types whose rows replace the stored ones. */
	private const TYPES = array( 'wp_template', 'wp_template_part', 'wp_block', 'wp_navigation' );

	/** Types that are found by their slug. */
	private const FOUND_BY_SLUG = array( 'wp_template', 'wp_template_part' );

	/** Filter that lists the records whose contents differ from the stored ones in this request, see {@see self::list_seen()}. */
	public const SEEN = 'atelier_seen_records';

	/** Status that hides a record from queries. */
	private const HIDDEN = 'trash';

	/** Number of the first row that represents a file of the theme: higher than the numbers of posts. */
	private const FIRST_NUMBER = 2000000000;

	/** Creation date of rows that represent files. */
	private const DATE = '2000-01-01 00:00:00';

	/** Groups of the object cache with data of rows that the database does not have. */
	private const GROUPS_OF_ROWS = array( 'wp_theme_relationships', 'wp_template_part_area_relationships', 'post_meta' );

	/**
	 * Rows by number of the post; null for a hidden one.
	 *
	 * @var array<int, WP_Post|null>
	 */
	private array $rows = array();

	/**
	 * Numbers of the rows that represent files, by key.
	 *
	 * @var array<string, int>
	 */
	private array $numbers = array();

	/**
	 * Names of the terms of rows that the database does not have, by number and taxonomy.
	 *
	 * @var array<int, array<string, string>>
	 */
	private array $terms = array();

	/** How often values were applied in this request. */
	private static int $version = 0;

	/** The site of a network whose values are replaced: keys refer to its records. */
	private int $site = 0;

	/**
	 * Types of the rows that are published here but not in the database, by number.
	 *
	 * @var array<int, string>
	 */
	private array $made = array();

	/**
	 * Stored slugs and statuses of rows, by number.
	 *
	 * @var array<int, array{string, string}>
	 */
	private array $stored = array();

	/**
	 * Meta that differs from the stored one, by number of the post.
	 *
	 * @var array<int, array<string, string>>
	 */
	private array $meta = array();

	/**
	 * Numbers of terms that differ from the stored ones, by number of the post and taxonomy.
	 *
	 * @var array<int, array<string, int[]>>
	 */
	private array $term_ids = array();

	/** Styles as JSON; null for the stored ones. */
	private ?string $styles = null;

	/**
	 * Active templates by slug; null for a missing entry.
	 *
	 * @var array<string, int|false|null>
	 */
	private array $active = array();

	/**
	 * Labels of block styles by the names of the block and the style; null for a missing style.
	 *
	 * @var array<string, string|null>
	 */
	private array $block_styles = array();

	/**
	 * Parts of the identity.
	 *
	 * @var array<string, string|int>
	 */
	private array $identity = array();

	/**
	 * Builds the overlay.
	 *
	 * @param array<string, mixed> $values Values by key of the record. Those of posts are arrays with `title`, `content`, `excerpt`, and values that differ:
	 *                                     `slug` of one that was deleted since, `made` of one that only a draft has, `name`, `status`, `meta`, `term_ids`. Null represents a post
	 *                                     to hide. A template or part that has only a file is `wp_template_part/theme//slug`, with its `area`.
	 *                                     `active/…` is a number of a post, false for no version, null for no entry; `block-style/…` a label, null for no style.
	 */
	public function __construct( private array $values ) {}

	/**
	 * Applies the values to the rest of this request.
	 */
	public function start(): void {
		$this->site = get_current_blog_id();
		// Before a row is cached, since a persistent cache would otherwise keep it after the request.
		wp_cache_add_non_persistent_groups( array( 'posts' ) );
		$this->prime();
		add_filter( 'option_' . Own_Block_Styles::OPTION, array( $this, 'replace_block_styles' ), PHP_INT_MAX );
		add_filter( 'default_option_' . Own_Block_Styles::OPTION, array( $this, 'replace_block_styles' ), PHP_INT_MAX );
		$this->lay( $this->values );
		$lay_over = fn( $stored ) => $this->active && $this->is_here() ? self::lay_over( Active_Templates::sanitize( $stored ), $this->active ) : $stored;
		add_filter( 'option_' . Active_Templates::OPTION, $lay_over, PHP_INT_MAX );
		add_filter( 'default_option_' . Active_Templates::OPTION, $lay_over, PHP_INT_MAX );
		foreach ( Design_Settings::OPTIONS as $name => $option ) {
			add_filter( "pre_option_$option", fn( $value ) => $this->is_here() ? $this->identity[ $name ] ?? $value : $value, PHP_INT_MAX );
		}
		if ( is_multisite() ) {
			// WordPress caches the titles of a network's sites for all sites.
			wp_cache_add_non_persistent_groups( array( 'site-details' ) );
		}
		add_filter( 'get_the_terms', array( $this, 'find_terms' ), PHP_INT_MAX, 3 );
		add_filter( 'get_post_metadata', array( $this, 'find_meta' ), PHP_INT_MAX, 4 );
		add_action( 'pre_get_posts', array( $this, 'have_filters_run' ), PHP_INT_MAX );
		add_filter( 'posts_where', array( $this, 'find_made' ), PHP_INT_MAX );
		add_filter( 'wp_count_posts', array( $this, 'count_made' ), PHP_INT_MAX, 2 );
		add_filter( 'posts_results', array( $this, 'replace_rows' ), PHP_INT_MAX, 2 );
		add_filter( 'wp_theme_json_data_user', array( $this, 'replace_styles' ), PHP_INT_MAX );
		add_filter( self::SEEN, array( $this, 'list_seen' ) );
		add_action( 'atelier_runtime_flushed', array( $this, 'set_rows_again' ) );
		// WordPress would create a menu where it finds none, and a plugin might save values that it reads.
		add_filter( 'wp_navigation_should_create_fallback', '__return_false', PHP_INT_MAX );
		add_filter( 'wp_insert_post_empty_content', '__return_true', PHP_INT_MAX );
	}

	/**
	 * Applies further values to the rest of this request.
	 *
	 * @param array<string, mixed> $values Values by key of the record, as in the constructor.
	 */
	public function add( array $values ): void {
		$this->values = $values + $this->values;
		$this->lay( $values );
	}

	/**
	 * Returns a number that changes each time that values are applied.
	 */
	public static function version(): int {
		return self::$version;
	}

	/**
	 * Returns whether a number is that of a row which represents a file, and which the database does not have.
	 *
	 * @param int $id The number.
	 */
	public static function is_stand_in( int $id ): bool {
		return $id >= self::FIRST_NUMBER;
	}

	/**
	 * Adds the records whose contents differ from the stored ones.
	 *
	 * @param mixed $seen Records of other overlays.
	 * @return array<int, array{type: string, file: string, content: string|null}> By number; `file` is `theme//slug` of a row that represents a file. Null represents a
	 *                                                                             missing record.
	 */
	public function list_seen( $seen ): array {
		$seen  = is_array( $seen ) ? $seen : array();
		$files = array_flip( $this->numbers );
		foreach ( $this->rows as $id => $row ) {
			$seen[ $id ] = array(
				'type'    => $row->post_type ?? '',
				'file'    => isset( $files[ $id ] ) ? explode( '/', $files[ $id ], 2 )[1] : '',
				'content' => $row?->post_content,
			);
		}

		return $seen;
	}

	/**
	 * Runs a function that may store a post, which is refused otherwise while an overlay applies.
	 *
	 * @template T
	 * @param callable(): T $write The function.
	 * @return T
	 */
	public static function run_with_writes( callable $write ) {
		$is_refused = remove_filter( 'wp_insert_post_empty_content', '__return_true', PHP_INT_MAX );
		try {
			return $write();
		} finally {
			if ( $is_refused ) {
				add_filter( 'wp_insert_post_empty_content', '__return_true', PHP_INT_MAX );
			}
		}
	}

	/**
	 * Applies values to this request.
	 *
	 * @param array<string, mixed> $values Values by key of the record.
	 */
	private function lay( array $values ): void {
		++self::$version;
		$block_styles = $this->block_styles;
		foreach ( $values as $key => $value ) {
			list( $kind, $name ) = explode( '/', $key, 2 );
			if ( 'active' === $kind ) {
				$this->active[ $name ] = $value;
			} elseif ( 'identity' === $kind ) {
				$this->identity[ $name ] = $value;
			} elseif ( 'block-style' === $kind ) {
				$this->block_styles[ $name ] = $value;
			} elseif ( 'wp_global_styles' === $kind ) {
				$this->styles = (string) ( $value['content'] ?? '' );
				$this->set_row( (int) $name, $value );
				wp_clean_theme_json_cache();
			} elseif ( ctype_digit( $name ) && in_array( $kind, self::TYPES, true ) ) {
				$this->set_row( (int) $name, $value );
			} elseif ( null !== $value && in_array( $kind, self::FOUND_BY_SLUG, true ) ) {
				$id = $this->add_row( $kind, $name, $value );
				if ( 'wp_template' === $kind && ! array_key_exists( "active/{$this->rows[ $id ]->post_name}", $this->values ) ) {
					$this->active[ $this->rows[ $id ]->post_name ] = $id;
				}
			}
		}
		if ( $block_styles !== $this->block_styles ) {
			Own_Block_Styles::register_again();
			wp_clean_theme_json_cache();
		}
	}

	/**
	 * Replaces the stored block styles.
	 *
	 * @param mixed $stored The stored list.
	 * @return mixed
	 */
	public function replace_block_styles( $stored ) {
		if ( ! $this->block_styles || ! $this->is_here() ) {
			return $stored;
		}
		$rest   = $this->block_styles;
		$styles = array();
		foreach ( is_array( $stored ) ? $stored : array() as $style ) {
			$name = is_array( $style ) && is_string( $style['block'] ?? null ) && is_string( $style['name'] ?? null ) ? "{$style['block']}/{$style['name']}" : '';
			if ( array_key_exists( $name, $rest ) ) {
				$style = null === $rest[ $name ] ? null : array( 'label' => $rest[ $name ] ) + $style;
				unset( $rest[ $name ] );
			}
			$styles[] = $style;
		}
		foreach ( $rest as $name => $label ) {
			$at       = (int) strrpos( $name, '/' );
			$styles[] = null === $label ? null : array(
				'block' => substr( $name, 0, $at ),
				'name'  => substr( $name, $at + 1 ),
				'label' => $label,
			);
		}

		return array_values( array_filter( $styles ) );
	}

	/**
	 * Enables the filters of queries that suppress them.
	 *
	 * @param mixed $query The query.
	 */
	public function have_filters_run( $query ): void {
		if ( $query instanceof WP_Query && array_intersect( (array) $query->get( 'post_type' ), self::TYPES ) ) {
			$query->set( 'suppress_filters', false );
		}
	}

	/**
	 * Changes queries for published posts so that they find posts that are published only here.
	 *
	 * @param mixed $where Conditions of the query.
	 * @return mixed
	 */
	public function find_made( $where ) {
		global $wpdb;
		$published = "{$wpdb->posts}.post_status = 'publish'";

		return $this->made && is_string( $where )
			? str_replace( $published, "( $published OR {$wpdb->posts}.ID IN ( " . implode( ', ', array_keys( $this->made ) ) . ' ) )', $where )
			: $where;
	}

	/**
	 * Counts records that are published only here as published.
	 *
	 * @param mixed $counts Numbers of posts by status.
	 * @param mixed $type   Their type.
	 * @return mixed
	 */
	public function count_made( $counts, $type ) {
		$made = array_count_values( $this->made )[ $type ] ?? 0;
		if ( ! $made || ! is_object( $counts ) ) {
			return $counts;
		}
		$counts          = clone $counts;
		$counts->publish = (int) ( $counts->publish ?? 0 ) + $made;

		return $counts;
	}

	/**
	 * Replaces stored rows, removes hidden rows and those that no longer match, and adds rows that the database does not find.
	 *
	 * @param mixed $posts The posts.
	 * @param mixed $query Their query.
	 * @return mixed
	 */
	public function replace_rows( $posts, $query ) {
		if ( ! is_array( $posts ) || ! $query instanceof WP_Query || ! $this->is_here() ) {
			return $posts;
		}
		$found = array();
		$ids   = array();
		foreach ( $posts as $post ) {
			$id = $post instanceof WP_Post ? $post->ID : 0;
			if ( $id && array_key_exists( $id, $this->rows ) ) {
				$post = self::is_asked_for( $this->rows[ $id ], $query ) ? $this->rows[ $id ] : null;
			} elseif ( $id && $this->is_replaced( $post ) ) {
				$post = null;
			}
			if ( $post ) {
				$found[]    = $post instanceof WP_Post ? clone $post : $post;
				$ids[ $id ] = true;
			}
		}

		return array( ...$found, ...$this->find_added( $query, $ids ) );
	}

	/**
	 * Replaces the stored styles.
	 *
	 * @param mixed $data The person's styles.
	 * @return mixed
	 */
	public function replace_styles( $data ) {
		if ( null === $this->styles || ! $this->is_here() ) {
			return $data;
		}
		$config = json_decode( Config_Cleaner::clean_json( (string) $this->styles )['json'], true );
		// As in WordPress, styles without this flag are ignored.
		$config = is_array( $config ) && ! empty( $config['isGlobalStylesUserThemeJSON'] ) ? $config : array();
		unset( $config['isGlobalStylesUserThemeJSON'] );

		return new WP_Theme_JSON_Data( $config + array( 'version' => \WP_Theme_JSON::LATEST_SCHEMA ), 'custom' );
	}

	/**
	 * Returns whether the current site of the network is the one whose values are replaced.
	 */
	private function is_here(): bool {
		return get_current_blog_id() === $this->site;
	}

	/**
	 * Caches the stored rows with one query.
	 */
	private function prime(): void {
		$ids = array();
		foreach ( array_keys( $this->values ) as $key ) {
			list( $kind, $name ) = explode( '/', $key, 2 );
			if ( ctype_digit( $name ) && in_array( $kind, self::TYPES, true ) ) {
				$ids[] = (int) $name;
			}
		}
		_prime_post_caches( $ids, false, false );
	}

	/**
	 * Replaces the row of a post.
	 *
	 * @param int        $id    Its number.
	 * @param array|null $value Its value.
	 */
	private function set_row( int $id, ?array $value ): void {
		$post = get_post( $id );
		if ( ! $post && ! isset( $value['kind'] ) ) {
			return;
		}
		// The row of a permanently deleted post is made from its stored values.
		$row = $post ? clone $post : self::make_row( $id, $value['kind'] );
		if ( ! $post ) {
			$this->set_terms( $id, array_map( static fn( array $names ): string => (string) reset( $names ), $value['terms'] ?? array() ) );
		}
		$this->stored[ $id ]  ??= array( $row->post_name, $row->post_status );
		list( $name, $status )  = $this->stored[ $id ];
		if ( null === $value ) {
			$row->post_status  = self::HIDDEN;
			$this->rows[ $id ] = null;
		} else {
			$row->post_content = $value['content'];
			// Styles of a draft have no title and no excerpt.
			$row->post_title   = $value['title'] ?? $row->post_title;
			$row->post_excerpt = $value['excerpt'] ?? $row->post_excerpt;
			$row->post_name    = $value['slug'] ?? $value['name'] ?? $name;
			$row->post_status  = isset( $value['slug'] ) || isset( $value['made'] ) ? 'publish' : $value['status'] ?? $status;
			$this->rows[ $id ] = $row;
		}
		$this->meta[ $id ]     = $value['meta'] ?? array();
		$this->term_ids[ $id ] = $value['term_ids'] ?? array();
		// Queries for published posts must find a post that is published only here.
		if ( isset( $value['made'] ) || ( 'publish' === ( $value['status'] ?? '' ) && 'publish' !== $status ) ) {
			$this->made[ $id ] = $row->post_type;
		} else {
			unset( $this->made[ $id ] );
		}
		wp_cache_set( $id, (object) get_object_vars( $row ), 'posts' );
	}

	/**
	 * Caches the rows again after the cache was emptied.
	 */
	public function set_rows_again(): void {
		foreach ( $this->rows as $id => $row ) {
			$row ? wp_cache_set( $id, (object) get_object_vars( $row ), 'posts' ) : $this->set_row( $id, null );
		}
		foreach ( $this->terms as $id => $terms ) {
			$this->set_terms( $id, $terms );
		}
	}

	/**
	 * Adds or replaces the row that represents a file.
	 *
	 * @param string $kind  Type of the post.
	 * @param string $name  Theme and slug.
	 * @param array  $value Its value.
	 * @return int Its number.
	 */
	private function add_row( string $kind, string $name, array $value ): int {
		list( $theme, $slug ) = explode( '//', $name, 2 ) + array( 1 => '' );
		$id                   = $this->numbers[ "$kind/$name" ] ?? self::FIRST_NUMBER + count( $this->rows );
		$row                  = self::make_row( $id, $kind );

		$this->numbers[ "$kind/$name" ] = $id;
		$row->post_name       = $slug;
		$row->post_title      = $value['title'];
		$row->post_content    = $value['content'];
		$row->post_excerpt    = $value['excerpt'];
		$this->rows[ $id ]    = $row;
		wp_cache_set( $id, (object) get_object_vars( $row ), 'posts' );
		$this->set_terms( $id, array( 'wp_theme' => $theme ) + ( 'wp_template_part' === $kind ? array( 'wp_template_part_area' => $value['area'] ?? 'uncategorized' ) : array() ) );

		return $id;
	}

	/**
	 * Sets the terms of a row that the database does not have.
	 *
	 * @param int                   $id    Its number.
	 * @param array<string, string> $terms Names by taxonomy.
	 */
	private function set_terms( int $id, array $terms ): void {
		if ( ! $this->terms ) {
			wp_cache_add_non_persistent_groups( self::GROUPS_OF_ROWS );
		}
		$this->terms[ $id ] = $terms;
		foreach ( self::GROUPS_OF_ROWS as $group ) {
			wp_cache_set( $id, array(), $group );
		}
	}

	/**
	 * Makes an empty row.
	 *
	 * @param int    $id   Its number.
	 * @param string $kind Type of the post.
	 */
	private static function make_row( int $id, string $kind ): WP_Post {
		// The creation date is part of the record's token, and must be the same in each request.
		return new WP_Post(
			(object) array(
				'ID'                => $id,
				'post_type'         => $kind,
				'post_status'       => 'publish',
				'post_date'         => self::DATE,
				'post_date_gmt'     => self::DATE,
				'post_modified'     => current_time( 'mysql' ),
				'post_modified_gmt' => current_time( 'mysql', true ),
				'filter'            => 'raw',
			)
		);
	}

	/**
	 * Finds meta that differs from the stored one.
	 *
	 * @param mixed $found     Value from another plugin; null for the stored value.
	 * @param mixed $id        Number of the post.
	 * @param mixed $key       Key of the meta; empty for all.
	 * @param mixed $is_single Whether a single value is requested.
	 * @return mixed
	 */
	public function find_meta( $found, $id, $key, $is_single ) {
		$meta = $this->meta[ $id ] ?? array();
		if ( null !== $found || ! $meta || ! $this->is_here() || ( '' !== $key && ! isset( $meta[ $key ] ) ) ) {
			return $found;
		}
		if ( '' !== $key ) {
			return '' === $meta[ $key ] && ! $is_single ? array() : array( $meta[ $key ] );
		}
		unset( $this->meta[ $id ] );
		$stored            = get_post_meta( $id );
		$this->meta[ $id ] = $meta;

		return array_filter( array_map( static fn( string $value ): array => '' === $value ? array() : array( $value ), $meta ) + ( is_array( $stored ) ? $stored : array() ) );
	}

	/**
	 * Finds the terms of a row that the database does not have, and terms that differ from the stored ones.
	 *
	 * @param mixed $terms    The terms.
	 * @param mixed $id       Number of the post.
	 * @param mixed $taxonomy Their taxonomy.
	 * @return mixed
	 */
	public function find_terms( $terms, $id, $taxonomy ) {
		if ( ! $this->is_here() ) {
			return $terms;
		}
		if ( isset( $this->term_ids[ $id ][ $taxonomy ] ) ) {
			// Terms that were deleted since are left out.
			$own = array_filter( array_map( static fn( int $term ) => get_term( $term, $taxonomy ), $this->term_ids[ $id ][ $taxonomy ] ), static fn( $term ): bool => $term instanceof WP_Term );
			return $own ? array_values( $own ) : false;
		}
		if ( ! isset( $this->terms[ $id ] ) ) {
			return $terms;
		}
		$name = $this->terms[ $id ][ $taxonomy ] ?? null;

		return null === $name ? false : array( new WP_Term( (object) array( 'name' => $name, 'slug' => $name, 'taxonomy' => $taxonomy ) ) );
	}

	/**
	 * Finds rows for a query by slug or for all templates or parts that the database does not have, or has under another slug.
	 *
	 * @param WP_Query         $query The query.
	 * @param array<int, true> $ids   Numbers of the posts that were found, as keys.
	 * @return WP_Post[]
	 */
	private function find_added( WP_Query $query, array $ids ): array {
		$type  = $query->get( 'post_type' );
		$slugs = self::read_slugs( $query );
		$type  = is_array( $type ) && 1 === count( $type ) ? reset( $type ) : $type;
		// A list of all records includes the rows that represent files.
		$is_list = ! $slugs && ! $query->get( 'p' ) && ! $query->get( 'name' ) && ! $query->get( 'post__in' ) && -1 === (int) $query->get( 'posts_per_page' );
		if ( ! in_array( $type, self::FOUND_BY_SLUG, true ) || 'ids' === $query->get( 'fields' ) ) {
			return array();
		}
		$added = array();
		foreach ( $this->rows as $id => $row ) {
			$is_asked_for = in_array( $row?->post_name, $slugs, true ) || ( $is_list && in_array( $id, $this->numbers, true ) );
			if ( $row && $is_asked_for && ! isset( $ids[ $id ] ) && $row->post_type === $type && self::is_of_theme( $id ) ) {
				$added[] = clone $row;
			}
		}

		return $added;
	}

	/**
	 * Returns whether a row matches the slugs and statuses of a query. Its own may differ from the stored ones.
	 *
	 * @param WP_Post|null $row   The row.
	 * @param WP_Query     $query The query.
	 */
	private static function is_asked_for( ?WP_Post $row, WP_Query $query ): bool {
		$slugs    = self::read_slugs( $query );
		$statuses = wp_parse_list( $query->get( 'post_status' ) );

		return $row && ( ! $slugs || in_array( $row->post_name, $slugs, true ) ) && ( ! $statuses || in_array( 'any', $statuses, true ) || in_array( $row->post_status, $statuses, true ) );
	}

	/**
	 * Returns the slugs of a query as they are stored.
	 *
	 * @param WP_Query $query The query.
	 * @return string[]
	 */
	private static function read_slugs( WP_Query $query ): array {
		return array_map( static fn( $slug ): string => Stored_Slug::to_stored( (string) $slug ), (array) $query->get( 'post_name__in' ) );
	}

	/**
	 * Returns whether a row that represents a file replaces a stored one.
	 *
	 * @param WP_Post $post The stored row.
	 */
	private function is_replaced( WP_Post $post ): bool {
		return 'wp_template_part' === $post->post_type && $this->numbers && isset( $this->numbers[ "$post->post_type/" . get_stylesheet() . "//$post->post_name" ] ) && self::is_of_theme( $post->ID );
	}

	/**
	 * Returns whether a row belongs to the current or previewed theme.
	 *
	 * @param int $id Its number.
	 */
	private static function is_of_theme( int $id ): bool {
		$terms = get_the_terms( $id, 'wp_theme' );

		return is_array( $terms ) && $terms && get_stylesheet() === $terms[0]->name;
	}

	/**
	 * Applies entries to the stored active templates.
	 *
	 * @param array $stored  The stored entries.
	 * @param array $entries Entries; null removes one.
	 */
	private static function lay_over( array $stored, array $entries ): array {
		return array_filter( array_replace( $stored, $entries ), static fn( $entry ): bool => null !== $entry );
	}
}
