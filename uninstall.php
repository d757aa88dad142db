<?php
/**
 * Removes what the plugin stored.
 *
 * @package Atelier
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

delete_option( 'atelier_replace_editor_links' );
