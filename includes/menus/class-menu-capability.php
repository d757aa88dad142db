<?php
/**
 * Who may edit menus.
 *
 * @package Atelier
 */

namespace Atelier\Menus;

use Atelier\Page\Admin_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Lets a site grant its menus to people who may not edit its design.
 */
final class Menu_Capability {
	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'register_wp_navigation_post_type_args', array( $this, 'set_capabilities' ) );
		// WordPress registers its own types before plugins are loaded, and again on init.
		add_action( 'init', array( $this, 'apply_to_type' ), 20 );
	}

	/**
	 * The capability that editing menus asks for.
	 */
	public static function name(): string {
		/**
		 * Filters the capability that editing menus requires: `edit_pages`, for example, gives menus to editors. A person who has no
		 * other right in Design sees only the screen of the menus there.
		 *
		 * @param string $capability The capability; `edit_theme_options` as everything of the design.
		 */
		$capability = apply_filters( 'atelier_menu_capability', Admin_Page::CAPABILITY );
		return is_string( $capability ) && '' !== $capability ? $capability : Admin_Page::CAPABILITY;
	}

	/**
	 * Sets the capabilities of the type when it is registered.
	 *
	 * @param array $args Arguments of the type.
	 */
	public function set_capabilities( array $args ): array {
		$capability = self::name();
		if ( Admin_Page::CAPABILITY !== $capability && is_array( $args['capabilities'] ?? null ) ) {
			$args['capabilities'] = self::replace( $args['capabilities'], $capability );
		}
		return $args;
	}

	/**
	 * Sets the capabilities of a type that was registered before the filter was there.
	 */
	public function apply_to_type(): void {
		$capability = self::name();
		$type       = get_post_type_object( 'wp_navigation' );
		if ( $type && Admin_Page::CAPABILITY !== $capability ) {
			$type->cap = (object) self::replace( (array) $type->cap, $capability );
		}
	}

	/**
	 * Replaces the capability of the design by another one.
	 *
	 * @param array<string, string> $capabilities Capabilities by their names in the type.
	 * @param string                $capability   The capability.
	 * @return array<string, string>
	 */
	private static function replace( array $capabilities, string $capability ): array {
		return array_map( static fn( string $name ): string => Admin_Page::CAPABILITY === $name ? $capability : $name, $capabilities );
	}
}
