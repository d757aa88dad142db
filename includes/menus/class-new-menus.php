<?php
/**
 * New menus.
 *
 * @package Atelier
 */

namespace Atelier\Menus;

use Atelier\Usage\Usage_Targets;
use stdClass;
use WP_Error;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Prevents a new menu from changing the site. A Navigation block without `ref` shows the menu that was published last, so a new menu would
 * replace the header's. A request can date the new menu before the shown one, and leave it a draft until its first content.
 */
final class New_Menus {
	public const POST_TYPE = 'wp_navigation';

	/** Marks a draft that is published with its first content. */
	private const AWAITS_CONTENT_META = '_atelier_awaits_content';

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_fields' ) );
		add_filter( 'rest_pre_insert_' . self::POST_TYPE, array( $this, 'prepare' ), 10, 2 );
		add_action( 'rest_after_insert_' . self::POST_TYPE, array( $this, 'await_content' ), 10, 3 );
		add_action( 'publish_' . self::POST_TYPE, array( $this, 'await_no_content' ) );
	}

	/**
	 * Adds the parameters of a new menu.
	 */
	public function register_fields(): void {
		$fields = array(
			'stays_behind'         => __( 'Whether Navigation blocks that name no menu go on showing the one that they show now.', 'atelier' ),
			'publish_with_content' => __( 'Whether a draft is published when a content of it is saved first.', 'atelier' ),
		);
		foreach ( $fields as $name => $description ) {
			register_rest_field(
				self::POST_TYPE,
				$name,
				array(
					'schema' => array(
						'description' => $description,
						'type'        => 'boolean',
						'context'     => array(),
					),
				)
			);
		}
	}

	/**
	 * Dates a new menu before the shown one, and publishes a marked draft with its first content.
	 *
	 * @param stdClass|WP_Error $post    The post that WordPress is about to store.
	 * @param WP_REST_Request   $request The request.
	 * @return stdClass|WP_Error
	 */
	public function prepare( $post, $request ) {
		if ( ! $post instanceof stdClass ) {
			return $post;
		}
		if ( empty( $post->ID ) ) {
			return $request['stays_behind'] ? self::date_behind( $post ) : $post;
		}
		$has_content = '' !== trim( $post->post_content ?? '' );
		if ( $has_content && ! isset( $request['status'] ) && metadata_exists( 'post', $post->ID, self::AWAITS_CONTENT_META ) ) {
			$post->post_status = 'publish';
		}
		return $post;
	}

	/**
	 * Marks a new draft that is published with its first content.
	 *
	 * @param WP_Post         $post     The menu.
	 * @param WP_REST_Request $request  The request.
	 * @param bool            $creating Whether it was created.
	 */
	public function await_content( $post, $request, $creating ): void {
		if ( $creating && 'draft' === $post->post_status && $request['publish_with_content'] ) {
			update_post_meta( $post->ID, self::AWAITS_CONTENT_META, 1 );
		}
	}

	/**
	 * Removes the mark from a published menu.
	 *
	 * @param int $id Id of the menu.
	 */
	public function await_no_content( $id ): void {
		delete_post_meta( $id, self::AWAITS_CONTENT_META );
	}

	/**
	 * Dates a menu before the one that Navigation blocks without `ref` show.
	 *
	 * @param stdClass $post The post that WordPress is about to store.
	 */
	private static function date_behind( stdClass $post ): stdClass {
		$shown = get_post( Usage_Targets::get_fallback_menu() );
		if ( $shown && 'publish' === $shown->post_status ) {
			$post->post_date     = gmdate( 'Y-m-d H:i:s', (int) strtotime( "$shown->post_date UTC" ) - 1 );
			$post->post_date_gmt = get_gmt_from_date( $post->post_date );
			$post->edit_date     = true;
		}
		return $post;
	}
}
