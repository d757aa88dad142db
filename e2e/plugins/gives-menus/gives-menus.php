<?php
/**
 * Plugin Name: Gives Menus
 * Description: For tests: people who may edit pages may edit menus.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Gives_Menus
 */

add_filter( 'atelier_menu_capability', static fn(): string => 'edit_pages' );
