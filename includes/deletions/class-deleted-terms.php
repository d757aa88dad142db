<?php
/**
 * Deleted terms that can be restored.
 *
 * @package Atelier
 */

namespace Atelier\Deletions;

use Atelier\Http\Closed_Types;
use WP_Error;
use WP_Post;
use WP_Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Stores a copy of a pattern category before WordPress deletes it, since WordPress has no trash for terms. The restoration creates the category
 * again from the copy, with the same id, meta and patterns. The copy is signed, so that a copy which other code writes is ignored.
 */
final class Deleted_Terms {
	public const POST_TYPE  = 'atelier_deletion';
	public const TAXONOMIES = array( 'wp_pattern_category' );

	/** Signature, which proves that this class made the copy. */
	public const SIGNATURE_META = '_atelier_signature';

	/** The taxonomy of a copy, which a list can read without the contents. */
	private const TAXONOMY_META = '_atelier_deleted_taxonomy';

	/** How many posts one query reads. */
	private const CHUNK = 500;

	/**
	 * Registers the post type of copies. It shows nowhere in WordPress, and only this class writes such posts.
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
			) + Closed_Types::for_posts()
		);
	}

	/**
	 * Stores a copy of a term that is about to be deleted.
	 *
	 * @param int    $term_id  Number of the term.
	 * @param string $taxonomy Its taxonomy.
	 * @return int Number of the copy's post; 0 where none was made.
	 */
	public function store_copy( int $term_id, string $taxonomy ): int {
		global $wpdb;
		$term = get_term( $term_id, $taxonomy, ARRAY_A );
		if ( ! is_array( $term ) ) {
			return 0;
		}
		// The stored rows, so that nothing is unserialized to an object.
		$meta    = $wpdb->get_results( $wpdb->prepare( "SELECT meta_key, meta_value FROM $wpdb->termmeta WHERE term_id = %d", $term_id ), ARRAY_N );
		$objects = $wpdb->get_col( $wpdb->prepare( "SELECT object_id FROM $wpdb->term_relationships WHERE term_taxonomy_id = %d", $term['term_taxonomy_id'] ) );
		$copy = array(
			'term'       => array_intersect_key( $term, array_flip( array( 'term_id', 'taxonomy', 'name', 'slug', 'term_group', 'description', 'parent' ) ) ),
			'meta'       => self::readable_meta( $meta ),
			'objects'    => array_map( 'intval', $objects ),
			'deleted_by' => get_current_user_id(),
		);
		// Without characters of markup, so that no filter of contents changes the copy.
		$content = (string) wp_json_encode( $copy, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS );
		if ( '' === $content ) {
			return 0;
		}

		$id = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => self::POST_TYPE,
					'post_status'  => 'trash',
					'post_title'   => $term['name'],
					'post_content' => $content,
					'meta_input'   => array( self::TAXONOMY_META => $taxonomy ),
				)
			)
		);
		if ( ! $id || is_wp_error( $id ) ) {
			return 0;
		}
		update_post_meta( $id, self::SIGNATURE_META, self::sign( $id, $content ) );

		return $id;
	}

	/**
	 * Creates the term of a copy again. The caller has to delete the copy.
	 *
	 * @param WP_Post $post The copy's post.
	 * @return int|WP_Error Number of the term.
	 */
	public function restore( WP_Post $post ) {
		$copy     = self::read( $post );
		$taxonomy = self::find_taxonomy( $post->ID );
		if ( ! $copy || ! $taxonomy || $taxonomy->name !== $copy['term']['taxonomy'] ) {
			return self::not_restored();
		}
		$term = $copy['term'];
		if ( get_term_by( 'slug', $term['slug'], $taxonomy->name ) ) {
			return self::make_taken_error();
		}
		$made = $this->insert_term( $term, $taxonomy->name );
		if ( is_wp_error( $made ) ) {
			return in_array( $made->get_error_code(), array( 'term_exists', 'duplicate_term_slug' ), true ) ? self::make_taken_error() : self::not_restored();
		}
		foreach ( $copy['meta'] as list( $key, $value ) ) {
			if ( is_string( $key ) && null !== $value ) {
				add_term_meta( $made, wp_slash( $key ), wp_slash( $value ) );
			}
		}
		$this->add_to_objects( $made, $taxonomy, $copy['objects'] );

		return $made;
	}

	/**
	 * Returns whether this class made a copy.
	 *
	 * @param WP_Post $post The copy's post.
	 */
	public static function is_genuine( WP_Post $post ): bool {
		return null !== self::read( $post );
	}

	/**
	 * Returns whether the current person would have the right to delete the term of a copy. The copy's content is not read.
	 *
	 * @param int $id Number of the copy's post.
	 */
	public static function may_delete( int $id ): bool {
		$taxonomy = self::find_taxonomy( $id );

		return $taxonomy && current_user_can( $taxonomy->cap->delete_terms );
	}

	/**
	 * Returns the taxonomy of a copy, or null where it is unknown.
	 *
	 * @param int $id Number of the copy's post.
	 */
	public static function find_taxonomy( int $id ): ?WP_Taxonomy {
		$name = get_post_meta( $id, self::TAXONOMY_META, true );

		return in_array( $name, self::TAXONOMIES, true ) ? get_taxonomy( $name ) ?: null : null;
	}

	/**
	 * Reads a copy; null for one that this class did not make, or that was changed since.
	 *
	 * @param WP_Post $post The copy's post.
	 * @return array{term: array, meta: array[], objects: int[]}|null
	 */
	private static function read( WP_Post $post ): ?array {
		$signature = get_post_meta( $post->ID, self::SIGNATURE_META, true );
		if ( self::POST_TYPE !== $post->post_type || ! is_string( $signature ) || ! hash_equals( self::sign( $post->ID, $post->post_content ), $signature ) ) {
			return null;
		}

		return json_decode( $post->post_content, true );
	}

	/**
	 * Signs a copy with the site's secret keys. The content names the person who deleted the term: WordPress assigns the posts of somebody whose
	 * account is deleted to another author.
	 *
	 * @param int    $id      Number of the copy's post.
	 * @param string $content Its content.
	 */
	private static function sign( int $id, string $content ): string {
		return wp_hash( implode( "\n", array( self::POST_TYPE, get_current_blog_id(), $id, $content ) ), 'auth', 'sha256' );
	}

	/**
	 * Returns the meta that can be copied: scalar values, and lists of them. WordPress would unserialize other values to objects.
	 *
	 * @param array[] $rows Pairs of key and stored value.
	 * @return array[] Pairs of key and value.
	 */
	private static function readable_meta( array $rows ): array {
		$meta = array();
		foreach ( $rows as list( $key, $stored ) ) {
			$value = is_serialized( $stored ) ? unserialize( trim( $stored ), array( 'allowed_classes' => false ) ) : $stored; // No class is allowed.
			if ( self::is_plain( $value ) ) {
				$meta[] = array( $key, $value );
			}
		}

		return $meta;
	}

	/**
	 * Returns whether a value is scalar, or an array of scalar values at every depth.
	 *
	 * @param mixed $value The value.
	 */
	private static function is_plain( $value ): bool {
		return is_scalar( $value ) || ( is_array( $value ) && array() === array_filter( $value, static fn( $item ): bool => null !== $item && ! self::is_plain( $item ) ) );
	}

	/**
	 * Inserts a term, with its old number unless that is in use.
	 *
	 * @param array<string, mixed> $term     The term of a copy.
	 * @param string               $taxonomy Its taxonomy.
	 * @return int|WP_Error Its number.
	 */
	private function insert_term( array $term, string $taxonomy ) {
		global $wpdb;
		$number  = (int) $term['term_id'];
		$is_free = $number > 0 && ! $wpdb->get_var( $wpdb->prepare( "SELECT term_id FROM $wpdb->terms WHERE term_id = %d", $number ) );
		$parent  = (int) $term['parent'];
		// Only for this term, not for one that another plugin inserts at the same time.
		$use_number = static function ( array $row ) use ( &$use_number, $number, $is_free, $term ): array {
			remove_filter( 'wp_insert_term_data', $use_number, PHP_INT_MAX );

			return array( 'term_group' => (int) $term['term_group'] ) + ( $is_free ? array( 'term_id' => $number ) : array() ) + $row;
		};
		add_filter( 'wp_insert_term_data', $use_number, PHP_INT_MAX );
		$made = wp_insert_term(
			wp_slash( $term['name'] ),
			$taxonomy,
			array(
				'slug'        => $term['slug'],
				'description' => wp_slash( $term['description'] ),
				'parent'      => $parent && get_term( $parent, $taxonomy ) ? $parent : 0,
			)
		);
		remove_filter( 'wp_insert_term_data', $use_number, PHP_INT_MAX );

		return is_wp_error( $made ) ? $made : (int) $made['term_id'];
	}

	/**
	 * Assigns the term to the posts that had it and still exist.
	 *
	 * @param int         $term_id  Number of the term.
	 * @param WP_Taxonomy $taxonomy Its taxonomy.
	 * @param int[]       $ids      Numbers of the posts.
	 */
	private function add_to_objects( int $term_id, WP_Taxonomy $taxonomy, array $ids ): void {
		global $wpdb;
		wp_defer_term_counting( true );
		foreach ( array_chunk( array_map( 'intval', $ids ), self::CHUNK ) as $chunk ) {
			// Reads their types without their contents.
			$rows = $wpdb->get_results( "SELECT ID, post_type FROM $wpdb->posts WHERE ID IN ( " . implode( ', ', $chunk ) . ' )' ); // Only numbers are inserted.
			foreach ( $rows as $row ) {
				if ( in_array( $row->post_type, $taxonomy->object_type, true ) ) {
					wp_set_object_terms( (int) $row->ID, $term_id, $taxonomy->name, true );
				}
			}
		}
		wp_defer_term_counting( false );
	}

	/**
	 * Makes the error for a slug that another term has by now.
	 */
	private static function make_taken_error(): WP_Error {
		return new WP_Error( 'atelier_place_taken', __( 'There is another category with this name. Rename it first, then restore this one.', 'atelier' ), array( 'status' => 409 ) );
	}

	/**
	 * Makes the error for a term that could not be created.
	 */
	private static function not_restored(): WP_Error {
		return new WP_Error( 'atelier_not_restored', __( 'It could not be restored.', 'atelier' ), array( 'status' => 500 ) );
	}
}
