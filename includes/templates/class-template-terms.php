<?php
/**
 * The right to assign a theme to a template.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Page\Admin_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Allows people who may edit templates to assign their theme and area. WordPress requires `edit_posts` for that; without it, a template is
 * saved with no theme, and is shown nowhere.
 */
final class Template_Terms {
	private const TAXONOMIES = array( 'wp_theme', 'wp_template_part_area' );

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		foreach ( self::TAXONOMIES as $taxonomy ) {
			add_filter( "register_{$taxonomy}_taxonomy_args", array( $this, 'set_capabilities' ) );
		}
	}

	/**
	 * Sets who may assign terms of a taxonomy.
	 *
	 * @param array $args Arguments of the taxonomy.
	 */
	public function set_capabilities( array $args ): array {
		$args['capabilities'] = array( 'assign_terms' => Admin_Page::CAPABILITY ) + (array) ( $args['capabilities'] ?? array() );
		return $args;
	}
}
