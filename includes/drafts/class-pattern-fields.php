<?php
/**
 * Sync status and categories of patterns in a draft.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes whether a pattern is synced, and its categories, as parts of a record's value. Each category is one path, so that others
 * can be added live meanwhile.
 */
final class Pattern_Fields {
	public const POST_TYPE = 'wp_block';
	public const TAXONOMY  = 'wp_pattern_category';

	/** Meta of a pattern that is not synced. */
	private const META = 'wp_pattern_sync_status';

	/** Parts of the value. */
	private const SYNC       = 'sync';
	private const CATEGORIES = 'categories';

	/**
	 * Reads these parts of a pattern's value; empty ones are missing.
	 *
	 * @param WP_Post $post The pattern, or another record.
	 * @return array{sync?: string, categories?: array<int, true>}
	 */
	public static function read( WP_Post $post ): array {
		if ( self::POST_TYPE !== $post->post_type ) {
			return array();
		}
		$terms = get_the_terms( $post, self::TAXONOMY );

		return self::make( get_post_meta( $post->ID, self::META, true ), is_array( $terms ) ? array_column( $terms, 'term_id' ) : array() );
	}

	/**
	 * Reads these parts of a pattern's value as they are after a request.
	 *
	 * @param WP_Post         $post    The pattern before the request, or another record.
	 * @param WP_REST_Request $request The request.
	 * @return array{sync?: string, categories?: array<int, true>}
	 */
	public static function from_request( WP_Post $post, WP_REST_Request $request ): array {
		$value = self::read( $post );
		if ( ! $value && self::POST_TYPE !== $post->post_type ) {
			return $value;
		}
		$meta = is_array( $request['meta'] ) ? $request['meta'] : array();
		$sync = array_key_exists( self::META, $meta ) ? $meta[ self::META ] : $value[ self::SYNC ] ?? '';
		$ids  = $request[ self::TAXONOMY ];
		// WordPress ignores ids that are not categories.
		$ids = is_array( $ids ) ? array_filter( array_map( 'intval', $ids ), static fn( int $id ): bool => null !== term_exists( $id, self::TAXONOMY ) ) : array_keys( $value[ self::CATEGORIES ] ?? array() );

		return self::make( $sync, $ids );
	}

	/**
	 * Returns whether a meta or taxonomy belongs to these parts.
	 *
	 * @param string $type Type of the record.
	 * @param string $name Name of a meta or of a taxonomy.
	 */
	public static function has( string $type, string $name ): bool {
		return self::POST_TYPE === $type && in_array( $name, array( self::META, self::TAXONOMY ), true );
	}

	/**
	 * Returns a value without these parts.
	 *
	 * @param array $value The value.
	 */
	public static function leave_out( array $value ): array {
		return array_diff_key( $value, array_flip( array( self::SYNC, self::CATEGORIES ) ) );
	}

	/**
	 * Returns the parameters of a request that stores the parts that differ.
	 *
	 * @param array $before The current value.
	 * @param array $after  The new value.
	 * @return array<string, mixed>
	 */
	public static function to_params( array $before, array $after ): array {
		$params = array();
		$sync   = $after[ self::SYNC ] ?? null;
		if ( ( $before[ self::SYNC ] ?? null ) !== $sync ) {
			$params['meta'] = array( self::META => $sync );
		}
		$ids = is_array( $after[ self::CATEGORIES ] ?? null ) ? array_keys( $after[ self::CATEGORIES ] ) : array();
		if ( array_diff( $ids, array_keys( $before[ self::CATEGORIES ] ?? array() ) ) || count( $ids ) !== count( $before[ self::CATEGORIES ] ?? array() ) ) {
			$params[ self::TAXONOMY ] = $ids;
		}

		return $params;
	}

	/**
	 * Returns the changed parts in the form of {@see \Atelier\Overlay\Design_Overlay}.
	 *
	 * @param array $value The value.
	 * @param array $paths The changes.
	 * @return array{meta?: array<string, string>, term_ids?: array<string, int[]>}
	 */
	public static function to_overlay( array $value, array $paths ): array {
		$names   = array_map( static fn( array $change ): string => $change['path'][0], $paths );
		$overlay = array();
		if ( in_array( self::SYNC, $names, true ) ) {
			$overlay['meta'] = array( self::META => (string) ( $value[ self::SYNC ] ?? '' ) );
		}
		if ( in_array( self::CATEGORIES, $names, true ) ) {
			$overlay['term_ids'] = array( self::TAXONOMY => array_keys( $value[ self::CATEGORIES ] ?? array() ) );
		}

		return $overlay;
	}

	/**
	 * Returns whether changes include categories, and the current person may not assign those.
	 *
	 * @param array $paths The changes.
	 */
	public static function is_refused( array $paths ): bool {
		return in_array( self::CATEGORIES, array_map( static fn( array $change ): string => $change['path'][0], $paths ), true ) && ! current_user_can( get_taxonomy( self::TAXONOMY )->cap->assign_terms );
	}

	/**
	 * Makes these parts of a value.
	 *
	 * @param mixed $sync The meta.
	 * @param int[] $ids  Numbers of the categories.
	 */
	private static function make( $sync, array $ids ): array {
		return array_filter(
			array(
				self::SYNC       => is_string( $sync ) ? $sync : '',
				self::CATEGORIES => array_fill_keys( $ids, true ),
			)
		);
	}
}
