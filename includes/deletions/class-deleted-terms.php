<?php
/**
 * Deleted terms that can be restored.
 *
 * @package Atelier
 */

namespace Atelier\Deletions;

use WP_Error;
use WP_Post;
use WP_Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a copy of a pattern category before WordPress deletes it, which knows no trash for terms, and makes it again from the
 * copy: with the same id, meta and patterns.
 */
final class Deleted_Terms {
	public const POST_TYPE  = 'atelier_deletion';
	public const TAXONOMIES = array( 'wp_pattern_category' );

	/**
	 * Registers the type of the posts that hold copies. It shows nowhere by itself.
	 */
	public function register_post_type(): void {
		register_post_type(
			self::POST_TYPE,
			array(
				'label'            => __( 'Deleted categories', 'atelier' ),
				'public'           => false,
				'show_ui'          => false,
				'show_in_rest'     => false,
				'rewrite'          => false,
				'query_var'        => false,
				'can_export'       => false,
				'delete_with_user' => false,
				'supports'         => array( 'title' ),
			)
		);
	}

	/**
	 * Keeps a copy of a term that is about to be deleted.
	 *
	 * @param int    $term_id  Number of the term.
	 * @param string $taxonomy Its taxonomy.
	 * @return int Number of the post that holds the copy; 0 when none was made.
	 */
	public function keep( int $term_id, string $taxonomy ): int {
		global $wpdb;
		$term = get_term( $term_id, $taxonomy, ARRAY_A );
		if ( ! is_array( $term ) ) {
			return 0;
		}
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Rows as they are stored: nothing is unserialized.
		$meta    = $wpdb->get_results( $wpdb->prepare( "SELECT meta_key, meta_value FROM $wpdb->termmeta WHERE term_id = %d", $term_id ), ARRAY_N );
		$objects = $wpdb->get_results( $wpdb->prepare( "SELECT object_id, term_order FROM $wpdb->term_relationships WHERE term_taxonomy_id = %d", $term['term_taxonomy_id'] ), ARRAY_N );
		// phpcs:enable
		$copy = array(
			'term'    => array_intersect_key( $term, array_flip( array( 'term_id', 'term_taxonomy_id', 'taxonomy', 'name', 'slug', 'term_group', 'description', 'parent' ) ) ),
			'meta'    => $meta,
			'objects' => $objects,
		);

		// Without a single markup character, so that no filter of post contents changes the copy.
		$id = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => self::POST_TYPE,
					'post_status'  => 'trash',
					'post_title'   => $term['name'],
					'post_content' => wp_json_encode( $copy, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS ),
				)
			)
		);

		return is_wp_error( $id ) ? 0 : $id;
	}

	/**
	 * Makes the term of a copy again. The copy stays: whoever calls this deletes it.
	 *
	 * @param WP_Post $post The post that holds the copy.
	 * @return int|WP_Error Number of the term.
	 */
	public function restore( WP_Post $post ) {
		$copy     = json_decode( $post->post_content, true );
		$taxonomy = self::taxonomy_of( $post );
		if ( ! $taxonomy ) {
			return new WP_Error( 'atelier_not_restored', __( 'It could not be restored.', 'atelier' ), array( 'status' => 500 ) );
		}
		$term = $copy['term'];
		if ( get_term_by( 'slug', $term['slug'], $taxonomy->name ) ) {
			return new WP_Error( 'atelier_place_taken', __( 'There is another category with this name. Rename it first, then restore this one.', 'atelier' ), array( 'status' => 409 ) );
		}
		$term_id = $this->insert_term( $term );
		if ( ! $term_id ) {
			return new WP_Error( 'atelier_not_restored', __( 'It could not be restored.', 'atelier' ), array( 'status' => 500 ) );
		}
		$term_taxonomy_id = $this->insert_taxonomy_row( $term_id, $term );
		$this->insert_meta( $term_id, $copy['meta'] ?? array() );
		$objects = $this->insert_objects( $term_taxonomy_id, $copy['objects'] ?? array() );
		clean_term_cache( $term_id, $taxonomy->name );
		wp_update_term_count_now( array( $term_taxonomy_id ), $taxonomy->name );
		foreach ( $taxonomy->object_type as $type ) {
			clean_object_term_cache( $objects, $type );
		}

		/** This action is documented in wp-includes/taxonomy.php */
		do_action( 'created_term', $term_id, $term_taxonomy_id, $taxonomy->name, array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.

		return $term_id;
	}

	/**
	 * Tells whether the current person might delete the term of a copy.
	 *
	 * @param WP_Post $post The post that holds the copy.
	 */
	public function can_restore( WP_Post $post ): bool {
		$taxonomy = self::taxonomy_of( $post );

		return $taxonomy && current_user_can( $taxonomy->cap->delete_terms );
	}

	/**
	 * Returns the taxonomy of a copy, or null where it is not known any more.
	 *
	 * @param WP_Post $post The post that holds the copy.
	 */
	public static function taxonomy_of( WP_Post $post ): ?WP_Taxonomy {
		$copy = json_decode( $post->post_content, true );
		$name = $copy['term']['taxonomy'] ?? '';

		return in_array( $name, self::TAXONOMIES, true ) && isset( $copy['term']['term_id'], $copy['term']['name'], $copy['term']['slug'] )
			? get_taxonomy( $name ) ?: null
			: null;
	}

	/**
	 * Inserts the row of a term, with its old number unless that is in use.
	 *
	 * @param array<string, mixed> $term The term of a copy.
	 * @return int Its number; 0 when it could not be inserted.
	 */
	private function insert_term( array $term ): int {
		global $wpdb;
		$row = array(
			'name'       => $term['name'],
			'slug'       => $term['slug'],
			'term_group' => (int) ( $term['term_group'] ?? 0 ),
		);
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- wp_insert_term gives a new number.
		if ( ! $wpdb->get_var( $wpdb->prepare( "SELECT term_id FROM $wpdb->terms WHERE term_id = %d", $term['term_id'] ) ) ) {
			$row['term_id'] = (int) $term['term_id'];
		}

		return $wpdb->insert( $wpdb->terms, $row ) ? (int) ( $row['term_id'] ?? $wpdb->insert_id ) : 0;
		// phpcs:enable
	}

	/**
	 * Inserts the row that ties a term to its taxonomy, with its old number unless that is in use.
	 *
	 * @param int                  $term_id Number of the term.
	 * @param array<string, mixed> $term    The term of a copy.
	 * @return int Its number.
	 */
	private function insert_taxonomy_row( int $term_id, array $term ): int {
		global $wpdb;
		$number = (int) ( $term['term_taxonomy_id'] ?? 0 );
		$parent = (int) ( $term['parent'] ?? 0 );
		$row    = array(
			'term_id'     => $term_id,
			'taxonomy'    => $term['taxonomy'],
			'description' => $term['description'] ?? '',
			'parent'      => $parent && get_term( $parent, $term['taxonomy'] ) ? $parent : 0,
			'count'       => 0,
		);
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- As above.
		if ( $number && ! $wpdb->get_var( $wpdb->prepare( "SELECT term_taxonomy_id FROM $wpdb->term_taxonomy WHERE term_taxonomy_id = %d", $number ) ) ) {
			$row['term_taxonomy_id'] = $number;
		}
		$wpdb->insert( $wpdb->term_taxonomy, $row );

		return (int) ( $row['term_taxonomy_id'] ?? $wpdb->insert_id );
		// phpcs:enable
	}

	/**
	 * Inserts meta as it was stored.
	 *
	 * @param int     $term_id Number of the term.
	 * @param array[] $meta    Pairs of key and stored value.
	 */
	private function insert_meta( int $term_id, array $meta ): void {
		global $wpdb;
		foreach ( $meta as list( $key, $value ) ) {
			$wpdb->insert( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As above.
				$wpdb->termmeta,
				array(
					'term_id'    => $term_id,
					'meta_key'   => $key, // phpcs:ignore WordPress.DB.SlowDBQuery -- No query.
					'meta_value' => $value, // phpcs:ignore WordPress.DB.SlowDBQuery -- No query.
				)
			);
		}
	}

	/**
	 * Gives the term back to the posts that had it and are still there.
	 *
	 * @param int     $term_taxonomy_id Number of the row of the taxonomy.
	 * @param array[] $objects          Pairs of a post's number and the order of the term.
	 * @return int[] Numbers of the posts.
	 */
	private function insert_objects( int $term_taxonomy_id, array $objects ): array {
		global $wpdb;
		$restored = array();
		foreach ( $objects as list( $id, $order ) ) {
			if ( ! get_post( (int) $id ) ) {
				continue;
			}
			$restored[] = (int) $id;
			$wpdb->insert( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As above.
				$wpdb->term_relationships,
				array(
					'object_id'        => (int) $id,
					'term_taxonomy_id' => $term_taxonomy_id,
					'term_order'       => (int) $order,
				)
			);
		}

		return $restored;
	}
}
