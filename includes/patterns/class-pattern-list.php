<?php
/**
 * The patterns of the site.
 *
 * @package Atelier
 */

namespace Atelier\Patterns;

use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Write_Guard;
use WP_Block_Patterns_Registry;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Lists patterns without their content, so that a site with thousands of them is listed at once.
 */
final class Pattern_List {
	public const POST_TYPE = 'wp_block';
	public const TAXONOMY  = 'wp_pattern_category';

	/** What a person may find in the list; what is in the trash is elsewhere. */
	private const STATUSES = array( 'publish', 'draft', 'pending', 'private', 'future' );

	/** Sources of patterns that no theme or plugin of the site brings. */
	private const EXCLUDED_SOURCES = array( 'core', 'pattern-directory/core', 'pattern-directory/featured' );

	/**
	 * Sets what it works with.
	 *
	 * @param Content_Tokens $tokens Makes tokens.
	 */
	public function __construct( private readonly Content_Tokens $tokens ) {}

	/**
	 * The patterns that people of the site made, as far as the person may see them.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function user_patterns(): array {
		$type = get_post_type_object( self::POST_TYPE );
		if ( ! $type || ! current_user_can( $type->cap->edit_posts ) ) {
			return array();
		}
		$query = new WP_Query(
			array(
				'post_type'              => self::POST_TYPE,
				'post_status'            => self::STATUSES,
				'posts_per_page'         => -1,
				'orderby'                => array(
					'title' => 'ASC',
					'ID'    => 'ASC',
				),
				'no_found_rows'          => true,
				'ignore_sticky_posts'    => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		Post_Caches::fill( self::POST_TYPE, self::TAXONOMY, wp_list_pluck( $query->posts, 'ID' ) );

		return array_values(
			array_map(
				array( $this, 'describe_post' ),
				array_filter(
					$query->posts,
					static fn( WP_Post $post ): bool => 'publish' === $post->post_status || current_user_can( 'read_post', $post->ID )
				)
			)
		);
	}

	/**
	 * The patterns that the theme and plugins register.
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
	 * A pattern that the theme or a plugin registers, with its content.
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
	 * Whether a registered pattern is one that people can choose.
	 *
	 * @param array<string, mixed> $pattern The pattern.
	 */
	private static function is_listed( array $pattern ): bool {
		return false !== ( $pattern['inserter'] ?? true ) && ! in_array( $pattern['source'] ?? '', self::EXCLUDED_SOURCES, true );
	}

	/**
	 * A person's pattern without its content. Dates are in UTC.
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
			'sync'       => (string) get_post_meta( $post->ID, 'wp_pattern_sync_status', true ),
			'categories' => is_array( $terms ) ? wp_list_pluck( $terms, 'term_id' ) : array(),
			'canEdit'    => current_user_can( 'edit_post', $post->ID ),
			'canDelete'  => current_user_can( 'delete_post', $post->ID ),
		) + array(
			Write_Guard::TOKEN_FIELD => $this->tokens->of_post( $post->ID ),
		);
	}

	/**
	 * A registered pattern without its content. Whoever registers one can give any value.
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
