<?php
/**
 * Revisions of several posts at once.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use Atelier\Writes\Stored_Markup;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Stores revisions of several posts with few statements. The rows are the same as WordPress's own, which take many statements for each post.
 */
final class Group_Revisions {
	/** The fields of a post that WordPress copies into a revision, unless a plugin changes the list. */
	private const FIELDS = array( 'post_title', 'post_content', 'post_excerpt' );

	/**
	 * Returns revisions with the current contents of posts; missing ones are created.
	 *
	 * @param int[] $ids Ids of posts.
	 * @return array<int, int> Ids of revisions, by post; one that cannot be stored is missing.
	 */
	public static function ensure( array $ids ): array {
		$found   = self::find( $ids );
		$missing = array_values( array_diff( $ids, array_keys( $found ) ) );
		return $found + self::insert( $missing );
	}

	/**
	 * Creates the revisions that WordPress creates when posts are changed.
	 *
	 * @param int[] $ids Ids of posts.
	 */
	public static function add( array $ids ): void {
		if ( ! has_action( 'post_updated', 'wp_save_post_revision' ) ) {
			return;
		}
		$plain = array();
		foreach ( array_filter( array_map( 'get_post', $ids ) ) as $post ) {
			if ( ! post_type_supports( $post->post_type, 'revisions' ) || ! wp_revisions_enabled( $post ) ) {
				continue;
			}
			if ( self::is_plain( $post ) && wp_revisions_to_keep( $post ) < 0 ) {
				$plain[] = $post->ID;
			} else {
				// WordPress also deletes the oldest revisions where their number is limited.
				Stored_Markup::run_with_stored_markup( static fn() => wp_save_post_revision( $post->ID ) );
			}
		}
		self::insert( $plain );
	}

	/**
	 * Finds the newest revisions with the current contents of posts.
	 *
	 * @param int[] $ids Ids of posts.
	 * @return array<int, int> Ids of revisions, by post.
	 */
	private static function find( array $ids ): array {
		global $wpdb;
		if ( ! $ids ) {
			return array();
		}
		$list = implode( ',', array_map( 'intval', $ids ) );
		// Compares hashes: the database treats texts as equal when they differ only in case.
		$rows = $wpdb->get_results(
			"SELECT r.post_parent, MAX( r.ID ) AS revision FROM $wpdb->posts r INNER JOIN $wpdb->posts p ON p.ID = r.post_parent
			WHERE r.post_parent IN ( $list ) AND r.post_type = 'revision' AND r.post_name LIKE '%-revision-v1' AND MD5( r.post_content ) = MD5( p.post_content )
			GROUP BY r.post_parent"
		); // Integers.
		return array_map( 'intval', array_column( (array) $rows, 'revision', 'post_parent' ) );
	}

	/**
	 * Creates revisions of the current contents of posts.
	 *
	 * @param int[] $ids Ids of posts.
	 * @return array<int, int> Ids of revisions, by post.
	 */
	private static function insert( array $ids ): array {
		$plain = array_filter( $ids, static fn( int $id ): bool => self::is_plain( get_post( $id ) ) );
		$made  = array();
		foreach ( array_diff( $ids, $plain ) as $id ) {
			$made[ $id ] = Stored_Markup::run_with_stored_markup( static fn() => _wp_put_post_revision( get_post( $id ) ) );
		}
		return array_filter( $made, 'is_int' ) + self::insert_plain( array_values( $plain ) );
	}

	/**
	 * Creates revisions of posts that have only WordPress's own revision fields.
	 *
	 * @param int[] $ids Ids of posts.
	 * @return array<int, int> Ids of revisions, by post.
	 */
	private static function insert_plain( array $ids ): array {
		global $wpdb;
		if ( ! $ids ) {
			return array();
		}
		$columns = array(
			'post_author'           => (string) get_current_user_id(),
			'post_date'             => 'post_modified',
			'post_date_gmt'         => 'post_modified_gmt',
			'post_content'          => 'post_content',
			'post_title'            => 'post_title',
			'post_excerpt'          => 'post_excerpt',
			'post_status'           => "'inherit'",
			'comment_status'        => "'closed'",
			'ping_status'           => "'closed'",
			'post_password'         => "''",
			'post_name'             => "CONCAT( ID, '-revision-v1' )",
			'to_ping'               => "''",
			'pinged'                => "''",
			'post_modified'         => 'post_modified',
			'post_modified_gmt'     => 'post_modified_gmt',
			'post_content_filtered' => "''",
			'post_parent'           => 'ID',
			'guid'                  => "''",
			'menu_order'            => '0',
			'post_type'             => "'revision'",
			'post_mime_type'        => "''",
			'comment_count'         => '0',
		);
		$names   = implode( ', ', array_keys( $columns ) );
		$values  = implode( ', ', array_map( static fn( string $value, string $name ): string => "$value AS new_$name", $columns, array_keys( $columns ) ) );
		$list    = implode( ',', array_map( 'intval', $ids ) );
		// Integers and constants. SQLite identifies values by their names.
		$wpdb->query( "INSERT INTO $wpdb->posts ( $names ) SELECT $values FROM $wpdb->posts WHERE ID IN ( $list )" );
		$made = self::find( $ids );
		if ( ! $made ) {
			return $made;
		}
		$list = implode( ',', $made );
		$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->posts SET guid = CONCAT( %s, ID ) WHERE ID IN ( $list ) AND guid = ''", home_url( '/?p=' ) ) ); // Integers, besides the placeholder.
		update_meta_cache( 'post', array_keys( $made ) );
		foreach ( $made as $id => $revision ) {
			wp_cache_delete( "post_parent:$id", 'posts' );
			/** This action is documented in wp-includes/revision.php */
			do_action( '_wp_put_post_revision', $revision, $id );
		}
		wp_cache_set_posts_last_changed();
		return $made;
	}

	/**
	 * Returns whether revisions of a post have the fields that WordPress stores without plugins.
	 *
	 * @param WP_Post|null $post The post.
	 */
	private static function is_plain( ?WP_Post $post ): bool {
		if ( ! $post ) {
			return false;
		}
		$columns = get_object_vars( $post );
		// Fields that are no columns are meta, which WordPress copies itself.
		$kept = array_keys( array_intersect_key( _wp_post_revision_fields( $columns ), $columns ) );
		return ! array_diff( $kept, self::FIELDS ) && ! array_diff( self::FIELDS, $kept );
	}
}
