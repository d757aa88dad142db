<?php
/**
 * The screen of the host's Site Editor, in a request of Design.
 *
 * @package Atelier
 */

namespace Atelier\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Gives the request for the editor's payload the globals and the screen of `site-editor.php`, which plugins compare before they extend
 * the Site Editor. All other requests keep their own.
 *
 * `$pagenow` is replaced from the start of the request, because plugins read it in `init` and `admin_init`. In between, while WordPress
 * finds the page in its menu and checks the user's access to it, it has its own value.
 */
final class Host_Screen {
	/** Base name of the host's file: `$pagenow` and the hook suffix. */
	public const FILE = 'site-editor.php';

	/** Id and base of the host's screen. */
	public const ID = 'site-editor';

	/** Own page of this request, while it is replaced; empty otherwise. */
	private static string $own_page = '';

	/**
	 * Constructor.
	 *
	 * @param Address $address Addresses of Design.
	 */
	public function __construct( private Address $address ) {}

	/**
	 * Replaces `$pagenow` in a request for the payload, and adds the hooks.
	 */
	public function register(): void {
		if ( ! $this->is_wanted() ) {
			return;
		}
		self::replace_page();
		// These two actions surround the check of the user's access in `wp-admin/includes/menu.php`.
		add_action( '_admin_menu', array( self::class, 'restore_page' ), PHP_INT_MIN );
		add_action( 'admin_init', array( self::class, 'replace_page' ), PHP_INT_MIN );
	}

	/**
	 * Returns whether this is a request for the payload.
	 */
	private function is_wanted(): bool {
		return is_admin() && ! is_network_admin() && ! is_user_admin() && 'admin.php' === self::own_page()
			&& Address::PAGE === $this->address->read( 'page' ) && '' !== $this->address->read( Admin_Page::PAYLOAD_ARGUMENT );
	}

	/**
	 * Returns the request's own `$pagenow`.
	 */
	public static function own_page(): string {
		return '' !== self::$own_page ? self::$own_page : (string) ( $GLOBALS['pagenow'] ?? '' );
	}

	/**
	 * Returns whether this request of Design has the host's values.
	 */
	public static function is_replaced(): bool {
		return '' !== self::$own_page && self::FILE === ( $GLOBALS['pagenow'] ?? '' );
	}

	/**
	 * Gives `$pagenow` the host's value.
	 */
	public static function replace_page(): void {
		self::$own_page     = self::own_page();
		$GLOBALS['pagenow'] = self::FILE;
	}

	/**
	 * Gives `$pagenow` its own value again.
	 */
	public static function restore_page(): void {
		$GLOBALS['pagenow'] = self::own_page();
		self::$own_page     = '';
	}

	/**
	 * Sets the host's screen for the rest of the request, with the actions that WordPress runs before it prints that screen.
	 */
	public static function enter(): void {
		self::replace_page();
		// Plugins derive links from it, such as those of languages.
		$_SERVER['REQUEST_URI'] = remove_query_arg( Admin_Page::PAYLOAD_ARGUMENT );
		$GLOBALS['hook_suffix'] = self::FILE;
		unset( $GLOBALS['plugin_page'] );
		set_current_screen();
		/** This action is documented in wp-admin/admin.php */
		do_action( 'load-' . self::FILE );
		$GLOBALS['title']       = _x( 'Editor', 'site editor title tag' );
		$GLOBALS['parent_file'] = 'themes.php';
		get_current_screen()->is_block_editor( true );
	}
}
