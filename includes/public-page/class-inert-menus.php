<?php
/**
 * Menus without scripts.
 *
 * @package Atelier
 */

namespace Atelier\Public_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Skips the Interactivity API's directives for the menus of a page without scripts. They change nothing visible before a script
 * runs, and for a long menu WordPress takes as long to process them as for the rest of the page.
 */
final class Inert_Menus {

	private const MENU = 'core/navigation';

	/** Blocks whose markup WordPress searches for submenus. */
	private const ITEMS = array( 'core/page-list', 'core/navigation-link', 'core/navigation-submenu' );

	/** The class by which WordPress finds a submenu, and its temporary replacement. */
	private const SUBMENU_CLASS = 'has-child';
	private const MARKER        = 'atelier-submenu-item';

	/** Whether the next rendered block is a menu. */
	private bool $is_next = false;

	/** Whether a menu is being rendered. */
	private bool $is_within = false;

	/**
	 * Adds the hooks, for the rest of this request.
	 */
	public function register(): void {
		add_filter( 'render_block_data', array( $this, 'note_block' ) );
		add_filter( 'interactivity_process_directives', array( $this, 'skip_menu' ) );
		foreach ( self::ITEMS as $name ) {
			add_filter( "render_block_$name", array( $this, 'hide_submenus' ), PHP_INT_MAX );
		}
		add_filter( 'render_block_' . self::MENU, array( $this, 'show_submenus' ), 0 );
	}

	/**
	 * Stores whether the next rendered block is a menu.
	 *
	 * @param mixed $block The parsed block.
	 * @return mixed
	 */
	public function note_block( $block ) {
		$this->is_next = self::MENU === ( $block['blockName'] ?? '' );

		return $block;
	}

	/**
	 * Skips the directives of a menu. Those of its inner blocks, for which the filter runs again, are processed.
	 *
	 * @param mixed $is_processed Result of earlier filters.
	 * @return mixed
	 */
	public function skip_menu( $is_processed ) {
		$is_menu         = $this->is_next;
		$this->is_next   = false;
		$this->is_within = $this->is_within || $is_menu;

		return $is_menu ? false : $is_processed;
	}

	/**
	 * Replaces the class of an item's submenus, so that WordPress does not find them in the menu.
	 *
	 * @param mixed $html Markup of the item.
	 * @return mixed
	 */
	public function hide_submenus( $html ) {
		return $this->is_within && is_string( $html ) ? str_replace( self::SUBMENU_CLASS, self::MARKER, $html ) : $html;
	}

	/**
	 * Restores the class of a menu's submenus.
	 *
	 * @param mixed $html Markup of the menu.
	 * @return mixed
	 */
	public function show_submenus( $html ) {
		$this->is_within = false;

		return is_string( $html ) ? str_replace( self::MARKER, self::SUBMENU_CLASS, $html ) : $html;
	}
}
