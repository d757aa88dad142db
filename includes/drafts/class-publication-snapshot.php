<?php
/**
 * Database rows from before a publication.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\History\Design_Settings;
use Atelier\Styles\Own_Block_Styles;
use Atelier\Templates\Active_Templates;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the rows of records, and restores them byte by byte, so that a publication that cannot be finished changes nothing.
 */
final class Publication_Snapshot {
	private const META_FIELDS = array( 'meta_key', 'meta_value' );

	/**
	 * Reads the rows that plans will change.
	 *
	 * @param array[] $plans The plans.
	 * @return array{posts: list<array>, meta: list<array>, terms: array<int, int[]>, options: array<string, string|null>, files: list<string>, last: int}
	 */
	public static function read( array $plans ): array {
		global $wpdb;
		$lives = array_column( $plans, 'live' );
		$ids   = array_values( array_filter( array_map( static fn( Live_Record $live ): int => $live->id, $lives ) ) );
		$list  = implode( ', ', array( 0, ...$ids ) );

		return array(
			// Only numbers are inserted.
			'posts'   => $wpdb->get_results( "SELECT * FROM $wpdb->posts WHERE ID IN ( $list )", ARRAY_A ),
			'meta'    => $wpdb->get_results( "SELECT * FROM $wpdb->postmeta WHERE post_id IN ( $list ) ORDER BY meta_id", ARRAY_A ),
			'terms'   => self::read_categories( $ids ),
			'options' => self::read_options(),
			'files'   => array_values( array_map( static fn( Live_Record $live ): string => $live->key, array_filter( $lives, static fn( Live_Record $live ): bool => ! $live->id && ! $live->is_setting() ) ) ),
			'last'    => (int) $wpdb->get_var( "SELECT MAX( ID ) FROM $wpdb->posts" ),
		);
	}

	/**
	 * Restores the rows, and deletes the revisions and the posts of files that were made since.
	 *
	 * @param array $snapshot The snapshot.
	 */
	public static function restore( array $snapshot ): void {
		global $wpdb;
		$ids = array_map( 'intval', array_column( $snapshot['posts'], 'ID' ) );
		foreach ( $snapshot['posts'] as $row ) {
			$wpdb->update( $wpdb->posts, array_diff_key( $row, array( 'ID' => true ) ), array( 'ID' => $row['ID'] ) );
		}
		foreach ( $ids as $id ) {
			$made = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_parent = %d AND post_type = 'revision' AND ID > %d", $id, $snapshot['last'] ) );
			array_map( 'wp_delete_post_revision', array_map( 'intval', $made ) );
			self::restore_meta( $id, $snapshot['meta'] );
			clean_post_cache( $id );
		}
		foreach ( $snapshot['terms'] ?? array() as $id => $terms ) {
			if ( self::read_categories( array( $id ) )[ $id ] !== $terms ) {
				wp_set_object_terms( $id, $terms, Pattern_Fields::TAXONOMY );
			}
		}
		foreach ( $snapshot['files'] as $key ) {
			list( $kind, $name )  = explode( '/', $key, 2 );
			$slug                 = explode( '//', $name, 2 )[1] ?? '';
			$made                 = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = %s AND post_name = %s AND ID > %d", $kind, $slug, $snapshot['last'] ) );
			foreach ( $made as $id ) {
				wp_delete_post( (int) $id, true );
			}
		}
		foreach ( $snapshot['options'] as $name => $value ) {
			self::restore_option( $name, $value );
		}
		wp_clean_theme_json_cache();
	}

	/**
	 * Reads the categories of patterns as they are stored.
	 *
	 * @param int[] $ids Numbers of records.
	 * @return array<int, int[]> Numbers of categories, by number of the pattern.
	 */
	private static function read_categories( array $ids ): array {
		$read = static fn( int $id ): array => array_map( 'intval', (array) wp_get_object_terms( $id, Pattern_Fields::TAXONOMY, array( 'fields' => 'ids', 'orderby' => 'term_id' ) ) );
		$ids  = array_values( array_filter( $ids, static fn( int $id ): bool => Pattern_Fields::POST_TYPE === get_post_type( $id ) ) );

		return array_combine( $ids, array_map( $read, $ids ) );
	}

	/**
	 * Restores the meta of a post where it differs.
	 *
	 * @param int     $id  Number of the post.
	 * @param array[] $all Rows of all posts.
	 */
	private static function restore_meta( int $id, array $all ): void {
		global $wpdb;
		$rows  = array_values( array_filter( $all, static fn( array $row ): bool => (int) $row['post_id'] === $id ) );
		$now   = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM $wpdb->postmeta WHERE post_id = %d ORDER BY meta_id", $id ), ARRAY_A );
		$texts = static fn( array $rows ): array => array_map( static fn( array $row ): array => array_map( 'strval', array_intersect_key( $row, array_flip( self::META_FIELDS ) ) ), $rows );
		if ( $texts( $rows ) !== $texts( $now ) ) {
			$wpdb->delete( $wpdb->postmeta, array( 'post_id' => $id ) );
			foreach ( $rows as $row ) {
				$wpdb->insert( $wpdb->postmeta, $row );
			}
			wp_cache_delete( $id, 'post_meta' );
		}
	}

	/**
	 * Reads the stored options of the design; null for a missing one.
	 *
	 * @return array<string, string|null>
	 */
	private static function read_options(): array {
		global $wpdb;
		$names = array( ...array_values( Design_Settings::OPTIONS ), Active_Templates::OPTION, Own_Block_Styles::OPTION );
		$marks = implode( ', ', array_fill( 0, count( $names ), '%s' ) );
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name IN ( $marks )", $names ), OBJECT_K );

		return array_combine( $names, array_map( static fn( string $name ): ?string => $rows[ $name ]->option_value ?? null, $names ) );
	}

	/**
	 * Restores an option.
	 *
	 * @param string      $name  Its name.
	 * @param string|null $value Its stored value; null removes it.
	 */
	private static function restore_option( string $name, ?string $value ): void {
		if ( self::read_options()[ $name ] === $value ) {
			return;
		}
		if ( null === $value ) {
			delete_option( $name );
		} else {
			update_option( $name, maybe_unserialize( $value ) );
		}
	}
}
