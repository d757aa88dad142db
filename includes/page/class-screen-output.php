<?php
/**
 * Output of the actions of an admin page.
 *
 * @package Atelier
 */

namespace Atelier\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the actions with which WordPress prints the head and the footer of the Site Editor, in WordPress's order, and collects the
 * output of plugins. Plugins also enqueue scripts and add data in these actions, so they run before the payload describes the scripts.
 *
 * WordPress's own callbacks that print are removed: the payload describes the scripts, styles and modules, and Design's document has the rest.
 */
final class Screen_Output {
	/** WordPress's printers of scripts, by action. The output is divided in their places. */
	private const SCRIPT_PRINTERS = array(
		'admin_print_scripts'        => 'print_head_scripts',
		'admin_print_footer_scripts' => '_wp_footer_scripts',
	);

	/** WordPress's other callbacks that print something that Design has or does not need, by action, with the reason. */
	private const OTHER_PRINTERS = array(
		'admin_print_styles'         => array(
			'print_admin_styles'                         => 'The payload describes the styles.',
			'print_emoji_styles'                         => 'Design shows emoji as the browser does.',
			'wp_print_font_faces'                        => 'The canvas and the previews have the fonts of the site.',
			'wp_print_font_faces_from_style_variations'  => 'The previews of variations have their fonts.',
		),
		'admin_print_scripts'        => array( 'print_emoji_detection_script' => 'Design shows emoji as the browser does.' ),
		'admin_head'                 => array(
			'wp_admin_canonical_url'  => 'It would change the address bar to the address of the payload.',
			'wp_site_icon'            => 'The document has it.',
			'wp_admin_viewport_meta'  => 'The document has it.',
			'wp_admin_bar_header'     => 'The document has no admin bar.',
		),
		'admin_footer'               => array( 'wp_print_media_templates' => 'They are collected apart, because they are needed later.' ),
		'admin_print_footer_scripts' => array( 'wp_auth_check_html' => 'Design has its own login dialog.' ),
	);

	/** WordPress's printers of script modules; {@see Editor_Payload} collects their output. */
	private const MODULE_PRINTERS = array( 'print_import_map', 'print_enqueued_script_modules', 'print_script_module_preloads', 'print_script_module_translations', 'print_script_module_data', 'print_a11y_script_module_html' );

	/** Marks in the output where WordPress prints scripts. */
	private const SCRIPTS_MARK = '<!-- atelier-scripts -->';

	/** Handles that plugins print themselves, by kind. */
	private array $printed_handles = array( 'script' => array(), 'style' => array() );

	/**
	 * Runs the actions, and returns the output.
	 *
	 * @return array{head: string, footer: string, end: string, media: string}
	 */
	public function collect(): array {
		$this->remove_printers();
		add_filter( 'script_loader_tag', array( $this, 'enqueue_printed_script' ), PHP_INT_MAX, 2 );
		add_filter( 'style_loader_tag', array( $this, 'enqueue_printed_style' ), PHP_INT_MAX, 2 );
		$printed = $this->run();
		$media   = self::buffer( 'wp_print_media_templates' );
		remove_filter( 'script_loader_tag', array( $this, 'enqueue_printed_script' ), PHP_INT_MAX );
		remove_filter( 'style_loader_tag', array( $this, 'enqueue_printed_style' ), PHP_INT_MAX );
		array_map( 'wp_enqueue_script', $this->printed_handles['script'] );
		array_map( 'wp_enqueue_style', $this->printed_handles['style'] );
		list( $head, $footer, $end ) = array_pad( explode( self::SCRIPTS_MARK, $printed ), 3, '' );

		return compact( 'head', 'footer', 'end', 'media' );
	}

	/**
	 * Runs the actions, and returns their output.
	 */
	private function run(): string {
		$suffix  = Host_Screen::FILE;
		$actions = array(
			"admin_print_styles-$suffix",
			'admin_print_styles',
			"admin_print_scripts-$suffix",
			'admin_print_scripts',
			"admin_head-$suffix",
			'admin_head',
			'admin_footer',
			"admin_print_footer_scripts-$suffix",
			'admin_print_footer_scripts',
			"admin_footer-$suffix",
		);

		return self::buffer(
			static function () use ( $actions ) {
				foreach ( $actions as $action ) {
					do_action( $action, '' );
				}
			}
		);
	}

	/**
	 * Returns the output of a function, also that of buffers which it does not end.
	 *
	 * @param callable $function The function.
	 */
	private static function buffer( callable $function ): string {
		ob_start();
		$level = ob_get_level();
		$function();
		while ( ob_get_level() > $level ) {
			ob_end_flush();
		}

		return (string) ob_get_clean();
	}

	/**
	 * Removes WordPress's printers. Marks show where those of scripts were.
	 */
	private function remove_printers(): void {
		foreach ( self::SCRIPT_PRINTERS as $action => $printer ) {
			add_action( $action, array( $this, 'mark_scripts' ), self::remove( $action, $printer ) ?? 10 );
		}
		foreach ( self::OTHER_PRINTERS as $action => $printers ) {
			foreach ( array_keys( $printers ) as $printer ) {
				self::remove( $action, $printer );
			}
		}
		foreach ( self::MODULE_PRINTERS as $method ) {
			self::remove( 'admin_print_footer_scripts', array( wp_script_modules(), $method ) );
		}
	}

	/**
	 * Removes a callback, and returns its priority; null where it is not there.
	 *
	 * @param string   $action   The action.
	 * @param callable $callback The callback.
	 */
	private static function remove( string $action, callable $callback ): ?int {
		$priority = has_action( $action, $callback );
		if ( false === $priority ) {
			return null;
		}
		remove_action( $action, $callback, $priority );

		return $priority;
	}

	/**
	 * Marks the place of a printer of scripts, whose action it runs.
	 */
	public function mark_scripts(): void {
		if ( ! did_action( 'wp_print_scripts' ) ) {
			/** This action is documented in wp-includes/functions.wp-scripts.php */
			do_action( 'wp_print_scripts' );
		}
		echo self::SCRIPTS_MARK; // A constant.
	}

	/**
	 * Enqueues a script that a plugin prints by WordPress's functions: printed, it would run its dependencies a second time.
	 *
	 * @param mixed  $tag    Its tag.
	 * @param string $handle Its handle.
	 */
	public function enqueue_printed_script( $tag, $handle ): string {
		$this->printed_handles['script'][] = (string) $handle;

		return '';
	}

	/**
	 * Enqueues a style that a plugin prints by WordPress's functions.
	 *
	 * @param mixed  $tag    Its tag.
	 * @param string $handle Its handle.
	 */
	public function enqueue_printed_style( $tag, $handle ): string {
		$this->printed_handles['style'][] = (string) $handle;

		return '';
	}
}
