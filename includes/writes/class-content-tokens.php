<?php
/**
 * Tokens of stored content.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use WP_Block_Template;

defined( 'ABSPATH' ) || exit;

/**
 * Computes a token of the stored content of a record: it changes only when any client changes the content. Dates of the last
 * change are omitted, so that a save that changes nothing causes no conflict.
 */
final class Content_Tokens {
	private const POST_FIELDS = array( 'post_title', 'post_content', 'post_excerpt', 'post_status', 'post_name', 'post_parent', 'menu_order', 'post_password', 'post_author', 'comment_status', 'ping_status' );

	/** The token of a font family covers its faces, which are posts below it. */
	private const FONT_FAMILY = 'wp_font_family';

	/** Meta that REST exposes as fields with other names. */
	private const POST_META = array( '_wp_page_template', '_thumbnail_id', 'atelier_kind' );

	/**
	 * Returns the token of a post; null when there is none.
	 *
	 * @param int  $id       Id of the post.
	 * @param bool $is_fresh Whether to read the database instead of the object cache.
	 */
	public function get_post_token( int $id, bool $is_fresh = false ): ?string {
		if ( $is_fresh ) {
			$this->forget_post( $id );
		}
		$post = get_post( $id );
		if ( ! $post ) {
			return null;
		}
		$content = array( $post->post_type );
		foreach ( self::POST_FIELDS as $field ) {
			$content[] = (string) $post->$field;
		}
		// A draft without a date gets a new one with every save.
		$content[] = '0000-00-00 00:00:00' === $post->post_date_gmt ? '' : $post->post_date;
		$content[] = is_sticky( $id );
		$content[] = $this->read_terms( $id, $post->post_type );
		$content[] = $this->read_meta( $id, $post->post_type );
		if ( self::FONT_FAMILY === $post->post_type ) {
			$content[] = $this->read_faces( $id );
		}

		return $this->hash( $content );
	}

	/**
	 * Returns the token of a template or a part: of its post, or of its file where it has no post.
	 *
	 * @param string $id       Its id, for example `theme//home`.
	 * @param string $type     `wp_template` or `wp_template_part`.
	 * @param bool   $is_fresh Whether to read the database instead of the object cache.
	 */
	public function get_template_token( string $id, string $type, bool $is_fresh = false ): ?string {
		$template = get_block_template( $id, $type );

		return $template ? $this->get_block_template_token( $template, $is_fresh ) : null;
	}

	/**
	 * Returns the token of a given template or part.
	 *
	 * @param WP_Block_Template $template The template.
	 * @param bool              $is_fresh Whether to read the database instead of the object cache.
	 */
	public function get_block_template_token( WP_Block_Template $template, bool $is_fresh = false ): ?string {
		return $template->wp_id
			? $this->get_post_token( (int) $template->wp_id, $is_fresh )
			: $this->hash( array( 'file', $template->content ) );
	}

	/**
	 * Returns the token of a term; null when there is none.
	 *
	 * @param int  $id       Id of the term.
	 * @param bool $is_fresh Whether to read the database instead of the object cache.
	 */
	public function get_term_token( int $id, bool $is_fresh = false ): ?string {
		if ( $is_fresh ) {
			clean_term_cache( $id );
		}
		$term = get_term( $id );

		return $term instanceof \WP_Term
			? $this->hash( array( $term->taxonomy, $term->name, $term->slug, $term->description, $term->parent ) )
			: null;
	}

	/**
	 * Returns the token of an entry of a setting.
	 *
	 * @param string   $setting The setting.
	 * @param string[] $path    Name of the entry in it.
	 * @param mixed    $value   Its value; null where it is missing.
	 */
	public function get_entry_token( string $setting, array $path, $value ): string {
		return $this->hash( array( 'entry', $setting, $path, $value ) );
	}

	/**
	 * Returns the tokens of the site's settings that REST exposes, by their names in REST.
	 *
	 * @return array<string, string>
	 */
	public function get_settings_tokens(): array {
		global $wpdb;
		$names = self::setting_names();
		if ( ! $names ) {
			return array();
		}
		$marks = implode( ',', array_fill( 0, count( $names ), '%s' ) );
		// Reads the stored rows, not the results of a cache or a filter.
		$rows = $wpdb->get_results(
			$wpdb->prepare( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name IN ( $marks )", array_values( $names ) ),
			OBJECT_K
		);
		$tokens = array();
		foreach ( $names as $name => $option ) {
			$tokens[ $name ] = $this->hash( array( $option, $rows[ $option ]->option_value ?? null ) );
		}

		/**
		 * Filters the tokens of settings: in a draft of the design some values differ from the stored ones.
		 *
		 * @param array<string, string> $tokens Tokens by name of the setting.
		 */
		$filtered = apply_filters( 'atelier_setting_tokens', $tokens );

		return is_array( $filtered ) ? array_filter( $filtered, 'is_string' ) + $tokens : $tokens;
	}

	/**
	 * Returns the options of the settings that REST exposes, by their names in REST.
	 *
	 * @return array<string, string>
	 */
	public static function setting_names(): array {
		$names = array();
		foreach ( get_registered_settings() as $option => $args ) {
			if ( ! empty( $args['show_in_rest'] ) ) {
				$names[ $args['show_in_rest']['name'] ?? $option ] = $option;
			}
		}

		return $names;
	}

	/**
	 * Replaces the object cache's row of a post with the stored one.
	 *
	 * @param int $id Id of the post.
	 */
	public function forget_post( int $id ): void {
		clean_post_cache( $id );
		Stored_Rows::cache_post( $id );
	}

	/**
	 * Returns the terms of a post, in a stable order.
	 *
	 * @param int    $id   Id of the post.
	 * @param string $type Its type.
	 * @return int[]
	 */
	private function read_terms( int $id, string $type ): array {
		$ids = array();
		foreach ( get_object_taxonomies( $type ) as $taxonomy ) {
			$terms = get_the_terms( $id, $taxonomy );
			if ( is_array( $terms ) ) {
				$ids = array_merge( $ids, array_column( $terms, 'term_taxonomy_id' ) );
			}
		}
		$ids = array_map( 'intval', $ids );
		sort( $ids );

		return $ids;
	}

	/**
	 * Returns the meta of a post that REST exposes.
	 *
	 * @param int    $id   Id of the post.
	 * @param string $type Its type.
	 * @return array<string, string[]>
	 */
	private function read_meta( int $id, string $type ): array {
		$registered = array_filter(
			get_registered_meta_keys( 'post' ) + get_registered_meta_keys( 'post', $type ),
			static fn( $args ) => ! empty( $args['show_in_rest'] )
		);
		$all        = get_post_meta( $id );
		$meta       = array_intersect_key(
			is_array( $all ) ? $all : array(),
			$registered + array_flip( self::POST_META )
		);
		ksort( $meta );

		return $meta;
	}

	/**
	 * Reads the stored faces of a font family.
	 *
	 * @param int $id Id of the family.
	 * @return array<int, array<string, string>>
	 */
	private function read_faces( int $id ): array {
		global $wpdb;
		// Reads the stored rows.
		return (array) $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_content FROM $wpdb->posts WHERE post_parent = %d AND post_type = 'wp_font_face' AND post_status = 'publish' ORDER BY ID", $id ), ARRAY_A );
	}

	/**
	 * Computes a token; the hash is keyed, so that it reveals no content.
	 *
	 * @param array $content The stored content.
	 */
	private function hash( array $content ): string {
		return wp_hash( serialize( $content ), 'nonce' ); // Only hashed, never unserialized.
	}
}
