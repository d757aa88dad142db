<?php
/**
 * The sidebar's root.
 *
 * @package Atelier
 */

namespace Atelier\Page;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Lists the items of the sidebar's root (specification 2.3), for the printed shell and for the application. Their screens are in `screens.json`.
 */
final class Sidebar {

	/**
	 * Constructor.
	 *
	 * @param Theme_Support $theme   The current theme.
	 * @param Address       $address Addresses of Design.
	 */
	public function __construct( private Theme_Support $theme, private Address $address ) {}

	/**
	 * Returns the root's items, in order.
	 *
	 * @return list<array{id: string, label: string, path: string, icon: string, href: string}>
	 */
	public function items(): array {
		// Screens that a person may not use are not listed (specification 6).
		$offered = Screens::offered( $this->theme->is_block_theme() ? 'block' : 'classic', array_keys( array_filter( Rights::all() ) ) );
		$items   = array();
		foreach ( $offered as $id => $screen ) {
			$items[] = array(
				'id'    => $id,
				'label' => Screens::label( $screen ),
				'path'  => $screen['path'],
				'icon'  => $screen['icon'],
				'href'  => $this->address->to_url( $screen['path'] ),
			);
		}

		/**
		 * Filters the items of the sidebar's root.
		 *
		 * @param list<array> $items Items with id, label, path, icon and href.
		 */
		$filtered = apply_filters( 'atelier_sidebar_items', $items );

		return is_array( $filtered ) ? array_values( array_filter( $filtered, array( self::class, 'is_item' ) ) ) : $items;
	}

	/**
	 * Returns whether another plugin's item has the fields that the sidebar and the dashboard's menu show.
	 *
	 * @param mixed $item The item.
	 */
	private static function is_item( $item ): bool {
		foreach ( array( 'id', 'label', 'path', 'icon', 'href' ) as $name ) {
			if ( ! is_array( $item ) || ! is_string( $item[ $name ] ?? null ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Returns the sentence under the title.
	 */
	public function description(): string {
		return $this->theme->is_block_theme()
			? __( 'Customize the appearance of your website using the block editor.', 'atelier' )
			: __( 'Explore block styles and patterns to refine your site.', 'atelier' );
	}

	/**
	 * Returns whether the person can edit drafts of the design here: a theme's preview has none.
	 */
	public function has_drafts(): bool {
		return $this->theme->is_block_theme() && current_user_can( Admin_Page::CAPABILITY ) && '' === $this->address->previewed_theme();
	}

	/**
	 * Returns whether the theme has nothing that the root could show (specification 2.2, `/`).
	 */
	public function is_unsupported(): bool {
		return ! $this->theme->has_styles();
	}
}
