<?php
/**
 * Links to the editor that open Design.
 *
 * @package Atelier
 */

namespace Atelier\Page;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Provides an option, off by default, with which the dashboard's "Editor" links open Design: Appearance → Editor, "Edit site"
 * in the admin bar, and every address of `site-editor.php`.
 */
final class Editor_Links {

	public const OPTION = 'atelier_replace_editor_links';

	/**
	 * Constructor.
	 *
	 * @param Address $address Addresses of Design.
	 */
	public function __construct( private Address $address ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'admin_init', array( $this, 'register_setting' ) );
		add_action( 'load-site-editor.php', array( $this, 'lead_here' ) );
	}

	/**
	 * Registers the option with its field under Settings → Writing.
	 */
	public function register_setting(): void {
		register_setting(
			'writing',
			self::OPTION,
			array(
				'type'              => 'boolean',
				'default'           => false,
				'sanitize_callback' => 'rest_sanitize_boolean',
				'label'             => __( 'Editor links open Design', 'atelier' ),
			)
		);
		add_settings_field(
			self::OPTION,
			esc_html__( 'Design', 'atelier' ),
			array( $this, 'print_field' ),
			'writing'
		);
	}

	/**
	 * Prints the option's checkbox.
	 */
	public function print_field(): void {
		printf(
			'<label for="%1$s"><input type="checkbox" id="%1$s" name="%1$s" value="1" %2$s> %3$s</label>',
			esc_attr( self::OPTION ),
			checked( (bool) get_option( self::OPTION ), true, false ),
			esc_html__( 'Open Design where the dashboard links to the Site Editor', 'atelier' )
		);
	}

	/**
	 * Redirects a request for the host's Site Editor to Design, unless the link has {@see Address::STAY_ARGUMENT}.
	 */
	public function lead_here(): void {
		// The request for the editor's payload runs the action, too.
		if ( Host_Screen::is_replaced() ) {
			return;
		}
		if ( ! get_option( self::OPTION ) || ! current_user_can( Admin_Page::CAPABILITY ) || '' !== $this->address->read( Address::STAY_ARGUMENT ) ) {
			return;
		}
		wp_safe_redirect( $this->address->from_old_request() ?? $this->address->from_request() );
		exit;
	}
}
