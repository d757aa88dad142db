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
 * Reads and writes the slug and the status of a record as parts of its value. A part is known by its slug, so that it has no other one in a draft.
 */
final class Post_Fields {
	/** Parts of the value. */
	private const SLUG  = 'slug';
	private const STATE = 'state';

	/** Types whose slugs can be others in a draft. */
	private const NAMED = array( 'wp_template', 'wp_block', 'wp_navigation' );

	/** Types whose statuses can be others in a draft. */
	private const PUBLISHED = array( 'wp_block', 'wp_navigation' );

	/** The statuses. */
	private const STATES = array( 'publish', 'draft', 'pending', 'private' );

	/**
	 * The parts of a record's value. A status is not there where it is published, or where only a draft has the record.
	 *
	 * @param WP_Post $post The record.
	 * @return array{slug?: string, state?: string}
	 */
	public static function read( WP_Post $post ): array {
		return self::make( $post, $post->post_name, $post->post_status );
	}

	/**
	 * The parts of a record's value as a request would have them.
	 *
	 * @param WP_Post $post    The record as it is.
	 * @param array   $changes The columns that the request would store.
	 * @return array{slug?: string, state?: string}
	 */
	public static function from_changes( WP_Post $post, array $changes ): array {
		return self::make( $post, (string) ( $changes['post_name'] ?? $post->post_name ), (string) ( $changes['post_status'] ?? $post->post_status ) );
	}

	/**
	 * Whether a draft can have another value of a column.
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
	 * A value without these parts.
	 *
	 * @param array $value The value.
	 */
	public static function leave_out( array $value ): array {
		return array_diff_key( $value, array_flip( array( self::SLUG, self::STATE ) ) );
	}

	/**
	 * The parameters by which a request stores the parts that differ.
	 *
	 * @param array $before The value as it is.
	 * @param array $after  The value that is to be.
	 * @return array{slug?: string, status?: string}
	 */
	public static function to_params( array $before, array $after ): array {
		$slug  = $after[ self::SLUG ] ?? null;
		$state = $after[ self::STATE ] ?? null;

		return ( null === $slug || ( $before[ self::SLUG ] ?? null ) === $slug ? array() : array( 'slug' => $slug ) )
			+ ( ( $before[ self::STATE ] ?? null ) === $state ? array() : array( 'status' => $state ?? 'publish' ) );
	}

	/**
	 * The parts that changes are about, as {@see \Atelier\Overlay\Design_Overlay} takes them.
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
	 * Makes the parts.
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
