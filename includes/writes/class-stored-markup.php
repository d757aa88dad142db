<?php
/**
 * Keeps stored markup when a person who may not write it saves something else.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress saves a post as a whole, and cleans all of it by the rights of whoever saves: who renames a page, or moves it to the trash, would
 * take the scripts and frames from it that somebody else was allowed to write. Writes of Design leave alone what they do not change.
 */
final class Stored_Markup {
	private const FIELDS = array( 'post_content', 'post_title', 'post_excerpt' );

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'wp_insert_post_data', array( $this, 'keep_unchanged' ), 10, 3 );
	}

	/**
	 * Puts back what is stored, in those fields of a post that are saved as they are stored. A revision is compared with its post.
	 *
	 * @param array $data     Columns of the post, cleaned and slashed.
	 * @param array $postarr  The same with what else is saved.
	 * @param array $original What was handed to WordPress, slashed.
	 * @return array The columns.
	 */
	public function keep_unchanged( $data, $postarr, $original ) {
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
	 * Writes markup that is stored already, or made of such, as it is.
	 *
	 * @template T
	 * @param callable(): T $write What writes it.
	 * @return T
	 */
	public static function keep( callable $write ) {
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
	 * Whether what the current person saves is cleaned.
	 */
	private static function is_cleaned(): bool {
		return false !== has_filter( 'content_save_pre', 'wp_filter_post_kses' );
	}
}
