<?php
/**
 * Menus that are only looked at.
 *
 * @package Atelier
 */

namespace Atelier\Public_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Spares the menus of a page that runs no scripts the directives of the Interactivity API. They change nothing visible before a
 * script runs, and with a long menu WordPress takes as long for them as for the rest of the page.
 */
final class Inert_Menus {

	private const MENU = 'core/navigation';

	/** Blocks whose markup WordPress searches for submenus. */
	private const ITEMS = array( 'core/page-list', 'core/navigation-link', 'core/navigation-submenu' );

	/** The class by which WordPress finds a submenu, and its replacement meanwhile. */
	private const SUBMENU_CLASS = 'has-child';
	private const MARKER        = 'atelier-submenu-item';

	/** Whether the block that is rendered next is a menu. */
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
	 * Notes which block is rendered next.
	 *
	 * @param mixed $block The parsed block.
	 * @return mixed
	 */
	public function note_block( $block ) {
		$this->is_next = self::MENU === ( $block['blockName'] ?? '' );

		return $block;
	}

	/**
	 * Leaves the directives of a menu as they are. Those of a block in it, for which this is asked again, are processed as ever.
	 *
	 * @param mixed $is_processed Whether they are, as filters before this one say.
	 * @return mixed
	 */
	public function skip_menu( $is_processed ) {
		$is_menu         = $this->is_next;
		$this->is_next   = false;
		$this->is_within = $this->is_within || $is_menu;

		return $is_menu ? false : $is_processed;
	}

	/**
	 * Keeps the submenus of an item from being found by its menu.
	 *
	 * @param mixed $html Markup of the item.
	 * @return mixed
	 */
	public function hide_submenus( $html ) {
		return $this->is_within && is_string( $html ) ? str_replace( self::SUBMENU_CLASS, self::MARKER, $html ) : $html;
	}

	/**
	 * Gives the submenus of a menu their class back.
	 *
	 * @param mixed $html Markup of the menu.
	 * @return mixed
	 */
	public function show_submenus( $html ) {
		$this->is_within = false;

		return is_string( $html ) ? str_replace( self::MARKER, self::SUBMENU_CLASS, $html ) : $html;
	}
}
