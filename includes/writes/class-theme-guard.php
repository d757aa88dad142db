<?php
/**
 * The refusal of writes for another theme.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * A page of Design edits the design of one theme. When somebody switches the theme meanwhile, its saves would change the new theme's
 * design, because requests name no theme. Such a write gets the status 409. Requests of other clients pass unchanged.
 */
final class Theme_Guard {
	/** Stylesheet of the theme for which the page was opened (`src/data/requests/session/theme-middleware.ts`); not sent by a theme's preview. */
	public const THEME_HEADER = 'X-Atelier-Theme';

	/** The route of the person's own account, which is independent of themes. */
	private const OWN_ACCOUNT = '/wp/v2/users/me';

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'rest_pre_dispatch', array( $this, 'refuse' ), 10, 3 );
	}

	/**
	 * Refuses a write for a theme that is not the site's.
	 *
	 * @param mixed           $result  Response of another plugin; null for none.
	 * @param \WP_REST_Server $server  The server.
	 * @param WP_REST_Request $request The request.
	 * @return mixed The response that ends the request; null to continue it.
	 */
	public function refuse( $result, $server, WP_REST_Request $request ) {
		$theme = (string) $request->get_header( self::THEME_HEADER );
		if ( null !== $result || '' === $theme || get_stylesheet() === $theme || ! is_user_logged_in() || self::OWN_ACCOUNT === $request->get_route() || in_array( $request->get_method(), array( 'GET', 'HEAD', 'OPTIONS' ), true ) ) {
			return $result;
		}

		return new WP_Error(
			'atelier_theme_switched',
			sprintf(
				/* translators: %s: name of a theme. */
				__( 'The theme of this site was changed to “%s” meanwhile. Nothing was saved. Reload the page to go on; your changes are kept.', 'atelier' ),
				wp_get_theme()->display( 'Name', false )
			),
			array( 'status' => 409 )
		);
	}
}
