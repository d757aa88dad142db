<?php
/**
 * Stored looks.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use Atelier\Http\Closed_Types;
use WP_Error;
use WP_Post;
use WP_Query;
use WP_Theme_JSON;

defined( 'ABSPATH' ) || exit;

/**
 * Stores looks: complete settings and styles that people save, or that are stored when others replace them. A look belongs to the theme
 * that is current when it is stored. Like WordPress's own global styles it is JSON in a post, so that the same filters clean it for
 * people who may not write unfiltered HTML.
 */
final class Looks {
	public const POST_TYPE = 'atelier_look';

	/** The capability to read and write looks. */
	public const CAPABILITY = 'edit_theme_options';

	public const KINDS = array( 'saved', 'before' );

	private const THEME_META = 'atelier_theme';
	private const KIND_META  = 'atelier_kind';

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'init', array( $this, 'register_post_type' ) );
	}

	/**
	 * Registers the post type of looks. It has no screens, and only the routes of Design read and write it.
	 */
	public function register_post_type(): void {
		register_post_type(
			self::POST_TYPE,
			array(
				'label'            => __( 'Saved styles', 'atelier' ),
				'public'           => false,
				'show_ui'          => false,
				'show_in_rest'     => false,
				'rewrite'          => false,
				'query_var'        => false,
				'can_export'       => true,
				'delete_with_user' => false,
				'supports'         => array( 'title' ),
			) + Closed_Types::for_posts()
		);
	}

	/**
	 * Finds looks of the current theme, newest first.
	 *
	 * @param array<string, mixed> $args Arguments of WP_Query that override the default, which finds all looks of the theme.
	 */
	public static function query( array $args = array() ): WP_Query {
		return new WP_Query(
			$args + array(
				'post_type'      => self::POST_TYPE,
				'post_status'    => 'publish',
				'posts_per_page' => Look_Budget::MAX_LOOKS,
				'orderby'        => array(
					'date' => 'DESC',
					'ID'   => 'DESC',
				),
				'no_found_rows'  => true,
				'meta_key'       => self::THEME_META, // A site has few looks.
				'meta_value'     => get_stylesheet(),
			)
		);
	}

	/**
	 * Returns whether the current theme has any look.
	 */
	public static function has_looks(): bool {
		$query = self::query(
			array(
				'posts_per_page'   => 1,
				'fields'           => 'ids',
				'suppress_filters' => true,
			)
		);

		return array() !== $query->posts;
	}

	/**
	 * Finds a look of the current theme.
	 *
	 * @param int $id Id of the look.
	 * @return WP_Post|WP_Error
	 */
	public static function find( int $id ) {
		$post = get_post( $id );
		if ( ! $post || self::POST_TYPE !== $post->post_type || 'publish' !== $post->post_status || get_stylesheet() !== get_post_meta( $id, self::THEME_META, true ) ) {
			return new WP_Error( 'rest_post_invalid_id', __( 'These saved styles do not exist.', 'atelier' ), array( 'status' => 404 ) );
		}

		return $post;
	}

	/**
	 * Stores a look for the current theme.
	 *
	 * @param string $title   Its name.
	 * @param string $kind    One of the kinds.
	 * @param string $content Result of {@see self::encode()}.
	 * @return WP_Post|WP_Error
	 */
	public static function insert( string $title, string $kind, string $content ) {
		$id = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => self::POST_TYPE,
					'post_status'  => 'publish',
					'post_title'   => self::encode_title( $title ),
					'post_content' => $content,
					'meta_input'   => array(
						self::THEME_META => get_stylesheet(),
						self::KIND_META  => $kind,
					),
				)
			),
			true
		);

		return is_wp_error( $id ) ? $id : get_post( $id );
	}

	/**
	 * Renames a look. Its content is not saved again, because that would filter it by the rights of another person.
	 *
	 * @param int    $id    Id of the look.
	 * @param string $title The name.
	 */
	public static function rename( int $id, string $title ): void {
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_title' => self::encode_title( $title ) ), array( 'ID' => $id ) );
		clean_post_cache( $id );
	}

	/**
	 * Changes the kind of a look.
	 *
	 * @param int    $id   Id of the look.
	 * @param string $kind One of the kinds.
	 */
	public static function set_kind( int $id, string $kind ): void {
		update_post_meta( $id, self::KIND_META, $kind );
	}

	/**
	 * Returns the kind of a look.
	 *
	 * @param int $id Id of the look.
	 */
	public static function get_kind( int $id ): string {
		$kind = get_post_meta( $id, self::KIND_META, true );

		return in_array( $kind, self::KINDS, true ) ? $kind : self::KINDS[0];
	}

	/**
	 * Returns the original name of a look.
	 *
	 * @param string $title The post's title.
	 */
	public static function decode_title( string $title ): string {
		return htmlspecialchars_decode( $title, ENT_NOQUOTES );
	}

	/**
	 * Encodes a name, so that filters of titles remove no part of it as markup.
	 *
	 * @param string $title The name.
	 */
	private static function encode_title( string $title ): string {
		return htmlspecialchars( $title, ENT_NOQUOTES );
	}

	/**
	 * Encodes settings and styles in the form of a person's global styles, so that WordPress's filters apply.
	 *
	 * @param array $settings Settings.
	 * @param array $styles   Styles.
	 */
	public static function encode( array $settings, array $styles ): string {
		return (string) wp_json_encode(
			array(
				'version'                     => WP_Theme_JSON::LATEST_SCHEMA,
				'isGlobalStylesUserThemeJSON' => true,
				'settings'                    => (object) $settings,
				'styles'                      => (object) $styles,
			)
		);
	}
}
