<?php
/**
 * Keeps stored markup when a person who may not write it saves something else.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

defined( 'ABSPATH' ) || exit;

/**
 * Protects stored markup in writes of Design. WordPress saves a post as a whole, and cleans all of it by the rights of the current person.
 * So renaming a page, or moving it to the trash, would remove scripts and frames that somebody else was allowed to write.
 */
final class Stored_Markup {
	private const FIELDS = array( 'post_content', 'post_title', 'post_excerpt' );

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'wp_insert_post_data', array( $this, 'restore_unchanged_fields' ), 10, 3 );
	}

	/**
	 * Restores the stored value of each field of a post that the request does not change. A revision is compared with its post.
	 *
	 * @param array $data     Columns of the post, cleaned and slashed.
	 * @param array $postarr  The same with the other saved values.
	 * @param array $original Values that were passed to WordPress, slashed.
	 * @return array The columns.
	 */
	public function restore_unchanged_fields( $data, $postarr, $original ) {
		if ( ! Design_Request::is_current() || ! self::is_cleaned() ) {
			return $data;
		}
		$id     = (int) ( 'revision' === $data['post_type'] ? $data['post_parent'] : $postarr['ID'] ?? 0 );
		$stored = $id ? get_post( $id ) : null;
		foreach ( $stored ? self::FIELDS : array() as $field ) {
			if ( wp_slash( $stored->$field ) === ( $original[ $field ] ?? null ) ) {
				$data[ $field ] = $original[ $field ];
			}
		}

		return $data;
	}

	/**
	 * Runs a write of markup that is stored already, or made of such markup, without cleaning it.
	 *
	 * @template T
	 * @param callable(): T $write The write.
	 * @return T
	 */
	public static function run_with_stored_markup( callable $write ) {
		$is_cleaned = self::is_cleaned();
		kses_remove_filters();
		try {
			return $write();
		} finally {
			if ( $is_cleaned ) {
				kses_init_filters();
			}
		}
	}

	/**
	 * Whether saves of the current person are cleaned.
	 */
	private static function is_cleaned(): bool {
		return false !== has_filter( 'content_save_pre', 'wp_filter_post_kses' );
	}
}
