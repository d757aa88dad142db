<?php
/**
 * The patterns of the site.
 *
 * @package Atelier
 */

namespace Atelier\Patterns;

use Atelier\Deletions\Deleted_Posts;
use Atelier\Posts\Post_Author;
use Atelier\Posts\Post_Batches;
use Atelier\Usage\Usage_Table;
use Atelier\Usage\Usage_Unknown;
use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Write_Guard;
use WP_Block_Patterns_Registry;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Lists patterns without their content, so that a site's thousands of patterns can be listed at once.
 */
final class Pattern_List {
	public const POST_TYPE = 'wp_block';
	public const TAXONOMY  = 'wp_pattern_category';

	/** Statuses that the list shows. It also shows used patterns in the trash. */
	private const STATUSES = array( 'publish', 'draft', 'pending', 'private', 'future' );

	/** How many patterns are listed with the document at most, see {@see self::are_many()}. */
	private const MANY = 1500;

	/** Number of patterns on the list's first page (specification 9). */
	private const FIRST_PAGE = 20;

	/** Sources of patterns that come from WordPress, not from a theme or plugin. */
	private const EXCLUDED_SOURCES = array( 'core', 'pattern-directory/core', 'pattern-directory/featured' );

	/**
	 * Constructor.
	 *
	 * @param Content_Tokens $tokens Computes tokens.
	 */
	public function __construct( private readonly Content_Tokens $tokens ) {}

	/**
	 * Returns the patterns that people created and that the person may see.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function user_patterns(): array {
		if ( ! self::can_list() ) {
			return array();
		}
		$ids   = self::find( self::STATUSES );
		$trash = self::find( array( 'trash' ) );
		Post_Caches::fill( self::POST_TYPE, self::TAXONOMY, array_merge( $ids, $trash ) );

		return $this->describe_readable( array_merge( $ids, self::used_in_trash( $trash ) ) );
	}

	/**
	 * Returns whether there are too many patterns to list all with the document: 1,500 of them are about 250 KB, a tenth of that compressed.
	 */
	public static function are_many(): bool {
		/**
		 * Filters how many patterns are listed with the document; for more, it contains only the first page.
		 *
		 * @param int $many How many.
		 */
		$many = (int) apply_filters( 'atelier_many_patterns', self::MANY );

		return array_sum( (array) wp_count_posts( self::POST_TYPE ) ) > $many;
	}

	/**
	 * Returns the first page of {@see self::user_patterns()}, the total with {@see self::theme_patterns()}, and the time of the last change,
	 * in UTC. The page is empty where the person may not see all of its patterns.
	 *
	 * @return array{patterns: list<array<string, mixed>>, total: int, modified: string}
	 */
	public function first_page(): array {
		if ( ! self::can_list() ) {
			return array(
				'patterns' => array(),
				'total'    => count( $this->theme_patterns() ),
				'modified' => '',
			);
		}
		$listed = $this->describe_readable( self::find( self::STATUSES, self::FIRST_PAGE ) );
		$others = array_filter( Post_Batches::map( self::find( array_diff( self::STATUSES, array( 'publish' ) ) ), array( self::class, 'can_read' ) ) );

		return array(
			'patterns' => count( $listed ) === self::FIRST_PAGE ? $listed : array(),
			'total'    => (int) wp_count_posts( self::POST_TYPE )->publish + count( $others ) + count( self::used_in_trash( self::find( array( 'trash' ) ) ) ) + count( $this->theme_patterns() ),
			'modified' => str_replace( ' ', 'T', self::last_modified() ),
		);
	}

	/**
	 * Returns when a pattern was modified last, in UTC.
	 */
	private static function last_modified(): string {
		$posts = get_posts(
			array(
				'post_type'   => self::POST_TYPE,
				'post_status' => self::STATUSES,
				'numberposts' => 1,
				'orderby'     => 'modified',
			)
		);

		return $posts ? $posts[0]->post_modified_gmt : '';
	}

	/**
	 * Returns whether the current person may list patterns that people created.
	 */
	private static function can_list(): bool {
		$type = get_post_type_object( self::POST_TYPE );

		return $type && current_user_can( $type->cap->edit_posts );
	}

	/**
	 * Returns whether the current person may see a pattern.
	 *
	 * @param WP_Post $post The pattern.
	 */
	public static function can_read( WP_Post $post ): bool {
		return 'publish' === $post->post_status || current_user_can( 'read_post', $post->ID );
	}

	/**
	 * Returns ids of patterns, sorted by title.
	 *
	 * @param string[] $statuses Their statuses.
	 * @param int      $limit    Maximum number; -1 for all.
	 * @return int[]
	 */
	private static function find( array $statuses, int $limit = -1 ): array {
		$query = new WP_Query(
			array(
				'post_type'           => self::POST_TYPE,
				'post_status'         => $statuses,
				'posts_per_page'      => $limit,
				'orderby'             => array(
					'title' => 'ASC',
					'ID'    => 'ASC',
				),
				'fields'              => 'ids',
				'no_found_rows'       => true,
				'ignore_sticky_posts' => true,
			)
		);

		return array_map( 'intval', $query->posts );
	}

	/**
	 * Describes those patterns that the current person may see, without their contents.
	 *
	 * @param int[] $ids Ids of the patterns.
	 * @return list<array<string, mixed>>
	 */
	private function describe_readable( array $ids ): array {
		return array_values( array_filter( Post_Batches::map( $ids, fn( WP_Post $post ): ?array => self::can_read( $post ) ? $this->describe_post( $post ) : null, true ) ) );
	}

	/**
	 * Returns the ids of patterns in WordPress's trash that are still used, and so missing on pages, without those that Design deleted.
	 *
	 * @param int[] $trashed Ids of patterns in the trash.
	 * @return int[]
	 */
	private static function used_in_trash( array $trashed ): array {
		try {
			$used = array_intersect( $trashed, array_map( 'intval', Usage_Table::find_used( 'pattern', array_map( 'strval', $trashed ) ) ) );
		} catch ( Usage_Unknown $unknown ) {
			// The list is still useful without them.
			return array();
		}
		$deleted = new Deleted_Posts();

		return array_keys( array_filter( Post_Batches::map( $used, static fn( WP_Post $post ): bool => ! $deleted->is_kept( $post ), true ) ) );
	}

	/**
	 * Returns the authors of patterns, each once: thousands of patterns have few authors.
	 *
	 * @param array[] $patterns Listed patterns.
	 * @return list<array{author: int, author_text: string, author_avatar: string, original_source: string}>
	 */
	public static function authors( array $patterns ): array {
		return array_map( array( Post_Author::class, 'describe' ), array_values( array_unique( array_column( $patterns, 'author' ) ) ) );
	}

	/**
	 * Returns the patterns that the theme and plugins register.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function theme_patterns(): array {
		$patterns = array_filter(
			WP_Block_Patterns_Registry::get_instance()->get_all_registered(),
			static fn( array $pattern ): bool => self::is_listed( $pattern )
		);

		return array_values( array_map( array( $this, 'describe_registered' ), $patterns ) );
	}

	/**
	 * Returns a pattern that the theme or a plugin registers, with its content.
	 *
	 * @param string $name Its name.
	 * @return array<string, mixed>|null
	 */
	public function theme_pattern( string $name ): ?array {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $name );
		if ( ! is_array( $pattern ) ) {
			return null;
		}

		return $this->describe_registered( $pattern ) + array( 'content' => (string) ( $pattern['content'] ?? '' ) );
	}

	/**
	 * Returns whether people can choose a registered pattern.
	 *
	 * @param array<string, mixed> $pattern The pattern.
	 */
	private static function is_listed( array $pattern ): bool {
		return false !== ( $pattern['inserter'] ?? true ) && ! in_array( $pattern['source'] ?? '', self::EXCLUDED_SOURCES, true );
	}

	/**
	 * Describes a person's pattern without its content. Dates are in UTC.
	 *
	 * @param WP_Post $post The pattern.
	 * @return array<string, mixed>
	 */
	private function describe_post( WP_Post $post ): array {
		$terms = get_the_terms( $post, self::TAXONOMY );

		return array(
			'id'         => $post->ID,
			'title'      => $post->post_title,
			'slug'       => $post->post_name,
			'status'     => $post->post_status,
			'excerpt'    => $post->post_excerpt,
			'modified'   => str_replace( ' ', 'T', $post->post_modified_gmt ),
			'author'     => (int) $post->post_author,
			'sync'       => (string) get_post_meta( $post->ID, 'wp_pattern_sync_status', true ),
			'categories' => is_array( $terms ) ? wp_list_pluck( $terms, 'term_id' ) : array(),
			'canEdit'    => 'trash' !== $post->post_status && current_user_can( 'edit_post', $post->ID ),
			'canDelete'  => current_user_can( 'delete_post', $post->ID ),
		) + array(
			Write_Guard::TOKEN_FIELD => $this->tokens->get_post_token( $post->ID ),
		);
	}

	/**
	 * Describes a registered pattern without its content. Its values may have any type.
	 *
	 * @param array<string, mixed> $pattern The pattern.
	 * @return array<string, mixed>
	 */
	private function describe_registered( array $pattern ): array {
		$text = static fn( string $key ): string => is_scalar( $pattern[ $key ] ?? null ) ? (string) $pattern[ $key ] : '';
		$list = static fn( string $key ): array => array_values( array_filter( (array) ( $pattern[ $key ] ?? array() ), 'is_string' ) );

		return array(
			'name'          => $text( 'name' ),
			'title'         => $text( 'title' ),
			'description'   => $text( 'description' ),
			'keywords'      => $list( 'keywords' ),
			'categories'    => $list( 'categories' ),
			'source'        => $text( 'source' ),
			'viewportWidth' => (int) ( $pattern['viewportWidth'] ?? 0 ),
		);
	}
}
