<?php
/**
 * The REST route of global styles.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use Atelier\Writes\Design_Request;
use WP_Error;
use WP_Post;
use WP_REST_Global_Styles_Controller;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves `/wp/v2/global-styles` in WordPress's own shape. Values of a wrong type are refused, and listed. Stored ones are omitted from
 * the response, and `atelier_unreadable` lists them. Saving the record removes them.
 */
final class Global_Styles_Controller extends WP_REST_Global_Styles_Controller {
	/**
	 * Updates the styles.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_item( $request ) {
		$problem = Stored_Styles::find_problem( $request['settings'], $request['styles'] );
		if ( $problem ) {
			return $problem;
		}
		$post = get_post( (int) $request['id'] );
		if ( $post && ( isset( $request['settings'] ) || isset( $request['styles'] ) ) ) {
			Stored_Styles::store_unreadable( $post );
		}

		return parent::update_item( $request );
	}

	/**
	 * Prepares the styles for the database. Stored values that the request does not send stay, except those of a wrong type.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return \stdClass|WP_Error
	 */
	protected function prepare_item_for_database( $request ) {
		$changes = parent::prepare_item_for_database( $request );
		if ( ! is_wp_error( $changes ) && isset( $changes->post_content ) ) {
			$changes->post_content = Config_Cleaner::clean_json( $changes->post_content )['json'];
		}

		return $changes;
	}

	/**
	 * Prepares the styles for the response.
	 *
	 * @param WP_Post         $post    The post.
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response
	 */
	public function prepare_item_for_response( $post, $request ) {
		$response = parent::prepare_item_for_response( Stored_Styles::clean_post( $post ), $request );

		return self::name_unreadable( $response, $post );
	}

	/**
	 * Adds the paths of omitted values to a response.
	 *
	 * @param WP_REST_Response|WP_Error $response The response.
	 * @param WP_Post                   $post     The stored post.
	 * @return WP_REST_Response|WP_Error
	 */
	public static function name_unreadable( $response, WP_Post $post ) {
		$dropped = Config_Cleaner::clean_json( $post->post_content )['dropped'];
		// An empty list is sent, too, because Design's store would not remove the earlier one.
		if ( ( $dropped || Design_Request::is_current() ) && $response instanceof WP_REST_Response ) {
			$response->set_data( $response->get_data() + array( 'atelier_unreadable' => $dropped ) );
		}

		return $response;
	}
}
