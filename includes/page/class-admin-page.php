<?php
/**
 * The menu entry and its page.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use Atelier\Drafts\Proposal_Start;
use Atelier\Drafts\Proposers;
use Atelier\Menus\Menu_Capability;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Adds Design to the dashboard's menu and answers its requests.
 */
final class Admin_Page {

	public const CAPABILITY = 'edit_theme_options';

	/**
	 * Query parameter that requests the editor's payload instead of the document.
	 */
	public const PAYLOAD_ARGUMENT = 'atelier_payload';

	private const MENU_POSITION = 59;

	/**
	 * Constructor.
	 *
	 * @param Address        $address  Addresses of Design.
	 * @param Sidebar        $sidebar  The sidebar's root.
	 * @param Document       $document The page.
	 * @param Editor_Payload $payload  The editor's payload.
	 * @param Printed_Output $printed  Output of plugins before the response.
	 */
	public function __construct(
		private Address $address,
		private Sidebar $sidebar,
		private Document $document,
		private Editor_Payload $payload,
		private Printed_Output $printed
	) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add_menu' ) );
		if ( Host_Screen::is_replaced() ) {
			// Runs after WordPress has checked the user's access to the page, and before it sets the screen of Design.
			add_action( 'admin_init', array( $this, 'send_payload' ), PHP_INT_MAX );
		}
	}

	/**
	 * Adds the menu with an entry for each item of the sidebar.
	 */
	public function add_menu(): void {
		$title      = __( 'Design', 'atelier' );
		$capability = self::get_needed_capability();
		$hook       = (string) add_menu_page( $title, $title, $capability, Address::PAGE, array( Proposal_Start::class, 'print_page' ), 'dashicons-art', self::MENU_POSITION );
		add_action( "load-$hook", array( $this, 'answer' ) );

		add_submenu_page( Address::PAGE, $title, $title, $capability, Address::PAGE );
		foreach ( $this->sidebar->items() as $item ) {
			add_submenu_page( Address::PAGE, $item['label'], $item['label'], $capability, esc_url( $item['href'] ) );
		}
	}

	/**
	 * Returns the capability that this person needs for Design: that of the design, that of the menus, or `read` for a person who may propose.
	 */
	public static function get_needed_capability(): string {
		if ( Proposers::may_propose() ) {
			// The person may propose: in their own drafts they have the capability, elsewhere they are redirected to one.
			return 'read';
		}

		return current_user_can( self::CAPABILITY ) ? self::CAPABILITY : Menu_Capability::name();
	}

	/**
	 * Answers a request for Design: redirects an old address, or sends the document.
	 */
	public function answer(): void {
		if ( Proposal_Start::is_needed() ) {
			// The user has no draft yet: the dashboard shows the menu's page.
			return;
		}
		$old = $this->address->from_old_request();
		if ( null !== $old ) {
			wp_safe_redirect( $old );
			exit;
		}

		$url = add_query_arg( self::PAYLOAD_ARGUMENT, 'editor', $this->address->from_request() );
		$this->document->render( $url );
		exit;
	}

	/**
	 * Sends the editor's payload as JSON.
	 */
	public function send_payload(): never {
		Host_Screen::enter();
		$payload = $this->payload->collect( $this->address->requested_path() );
		$printed = $this->printed->stop_collecting();
		// Some plugins print styles and scripts instead of enqueueing them: these belong in the head.
		$payload['head']    = Printed_Output::head_markup( $printed ) . $payload['head'];
		$payload['printed'] = array(
			'by'   => $this->printed->authors(),
			'text' => Printed_Output::notices( $printed ),
		);
		header( 'Content-Type: application/json; charset=' . get_option( 'blog_charset' ) );
		header( 'X-Content-Type-Options: nosniff' );
		echo wp_json_encode( $payload, JSON_UNESCAPED_SLASHES );
		exit;
	}
}
