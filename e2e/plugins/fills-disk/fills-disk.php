<?php
/**
 * Plugin Name: Fills Disk
 * Description: For tests: there is no room for another file while the option `fills_disk` is set.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Fills_Disk
 */

add_filter(
	'wp_handle_upload_prefilter',
	static function ( $file ) {
		if ( get_option( 'fills_disk' ) ) {
			$file['error'] = 'There is no space left on the disk.';
		}
		return $file;
	}
);
