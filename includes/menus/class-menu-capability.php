<?php
/**
 * The capability to edit menus.
 *
 * @package Atelier
 */

namespace Atelier\Menus;

use Atelier\Page\Admin_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Allows a site to grant its menus to people who may not edit its design.
 */
final class Menu_Capability {
	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'register_wp_navigation_post_type_args', array( $this, 'set_capabilities' ) );
		// WordPress registers its types before plugins are loaded, and again on `init`.
		add_action( 'init', array( $this, 'apply_to_type' ), 20 );
	}

	/**
	 * Returns the capability that is required to edit menus.
	 */
	public static function name(): string {
		/**
		 * Filters the capability that is required to edit menus: `edit_pages`, for example, grants menus to editors. A person without
		 * other rights in Design sees only the screen of menus.
		 *
		 * @param string $capability The capability; by default `edit_theme_options`, as for the whole design.
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
	 * Sets the capabilities of a type that was registered before the filter was added.
	 */
	public function apply_to_type(): void {
		$capability = self::name();
		$type       = get_post_type_object( 'wp_navigation' );
		if ( $type && Admin_Page::CAPABILITY !== $capability ) {
			$type->cap = (object) self::replace( (array) $type->cap, $capability );
		}
	}

	/**
	 * Replaces the capability of the design with another one.
	 *
	 * @param array<string, string> $capabilities Capabilities by their names in the type.
	 * @param string                $capability   The capability.
	 * @return array<string, string>
	 */
	private static function replace( array $capabilities, string $capability ): array {
		return array_map( static fn( string $name ): string => Admin_Page::CAPABILITY === $name ? $capability : $name, $capabilities );
	}
}
