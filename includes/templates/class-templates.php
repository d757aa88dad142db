<?php
/**
 * Template activation.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Features;
use Atelier\Network_Sites;
use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Last_Change;
use Atelier\Writes\Write_Lock;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the services for several versions of a template, of which one is active.
 */
final class Templates {
	/**
	 * Constructor.
	 *
	 * @param Write_Lock     $lock    Locks the setting.
	 * @param Content_Tokens $tokens  Computes tokens.
	 * @param Last_Change    $changes Stores who changed the setting's entries.
	 */
	public function __construct( private readonly Write_Lock $lock, private readonly Content_Tokens $tokens, private readonly Last_Change $changes ) {}

	/**
	 * Adds the hooks. Where the filter `atelier_feature` turns `templateActivation` off, WordPress chooses the templates; they can still be
	 * listed and created.
	 */
	public function register(): void {
		add_action( 'init', array( $this, 'start' ), 1 );
		register_activation_hook( ATELIER_FILE, array( $this, 'follow_theme' ) );
		register_deactivation_hook( ATELIER_FILE, array( self::class, 'hand_over_to_wordpress' ) );
	}

	/**
	 * Creates the services, and adds their hooks.
	 */
	public function start(): void {
		$active = new Active_Templates( $this->lock );
		if ( ! Features::has_template_versions() ) {
			$active->hand_over_to_wordpress();
			$this->start_readers( null );
			return;
		}
		$resolution = new Template_Resolution( $active );
		$lifecycle  = new Template_Lifecycle( $active, $resolution );
		$this->start_readers( $active );
		$active->register();
		add_action( 'update_option_' . Active_Templates::OPTION, fn( $before, $after ) => $this->changes->remember_entries( Active_Templates::OPTION, Active_Templates::sanitize( $before ), Active_Templates::sanitize( $after ) ), 10, 2 );
		add_action( 'add_option_' . Active_Templates::OPTION, fn( $option, $after ) => $this->changes->remember_entries( $option, array(), Active_Templates::sanitize( $after ) ), 10, 2 );
		$resolution->register();
		$lifecycle->register();
		( new Template_File_Changes() )->register();
		register_post_meta(
			Template_Posts::POST_TYPE,
			'is_wp_suggestion',
			array(
				'type'          => 'boolean',
				'single'        => true,
				'show_in_rest'  => true,
				'auth_callback' => static fn() => current_user_can( Active_Templates::CAPABILITY ),
			)
		);
		add_action(
			'rest_api_init',
			function () use ( $active, $lifecycle ) {
				( new Template_Posts_Controller( $lifecycle ) )->register_routes();
				( new Template_Revisions_Controller() )->register_routes();
				( new Active_Templates_Controller( $active, $this->tokens ) )->register_routes();
			}
		);
	}

	/**
	 * Creates the services that only read templates, which are needed without versions, too.
	 *
	 * @param Active_Templates|null $active The setting; null where there are no versions.
	 */
	private function start_readers( ?Active_Templates $active ): void {
		( new Registered_Templates( Registered_Templates_Controller::class ) )->register();
		( new Large_Export() )->register();
		add_action(
			'rest_api_init',
			function () use ( $active ) {
				$controllers = array(
					// Also under the route that WordPress's core-data requests.
					new Registered_Templates_Controller( Registered_Templates::POST_TYPE, 'registered-templates' ),
					new Template_List_Controller( $active, $this->tokens ),
					new Template_Resolver_Controller( new Template_Resolver() ),
					new Template_Kinds_Controller(),
				);
				foreach ( $controllers as $controller ) {
					$controller->register_routes();
				}
			}
		);
	}

	/**
	 * Changes the setting to the current theme's when the plugin is activated, before the first visitor's request.
	 */
	public function follow_theme(): void {
		if ( Features::has_template_versions() ) {
			( new Active_Templates( $this->lock ) )->follow_theme();
		}
	}

	/**
	 * Hands the templates over to WordPress when the plugin is deactivated.
	 *
	 * @param bool $is_network_wide Whether it is deactivated for all sites of a network.
	 */
	public static function hand_over_to_wordpress( bool $is_network_wide = false ): void {
		Network_Sites::run_on( $is_network_wide, static fn() => ( new Active_Templates( new Write_Lock() ) )->hand_over_to_wordpress() );
	}
}
