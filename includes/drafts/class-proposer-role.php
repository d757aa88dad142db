<?php
/**
 * The role of users who propose designs.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Network_Sites;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the role *Designer (proposes)*, for people and programs that work in drafts and publish nothing. It is added once: a role that the site
 * removes or changes stays so.
 */
final class Proposer_Role {
	public const NAME = 'atelier_designer';

	/** Option that says that the role was added. */
	private const OPTION = 'atelier_role';

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		register_activation_hook( ATELIER_FILE, static fn( $is_network_wide = false ) => Network_Sites::run_on( (bool) $is_network_wide, array( self::class, 'add' ) ) );
		// An update of the plugin calls no activation hook.
		add_action( 'admin_init', array( self::class, 'add' ) );
		add_filter( 'gettext_with_context_default', array( self::class, 'translate' ), 10, 3 );
	}

	/**
	 * Adds the role, the first time.
	 */
	public static function add(): void {
		if ( get_option( self::OPTION ) ) {
			return;
		}
		add_role(
			self::NAME,
			'Designer (proposes)',
			array(
				'read'                => true,
				Proposers::CAPABILITY => true,
			)
		);
		update_option( self::OPTION, '1', true );
	}

	/**
	 * Translates the name of the role, which WordPress looks for in its own translations.
	 *
	 * @param mixed $translation The translation.
	 * @param mixed $text        The text.
	 * @param mixed $context     Its context.
	 * @return mixed
	 */
	public static function translate( $translation, $text, $context ) {
		return 'User role' === $context && 'Designer (proposes)' === $text ? _x( 'Designer (proposes)', 'User role', 'atelier' ) : $translation;
	}
}
