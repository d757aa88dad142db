<?php
/**
 * Route of the site as a whole.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use Atelier\Drafts\Draft_Limits;
use Atelier\Drafts\Proposers;
use Atelier\Features;
use Atelier\Http\Design_Controller;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/site`: the theme with its features, the areas of its parts, and the rights of the person.
 */
final class Site_Controller extends Design_Controller {
	/**
	 * Constructor.
	 *
	 * @param Theme_Support $theme Features of the theme.
	 */
	public function __construct( private readonly Theme_Support $theme ) {
		parent::__construct( 'site' );
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->add_route( '', $this->reader( 'get_item', 'check_permission' ) );
	}

	/**
	 * Checks that the person may edit the design.
	 *
	 * @return true|WP_Error
	 */
	public function check_permission() {
		return self::allow( current_user_can( Admin_Page::CAPABILITY ), __( 'Sorry, you are not allowed to do that.', 'atelier' ) );
	}

	/**
	 * Describes the site.
	 *
	 * @param \WP_REST_Request $request The request.
	 */
	public function get_item( $request ): WP_REST_Response {
		$theme = wp_get_theme();

		return new WP_REST_Response(
			array(
				'title'    => get_bloginfo( 'name', 'raw' ),
				'tagline'  => get_bloginfo( 'description', 'raw' ),
				'url'      => home_url( '/' ),
				'language' => get_locale(),
				'theme'    => array(
					'slug'    => get_stylesheet(),
					'name'    => $theme->display( 'Name', false ),
					'version' => (string) $theme->get( 'Version' ),
					'parent'  => get_template() === get_stylesheet() ? null : get_template(),
				),
				'supports' => array(
					'templates'        => $this->theme->is_block_theme(),
					'parts'            => $this->theme->has_template_parts(),
					'styles'           => $this->theme->has_styles(),
					'templateVersions' => Features::has_template_versions(),
				),
				'areas'    => array_column( get_allowed_block_template_part_areas(), 'label', 'area' ),
				'can'      => array(
					'publish' => Proposers::may_publish(),
					'propose' => Proposers::may_publish() || Proposers::may_propose(),
					'css'     => current_user_can( 'edit_css' ),
				),
				'limits'   => array( 'drafts' => Proposers::may_publish() ? Draft_Limits::DRAFTS : Draft_Limits::PROPOSALS ),
				'wordpress' => wp_get_wp_version(),
				'atelier'  => ATELIER_VERSION,
			)
		);
	}
}
