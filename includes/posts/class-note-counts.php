<?php
/**
 * Numbers of notes in lists of posts.
 *
 * @package Atelier
 */

namespace Atelier\Posts;

use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the number of a post's notes to its REST record, where `_fields` of a request contains it: lists request it while the column is shown.
 */
final class Note_Counts {
	/** Name of the property, see `includes/lists/list-query.json`. */
	private const FIELD = 'atelier_notes_count';

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'watch_types' ) );
	}

	/**
	 * Adds the filter of each type whose editor has notes.
	 */
	public function watch_types(): void {
		foreach ( array_filter( get_post_types( array( 'show_in_rest' => true ) ), array( self::class, 'has_notes' ) ) as $type ) {
			add_filter( "rest_prepare_{$type}", array( $this, 'add_count' ), 10, 3 );
		}
	}

	/**
	 * Adds the number; null where the person may not read the notes.
	 *
	 * @param WP_REST_Response $response The record.
	 * @param WP_Post          $post     The post.
	 * @param WP_REST_Request  $request  The request.
	 */
	public function add_count( $response, $post, $request ) {
		if ( $response instanceof WP_REST_Response && 'edit' === $request['context'] && in_array( self::FIELD, wp_parse_list( $request['_fields'] ?? '' ), true ) ) {
			$response->data[ self::FIELD ] = current_user_can( 'edit_post', $post->ID ) ? self::count( $post->ID ) : null;
		}

		return $response;
	}

	/**
	 * Returns the number of a post's notes, including replies.
	 *
	 * @param int $id The post.
	 */
	private static function count( int $id ): int {
		return (int) get_comments(
			array(
				'post_id'                   => $id,
				'type'                      => 'note',
				'status'                    => 'all',
				'count'                     => true,
				'update_comment_meta_cache' => false,
			)
		);
	}

	/**
	 * Returns whether the editor of a type supports notes, by WordPress's condition.
	 *
	 * @param string $type Name of the post type.
	 */
	private static function has_notes( string $type ): bool {
		$editor = get_all_post_type_supports( $type )['editor'] ?? null;

		return is_array( $editor ) && is_array( $editor[0] ?? null ) && ! empty( $editor[0]['notes'] );
	}
}
