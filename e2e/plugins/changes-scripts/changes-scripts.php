<?php
/**
 * Plugin Name: Changes scripts
 * Description: For tests: puts code before one script of WordPress, gives another one another address, and has the dashboard's scripts come one by one where the option `changes_scripts_apart` is set.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Changes_Scripts
 */

add_action(
	'init',
	static function () {
		wp_add_inline_script( 'wp-url', 'window.changesScripts = { before: [ !! window.wp.i18n, !! window.wp.url ] };', 'before' );
		if ( get_option( 'changes_scripts_apart' ) ) {
			$GLOBALS['concatenate_scripts'] = false;
		}
	}
);

add_filter(
	'script_loader_src',
	static fn( $src, $handle ) => 'wp-dom' === $handle ? add_query_arg( 'changes', 'scripts', $src ) : $src,
	10,
	2
);
