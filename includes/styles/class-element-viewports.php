<?php
/**
 * Styles of elements that are limited to a viewport.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use WP_Theme_JSON;

defined( 'ABSPATH' ) || exit;

/**
 * Makes WordPress print `styles.elements.{element}.@mobile`: it stores and edits such styles, but prints only those of blocks.
 */
final class Element_Viewports {
	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'wp_theme_json_get_style_nodes', array( $this, 'add_nodes' ) );
	}

	/**
	 * Adds a node for each viewport of an element after the element's own, like the editor.
	 *
	 * @param mixed $nodes Nodes of the styles, in the order in which they are printed.
	 * @return mixed
	 */
	public function add_nodes( $nodes ) {
		if ( ! is_array( $nodes ) || ! method_exists( WP_Theme_JSON::class, 'get_viewport_media_queries' ) ) {
			return $nodes;
		}

		return self::insert( $nodes, WP_Theme_JSON::get_viewport_media_queries( wp_get_global_settings()['viewport'] ?? null ) );
	}

	/**
	 * Inserts the nodes.
	 *
	 * @param array                 $nodes   Nodes of the styles.
	 * @param array<string, string> $queries Media queries by the key of their viewport.
	 */
	public static function insert( array $nodes, array $queries ): array {
		$known = array();
		$next  = array();
		foreach ( $nodes as $node ) {
			$next[]  = $node;
			$path    = is_array( $node ) && is_array( $node['path'] ?? null ) ? $node['path'] : array();
			$element = 3 === count( $path ) && 'styles' === $path[0] && 'elements' === $path[1] ? $path[2] : null;
			// The nodes of the element's states follow, with the same path.
			if ( ! is_string( $element ) || isset( $known[ $element ] ) ) {
				continue;
			}
			$known[ $element ] = true;
			foreach ( $queries as $viewport => $query ) {
				$next[] = array(
					'path'        => array( ...$path, $viewport ),
					'selector'    => $node['selector'],
					'media_query' => $query,
				);
			}
		}

		return $next;
	}
}
