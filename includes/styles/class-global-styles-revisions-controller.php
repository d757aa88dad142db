<?php
/**
 * The REST route of the revisions of global styles.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use WP_Error;
use WP_Post;
use WP_REST_Global_Styles_Revisions_Controller;
use WP_REST_Request;
use WP_REST_Response;
use WP_Theme_JSON;

defined( 'ABSPATH' ) || exit;

/**
 * Serves the revisions in WordPress's own shape. A revision with values of a wrong type is listed with its other values, and
 * `atelier_unreadable` lists the omitted ones.
 */
final class Global_Styles_Revisions_Controller extends WP_REST_Global_Styles_Revisions_Controller {
	/**
	 * Decodes the content of a revision, or of the styles.
	 *
	 * @param string $raw_json The content.
	 * @return array
	 */
	protected function get_decoded_global_styles_json( $raw_json ) {
		$config = json_decode( Config_Cleaner::clean_json( $raw_json )['json'], true );
		$usable = is_array( $config ) ? $config : array();

		return array( 'isGlobalStylesUserThemeJSON' => true ) + $usable + array( 'version' => WP_Theme_JSON::LATEST_SCHEMA );
	}

	/**
	 * Prepares a revision for the response.
	 *
	 * @param WP_Post         $post    The revision.
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function prepare_item_for_response( $post, $request ) {
		return Global_Styles_Controller::name_unreadable( parent::prepare_item_for_response( $post, $request ), $post );
	}
}
