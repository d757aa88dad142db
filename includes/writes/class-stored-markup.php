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

	/** The filter that removes the CSS of blocks for users without `edit_css`, its hooks and its priority. */
	private const CSS_FILTER   = 'wp_strip_custom_css_from_blocks';
	private const CSS_HOOKS    = array( 'content_save_pre', 'content_filtered_save_pre' );
	private const CSS_PRIORITY = 8;

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
		$is_filtered = self::has_html_filter();
		$css_hooks   = array_filter( self::CSS_HOOKS, static fn( string $hook ): bool => remove_filter( $hook, self::CSS_FILTER, self::CSS_PRIORITY ) );
		kses_remove_filters();
		try {
			return $write();
		} finally {
			if ( $is_filtered ) {
				kses_init_filters();
			}
			foreach ( $css_hooks as $hook ) {
				add_filter( $hook, self::CSS_FILTER, self::CSS_PRIORITY );
			}
		}
	}

	/**
	 * Returns whether saves of the current person are filtered.
	 */
	private static function is_cleaned(): bool {
		return self::has_html_filter() || false !== has_filter( 'content_save_pre', self::CSS_FILTER );
	}

	/**
	 * Returns whether HTML that the current person may not write is removed.
	 */
	private static function has_html_filter(): bool {
		return false !== has_filter( 'content_save_pre', 'wp_filter_post_kses' );
	}
}
