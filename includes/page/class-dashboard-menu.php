<?php
/**
 * The dashboard's menu.
 *
 * @package Atelier
 */

namespace Atelier\Page;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Lists the screens of the dashboard's menu for the command palette, without those that the person may not open.
 */
final class Dashboard_Menu {

	/**
	 * Returns the screens, in the order of the menu.
	 *
	 * @return list<array{label: string, href: string}>
	 */
	public static function screens(): array {
		$menu = $GLOBALS['menu'] ?? array();

		return self::read( is_array( $menu ) ? $menu : array(), 'current_user_can', array( self::class, 'to_url' ) );
	}

	/**
	 * Reads the entries of a menu, without separators, entries without a name, and those that the person may not open.
	 *
	 * @param array<mixed>                                   $menu   WordPress's entries: title, capability, slug.
	 * @param callable(string): bool                         $may    Returns whether the person has a capability.
	 * @param callable(string): string                       $to_url Returns the URL of a slug; empty when it has none.
	 * @return list<array{label: string, href: string}>
	 */
	public static function read( array $menu, callable $may, callable $to_url ): array {
		$screens = array();
		foreach ( $menu as $entry ) {
			if ( ! is_array( $entry ) || ! is_string( $entry[0] ?? null ) || ! is_string( $entry[2] ?? null ) ) {
				continue;
			}
			// An element with the number of updates or comments may follow the name.
			$label = trim( html_entity_decode( (string) strtok( $entry[0] . '<', '<' ), ENT_QUOTES ) );
			$right = $entry[1] ?? '';
			if ( '' === $entry[0] || '' === $label || 'atelier' === $entry[2] || ( is_string( $right ) && '' !== $right && ! $may( $right ) ) ) {
				continue;
			}
			$href = $to_url( $entry[2] );
			if ( '' !== $href ) {
				$screens[] = array(
					'label' => $label,
					'href'  => $href,
				);
			}
		}

		return $screens;
	}

	/**
	 * Returns the URL of an entry.
	 *
	 * @param string $slug Its slug: a file of the dashboard, or the page of a plugin.
	 */
	private static function to_url( string $slug ): string {
		return preg_match( '/\.php($|\?)/', $slug ) ? admin_url( $slug ) : html_entity_decode( (string) menu_page_url( $slug, false ), ENT_QUOTES );
	}
}
