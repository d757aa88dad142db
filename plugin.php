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

// This file and the requirements keep to a syntax that old PHP versions parse, so that they see a notice, not an error.
require_once __DIR__ . '/includes/class-requirements.php';

if ( Atelier\Requirements::are_met() ) {
	require_once __DIR__ . '/includes/class-plugin.php';
	( new Atelier\Plugin() )->register();
} else {
	Atelier\Requirements::register_notice();
}
