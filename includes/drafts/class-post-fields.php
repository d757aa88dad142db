<?php
/**
 * Slugs and statuses of records in a draft.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the slug and the status of a record as parts of its value. A draft cannot change the slug of a part, which identifies it.
 */
final class Post_Fields {
	/** Parts of the value. */
	private const SLUG  = 'slug';
	private const STATE = 'state';

	/** Types whose slugs a draft can change. */
	private const NAMED = array( 'wp_template', 'wp_block', 'wp_navigation' );

	/** Types whose statuses a draft can change. */
	private const PUBLISHED = array( 'wp_block', 'wp_navigation' );

	/** The statuses. */
	private const STATES = array( 'publish', 'draft', 'pending', 'private' );

	/**
	 * Reads these parts of a record's value. The status is missing for published records and for those that only a draft has.
	 *
	 * @param WP_Post $post The record.
	 * @return array{slug?: string, state?: string}
	 */
	public static function read( WP_Post $post ): array {
		return self::make( $post, $post->post_name, $post->post_status );
	}

	/**
	 * Reads these parts of a record's value as they are after a request.
	 *
	 * @param WP_Post $post    The record before the request.
	 * @param array   $changes The columns that the request would store.
	 * @return array{slug?: string, state?: string}
	 */
	public static function from_changes( WP_Post $post, array $changes ): array {
		return self::make( $post, (string) ( $changes['post_name'] ?? $post->post_name ), (string) ( $changes['post_status'] ?? $post->post_status ) );
	}

	/**
	 * Returns whether a draft can change a column to a value.
	 *
	 * @param WP_Post $post   The record.
	 * @param string  $column The column.
	 * @param string  $value  The value.
	 */
	public static function has( WP_Post $post, string $column, string $value ): bool {
		return match ( $column ) {
			'post_name'   => '' !== $value && in_array( $post->post_type, self::NAMED, true ),
			'post_status' => in_array( $post->post_type, self::PUBLISHED, true ) && in_array( $value, self::STATES, true ) && in_array( $post->post_status, self::STATES, true ),
			default       => false,
		};
	}

	/**
	 * Returns a value without these parts.
	 *
	 * @param array $value The value.
	 */
	public static function leave_out( array $value ): array {
		return array_diff_key( $value, array_flip( array( self::SLUG, self::STATE ) ) );
	}

	/**
	 * Returns the parameters of a request that stores the parts that differ.
	 *
	 * @param array $before The current value.
	 * @param array $after  The new value.
	 * @return array{slug?: string, status?: string}
	 */
	public static function to_params( array $before, array $after ): array {
		$slug  = $after[ self::SLUG ] ?? null;
		$state = $after[ self::STATE ] ?? null;

		return ( null === $slug || ( $before[ self::SLUG ] ?? null ) === $slug ? array() : array( 'slug' => $slug ) )
			+ ( ( $before[ self::STATE ] ?? null ) === $state ? array() : array( 'status' => $state ?? 'publish' ) );
	}

	/**
	 * Returns the changed parts in the form of {@see \Atelier\Overlay\Design_Overlay}.
	 *
	 * @param array $value The value.
	 * @param array $paths The changes.
	 * @return array{name?: string, status?: string}
	 */
	public static function to_overlay( array $value, array $paths ): array {
		$names = array_map( static fn( array $change ): string => $change['path'][0], $paths );

		return ( in_array( self::SLUG, $names, true ) && isset( $value[ self::SLUG ] ) ? array( 'name' => $value[ self::SLUG ] ) : array() )
			+ ( in_array( self::STATE, $names, true ) ? array( 'status' => $value[ self::STATE ] ?? 'publish' ) : array() );
	}

	/**
	 * Makes these parts of a value.
	 *
	 * @param WP_Post $post   The record.
	 * @param string  $slug   Its slug.
	 * @param string  $status Its status.
	 */
	private static function make( WP_Post $post, string $slug, string $status ): array {
		$has_state = in_array( $post->post_type, self::PUBLISHED, true ) && ! in_array( $status, array( 'publish', Made_Records::STATUS ), true );

		return ( in_array( $post->post_type, self::NAMED, true ) ? array( self::SLUG => $slug ) : array() )
			+ ( $has_state ? array( self::STATE => $status ) : array() );
	}
}
