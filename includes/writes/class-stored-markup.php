<?php
/**
 * The preservation of stored markup that the current person may not write.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

defined( 'ABSPATH' ) || exit;

/**
 * Preserves stored markup in writes of Design. WordPress saves a post as a whole, and filters all of it by the rights of the current person.
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
	 * @param array $data     Columns of the post, filtered and slashed.
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
	 * Runs a write of markup that is stored already, or consists of such markup, without filtering it.
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
	 * Returns whether saves of the current person are filtered.
	 */
	private static function is_cleaned(): bool {
		return false !== has_filter( 'content_save_pre', 'wp_filter_post_kses' );
	}
}
