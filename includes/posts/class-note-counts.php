<?php
/**
 * Numbers of notes in lists of posts.
 *
 * @package Atelier
 */

namespace Atelier\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the number of a post's notes to its REST record. Lists ask for it where the column is shown.
 */
final class Note_Counts {
	/** Name of the REST field, see `includes/lists/list-query.json`. */
	private const FIELD = 'atelier_notes_count';

	/**
	 * Registers the field.
	 */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_field' ) );
	}

	/**
	 * Registers the field for the types whose editor has notes.
	 */
	public function register_field(): void {
		register_rest_field(
			array_values( array_filter( get_post_types( array( 'show_in_rest' => true ) ), array( self::class, 'has_notes' ) ) ),
			self::FIELD,
			array(
				'get_callback' => array( self::class, 'count' ),
				'schema'       => array(
					'description' => __( 'Number of notes, replies included.', 'atelier' ),
					'type'        => array( 'integer', 'null' ),
					'context'     => array( 'edit' ),
					'readonly'    => true,
				),
			)
		);
	}

	/**
	 * Returns the number of a post's notes; null where the person may not read them.
	 *
	 * @param array $post The post's REST record.
	 */
	public static function count( array $post ): ?int {
		$id = (int) ( $post['id'] ?? 0 );
		if ( ! current_user_can( 'edit_post', $id ) ) {
			return null;
		}

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
	 * Whether the editor of a type has notes, as WordPress asks for it.
	 *
	 * @param string $type Name of the post type.
	 */
	private static function has_notes( string $type ): bool {
		$editor = get_all_post_type_supports( $type )['editor'] ?? null;

		return is_array( $editor ) && is_array( $editor[0] ?? null ) && ! empty( $editor[0]['notes'] );
	}
}
