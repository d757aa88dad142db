<?php
/**
 * Plugin Name:       Atelier
 * Description:       Adds Design to the dashboard: one place to shape a whole site, with a live preview beside every list.
 * Version:           0.1.0
 * Requires at least: 7.1
 * Requires PHP:      8.1
 * Author:            The Atelier team
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       atelier
 * Domain Path:       /languages
 *
 * @package Atelier
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

define( 'ATELIER_VERSION', '0.1.0' );
define( 'ATELIER_FILE', __FILE__ );
define( 'ATELIER_DIR', __DIR__ );

// Old PHP versions can parse this file, the autoloader and the requirements, so that they show a notice instead of an error.
require_once __DIR__ . '/includes/class-autoloader.php';
Atelier\Autoloader::register();

if ( ! Atelier\Requirements::are_met() ) {
	Atelier\Requirements::register_notice();
} elseif ( isset( $GLOBALS['pagenow'] ) ) {
	( new Atelier\Plugin() )->register();
} else {
	// WordPress loads the plugins of a network before it knows which page is requested.
	add_action( 'plugins_loaded', array( new Atelier\Plugin(), 'register' ), PHP_INT_MIN );
}
