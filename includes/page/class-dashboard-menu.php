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
 * Lists the screens of the dashboard's menu, to which the command palette leads. WordPress has left out those that the person may not see.
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
	 * Reads the entries of a menu: separators, entries without a name, and those that a person may not open are left out.
	 *
	 * @param array<mixed>                                   $menu   Entries as WordPress keeps them: title, right, slug.
	 * @param callable(string): bool                         $may    Whether the person has a right.
	 * @param callable(string): string                       $to_url Returns the address of a slug; empty when it has none.
	 * @return list<array{label: string, href: string}>
	 */
	public static function read( array $menu, callable $may, callable $to_url ): array {
		$screens = array();
		foreach ( $menu as $entry ) {
			if ( ! is_array( $entry ) || ! is_string( $entry[0] ?? null ) || ! is_string( $entry[2] ?? null ) ) {
				continue;
			}
			// The number of updates or comments follows in an element.
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
	 * Returns the address of an entry.
	 *
	 * @param string $slug Its slug: a file of the dashboard, or the page of a plugin.
	 */
	private static function to_url( string $slug ): string {
		return preg_match( '/\.php($|\?)/', $slug ) ? admin_url( $slug ) : html_entity_decode( (string) menu_page_url( $slug, false ), ENT_QUOTES );
	}
}
