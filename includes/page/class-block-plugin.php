<?php
/**
 * The plugin of a block.
 *
 * @package Atelier
 */

namespace Atelier\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the plugin that a block comes from, for a block that an editor does not have: its plugin is off, or registers it for other screens.
 */
final class Block_Plugin {
	/**
	 * Returns the plugin of a block; null where none of the site's plugins looks like it.
	 *
	 * A plugin whose script the block has is known. Any other is the one whose folder or text domain is the block's namespace, or begins with
	 * it: WordPress asks for a namespace of the plugin's own (`kadence` of `kadence-blocks`).
	 *
	 * @param string $block Name of the block, with its namespace.
	 * @return array{name: string, isActive: bool}|null
	 */
	public static function find( string $block ): ?array {
		if ( ! function_exists( 'get_plugins' ) ) {
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
		}
		$file = self::match_file( strtok( $block, '/' ), self::find_folder( $block ), get_plugins() );

		return null === $file ? null : array(
			'name'     => wp_strip_all_tags( get_plugins()[ $file ]['Name'] ),
			'isActive' => is_plugin_active( $file ),
		);
	}

	/**
	 * Returns the file of the plugin to which a block belongs; null for none.
	 *
	 * @param string                               $space   Namespace of the block.
	 * @param string                               $folder  Folder of the plugin whose script the block has; empty where it is not known.
	 * @param array<string, array<string, string>> $plugins Headers of the plugins, by file.
	 */
	public static function match_file( string $space, string $folder, array $plugins ): ?string {
		$tests = array(
			static fn( string $name ): bool => '' !== $folder && $name === $folder,
			static fn( string $name ): bool => $name === $space,
			static fn( string $name ): bool => str_starts_with( $name, "$space-" ),
		);
		foreach ( $tests as $matches ) {
			foreach ( $plugins as $file => $headers ) {
				$own = dirname( $file );
				if ( $matches( '.' === $own ? basename( $file, '.php' ) : $own ) || $matches( (string) ( $headers['TextDomain'] ?? '' ) ) ) {
					return $file;
				}
			}
		}

		return null;
	}

	/**
	 * Returns the folder of the plugin whose script a block has, or a block of the same namespace; empty where the server knows none.
	 *
	 * @param string $block Name of the block.
	 */
	private static function find_folder( string $block ): string {
		$blocks = \WP_Block_Type_Registry::get_instance()->get_all_registered();
		$same   = array_filter( $blocks, static fn( string $name ): bool => strtok( $name, '/' ) === strtok( $block, '/' ), ARRAY_FILTER_USE_KEY );
		foreach ( array_filter( array( $blocks[ $block ] ?? null, ...array_values( $same ) ) ) as $type ) {
			foreach ( $type->editor_script_handles as $handle ) {
				$source = (string) ( wp_scripts()->registered[ $handle ]->src ?? '' );
				if ( preg_match( '#/' . preg_quote( basename( WP_PLUGIN_DIR ), '#' ) . '/([^/]+)/#', $source, $found ) ) {
					return $found[1];
				}
			}
		}

		return '';
	}
}
