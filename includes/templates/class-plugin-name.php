<?php
/**
 * The name of the plugin that a template or part belongs to.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use WP_Block_Template;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the name of a template's plugin.
 */
final class Plugin_Name {
	/**
	 * Returns the name, by the rules of WordPress's own route: a registered template has the plugin's folder; one that a plugin adds by a
	 * filter has the path of the plugin's file instead of the theme.
	 *
	 * @param WP_Block_Template $template A template or part.
	 */
	public static function find( WP_Block_Template $template ): string {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$folder  = (string) ( $template->plugin ?? '' );
		$plugins = get_plugins();
		foreach ( $plugins as $file => $plugin ) {
			if ( '' !== $folder && strtok( $file, '/' ) === $folder ) {
				return self::plain_text( $plugin['Name'] );
			}
		}
		$name = self::plain_text( $plugins[ "$template->theme.php" ]['Name'] ?? '' );
		if ( '' !== $name ) {
			return $name;
		}

		return '' === $folder ? (string) $template->theme : $folder;
	}

	/**
	 * Returns a name without markup and entities, because the application shows it as plain text.
	 *
	 * @param string $name The name in the plugin's file.
	 */
	private static function plain_text( string $name ): string {
		return html_entity_decode( wp_strip_all_tags( $name ), ENT_QUOTES );
	}
}
