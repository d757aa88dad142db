<?php
/**
 * Items of plugins in the admin bar.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use WP_Admin_Bar;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the links that plugins add to the admin bar, for the Tools menu: Design has no bar.
 *
 * Items that only a script of the plugin can run, in the bar itself, have no address and are omitted.
 */
final class Admin_Bar_Items {
	/** Prefix of WordPress's own functions that add items. */
	private const CORE_PREFIX = 'wp_admin_bar_';

	/**
	 * Returns the items of plugins, each with the items below it.
	 *
	 * @return list<array{id: string, title: string, href: string, children: list<array<string, mixed>>}>
	 */
	public static function collect(): array {
		// WordPress has no bar in answers to requests for JSON.
		$accept                 = $_SERVER['HTTP_ACCEPT'] ?? null;
		$_SERVER['HTTP_ACCEPT'] = 'text/html';
		$bar                    = self::fill_bar();
		if ( null === $accept ) {
			unset( $_SERVER['HTTP_ACCEPT'] );
		} else {
			$_SERVER['HTTP_ACCEPT'] = $accept;
		}
		if ( ! $bar ) {
			return array();
		}
		$nodes = array_diff_key( (array) $bar->get_nodes(), (array) self::core_bar( $bar )->get_nodes() );

		return self::list_children( null, $nodes );
	}

	/**
	 * Returns the bar with all items; null where a plugin has removed it.
	 */
	private static function fill_bar(): ?WP_Admin_Bar {
		global $wp_admin_bar;
		if ( ! $wp_admin_bar instanceof WP_Admin_Bar ) {
			_wp_admin_bar_init();
		}
		if ( ! $wp_admin_bar instanceof WP_Admin_Bar ) {
			return null;
		}
		ob_start();
		/** These actions are documented in wp-includes/admin-bar.php */
		do_action_ref_array( 'admin_bar_menu', array( &$wp_admin_bar ) );
		do_action( 'wp_before_admin_bar_render' );
		ob_end_clean();

		return $wp_admin_bar;
	}

	/**
	 * Returns a bar with the items of WordPress alone.
	 *
	 * @param WP_Admin_Bar $bar The bar with all items.
	 */
	private static function core_bar( WP_Admin_Bar $bar ): WP_Admin_Bar {
		$core       = new WP_Admin_Bar();
		$core->user = $bar->user;
		foreach ( $GLOBALS['wp_filter']['admin_bar_menu']->callbacks ?? array() as $callbacks ) {
			foreach ( array_column( $callbacks, 'function' ) as $function ) {
				if ( is_string( $function ) && str_starts_with( $function, self::CORE_PREFIX ) ) {
					$function( $core );
				}
			}
		}

		return $core;
	}

	/**
	 * Returns the items below an item, with their own; groups are replaced by their items.
	 *
	 * @param string|null           $parent Id of the item; null for the items that are below none of a plugin.
	 * @param array<string, object> $nodes  Nodes of plugins, by id.
	 * @return list<array<string, mixed>>
	 */
	private static function list_children( ?string $parent, array $nodes ): array {
		$items = array();
		foreach ( $nodes as $id => $node ) {
			$above = isset( $nodes[ (string) $node->parent ] ) ? (string) $node->parent : null;
			if ( $above !== $parent ) {
				continue;
			}
			$children = self::list_children( (string) $id, $nodes );
			if ( $node->group ) {
				array_push( $items, ...$children );
				continue;
			}
			$title = trim( html_entity_decode( wp_strip_all_tags( (string) $node->title ), ENT_QUOTES, 'UTF-8' ) );
			$href  = self::address( $node->href );
			if ( '' !== $title && ( '' !== $href || $children ) ) {
				$items[] = array( 'id' => (string) $id ) + compact( 'title', 'href', 'children' );
			}
		}

		return $items;
	}

	/**
	 * Returns the address of a node; empty where a script would have to handle the click.
	 *
	 * @param mixed $href Its address.
	 */
	private static function address( $href ): string {
		$href = is_string( $href ) ? html_entity_decode( $href, ENT_QUOTES, 'UTF-8' ) : '';

		return str_starts_with( $href, '#' ) ? '' : esc_url_raw( $href, array( 'http', 'https' ) );
	}
}
