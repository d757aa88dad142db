<?php
/**
 * Plugin Name: Asks for the screen
 * Description: For tests: records in each hook of the host's Site Editor which screen it finds, and adds something in each.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Asks_For_Screen
 */

/**
 * Records an answer, and returns all of them.
 *
 * @param string $hook   Name of the hook; empty for none.
 * @param mixed  $answer What the plugin found in it.
 * @return array<string, mixed>
 */
function asks_for_screen( string $hook = '', $answer = null ): array {
	static $answers = array();
	if ( '' !== $hook ) {
		$answers[ $hook ] = $answer;
	}

	return $answers;
}

foreach ( array( 'plugins_loaded', 'init', 'admin_init' ) as $asks_hook ) {
	add_action(
		$asks_hook,
		static function () use ( $asks_hook ) {
			asks_for_screen( $asks_hook, $GLOBALS['pagenow'] );
		}
	);
}

foreach ( array( 'current_screen', 'load-site-editor.php', 'enqueue_block_editor_assets', 'admin_enqueue_scripts', 'admin_print_scripts' ) as $asks_hook ) {
	add_action(
		$asks_hook,
		static function ( $suffix ) use ( $asks_hook ) {
			$screen = get_current_screen();
			asks_for_screen(
				$asks_hook,
				array( $GLOBALS['pagenow'], $GLOBALS['hook_suffix'], $screen->id, $screen->base, $screen->is_block_editor(), is_string( $suffix ) ? $suffix : '' )
			);
		}
	);
}

add_action(
	'enqueue_block_editor_assets',
	static function () {
		if ( 'site-editor.php' !== $GLOBALS['pagenow'] ) {
			return;
		}
		$address = static fn( string $name ): string => plugins_url( $name, __FILE__ );
		wp_enqueue_script( 'asks-for-screen', $address( 'script.js' ), array( 'wp-blocks', 'wp-data' ), '1.0.0', true );
		wp_enqueue_script_module( 'asks-for-screen-module', $address( 'module.js' ), array(), '1.0.0' );
		wp_enqueue_style( 'asks-for-screen', $address( 'style.css' ), array(), '1.0.0' );
		// Without the library it fails, and it does not say that it needs it.
		wp_enqueue_script( 'asks-for-media', $address( 'media.js' ), array( 'wp-dom-ready' ), '1.0.0', true );
	}
);

// As WooCommerce does: the data is complete only when the footer is printed.
add_action(
	'admin_print_footer_scripts',
	static function () {
		wp_add_inline_script( 'asks-for-screen', 'window.asksForScreen = ' . wp_json_encode( asks_for_screen() ) . ';', 'before' );
	},
	1
);

// As The Events Calendar does: the data of a script is added to its tag.
add_filter(
	'script_loader_tag',
	static fn( $tag, $handle ) => 'asks-for-screen' === $handle ? '<script>window.asksTag = "before";</script>' . $tag : $tag,
	10,
	2
);

$asks_printed = array(
	'admin_print_styles-site-editor.php',
	'admin_print_styles',
	'admin_print_scripts-site-editor.php',
	'admin_print_scripts',
	'admin_head-site-editor.php',
	'admin_head',
	'admin_footer',
	'admin_print_footer_scripts-site-editor.php',
	'admin_print_footer_scripts',
	'admin_footer-site-editor.php',
);
foreach ( $asks_printed as $asks_hook ) {
	foreach ( array( 5, 30 ) as $asks_priority ) {
		add_action(
			$asks_hook,
			static function () use ( $asks_hook, $asks_priority ) {
				wp_print_inline_script_tag( sprintf( '( window.asksPrinted ??= [] ).push( [ %s, typeof window.asksForScreen, typeof ajaxurl ].join( " " ) );', wp_json_encode( "$asks_hook $asks_priority" ) ) );
			},
			$asks_priority
		);
	}
}

// Prints a script by WordPress's function, with what it depends on.
add_action(
	'admin_footer',
	static function () {
		wp_register_script( 'asks-printed', plugins_url( 'printed.js', __FILE__ ), array( 'wp-data' ), '1.0.0', true );
		wp_print_scripts( 'asks-printed' );
	}
);
