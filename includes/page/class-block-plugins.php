<?php
/**
 * The plugins that blocks come from.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the names of plugins by the namespaces of their blocks, so that a block that cannot be shown names its plugin.
 */
final class Block_Plugins {
	/** Key of a folder of plugins in an address. */
	private const IN_ADDRESS = '#/(?:mu-)?plugins/([^/]+)/#';

	/**
	 * Returns the plugins.
	 *
	 * @return array<string, string> Names by namespace of blocks, by folder, and by text domain; inactive plugins only for those who may
	 *                               activate them.
	 */
	public static function collect(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$folders = array();
		$others  = array();
		foreach ( get_plugins() as $file => $plugin ) {
			if ( is_plugin_active( $file ) || current_user_can( 'activate_plugins' ) ) {
				$name               = html_entity_decode( wp_strip_all_tags( $plugin['Name'] ), ENT_QUOTES );
				$folder             = strtok( $file, '/' );
				$folders[ $folder ] = $name;
				$others            += array( (string) $plugin['TextDomain'] => $name );
			}
		}
		$names = array();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
			$namespace = (string) strtok( (string) $type->name, '/' );
			if ( 'core' !== $namespace && ! isset( $names[ $namespace ] ) ) {
				foreach ( array_merge( $type->editor_script_handles, $type->script_handles ) as $handle ) {
					$src = wp_scripts()->registered[ $handle ]->src ?? '';
					if ( is_string( $src ) && preg_match( self::IN_ADDRESS, $src, $found ) && isset( $folders[ $found[1] ] ) ) {
						$names[ $namespace ] = $folders[ $found[1] ];
						break;
					}
				}
			}
		}

		return array_diff_key( $names + $folders + $others, array( '' => true ) );
	}
}
