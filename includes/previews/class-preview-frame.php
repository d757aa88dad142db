<?php
/**
 * The document of previews.
 *
 * @package Atelier
 */

namespace Atelier\Previews;

use Atelier\Page\Printed_Output;
use Atelier\Public_Page\Inert_Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the style sheets of a visitor's page, with those of all blocks, because the blocks of a preview are not known in advance.
 */
final class Preview_Frame {
	/** The style sheet that unsaved edits of the site's styles replace. */
	public const GLOBAL_STYLES = 'global-styles';

	/**
	 * Returns the head of a preview's document, before and after the site's styles.
	 *
	 * @return array{before: string, styles: string, after: string}
	 */
	public function head(): array {
		add_filter( 'should_load_separate_core_block_assets', '__return_false', 1000 );
		add_filter( 'should_load_block_assets_on_demand', '__return_false', 1000 );
		ob_start();
		do_action( 'wp_enqueue_scripts' );
		$printed_by_hooks = Inert_Markup::make( Printed_Output::head_markup( (string) ob_get_clean() ) );

		$this->combine_block_library();
		wp_styles()->all_deps( wp_styles()->queue );
		$ordered = array_values( array_filter( wp_styles()->to_do, static fn( string $handle ): bool => ! self::is_core_block( $handle ) ) );
		$place   = array_search( self::GLOBAL_STYLES, $ordered, true );
		$place   = false === $place ? count( $ordered ) : $place;

		return array(
			'before' => $printed_by_hooks . $this->fonts() . $this->sheets( array_slice( $ordered, 0, $place ) ),
			'styles' => $this->global_styles(),
			'after'  => $this->sheets( array_slice( $ordered, $place + 1 ) ) . $this->custom_css(),
		);
	}

	/**
	 * Returns the classes of the document's body.
	 */
	public function body_class(): string {
		return implode( ' ', array_map( 'sanitize_html_class', array( 'wp-embed-responsive', 'atelier-preview', is_rtl() ? 'rtl' : 'ltr', 'wp-theme-' . get_template() ) ) );
	}

	/**
	 * Returns whether a style sheet belongs to one block of WordPress; the block library's style sheet contains all of these.
	 *
	 * @param string $handle Its handle.
	 */
	public static function is_core_block( string $handle ): bool {
		$style = wp_styles()->registered[ $handle ] ?? null;

		return $style && is_string( $style->src ) && str_contains( $style->src, '/' . WPINC . '/blocks/' );
	}

	/**
	 * Makes the block library one style sheet: for a theme that loads the blocks' style sheets separately, it contains only their base.
	 */
	private function combine_block_library(): void {
		$library = wp_styles()->registered['wp-block-library'] ?? null;
		if ( $library ) {
			$library->src = includes_url( 'css/dist/block-library/style' . wp_scripts_get_suffix() . '.css' );
			unset( $library->extra['path'], $library->extra['after'] );
			wp_style_add_data( 'wp-block-library', 'rtl', 'replace' );
			wp_style_add_data( 'wp-block-library', 'suffix', wp_scripts_get_suffix() );
		}
	}

	/**
	 * Returns the site's styles as WordPress has enqueued them: with those of all blocks, Additional CSS, and the rules of plugins. A new call of
	 * `wp_get_global_stylesheet` has no styles of blocks, since WordPress filters them out after it has enqueued them.
	 */
	private function global_styles(): string {
		$added = wp_styles()->get_data( self::GLOBAL_STYLES, 'after' );

		return is_array( $added ) ? implode( "\n", array_filter( $added, 'is_string' ) ) : '';
	}

	/**
	 * Returns markup of style sheets.
	 *
	 * @param list<string> $handles Their handles.
	 */
	private function sheets( array $handles ): string {
		$styles = wp_styles();
		ob_start();
		foreach ( $handles as $handle ) {
			$styles->do_item( $handle );
		}

		return (string) ob_get_clean();
	}

	/**
	 * Returns markup of the font faces of the site.
	 */
	private function fonts(): string {
		ob_start();
		wp_print_font_faces();
		if ( function_exists( 'wp_print_font_faces_from_style_variations' ) ) {
			wp_print_font_faces_from_style_variations();
		}

		return (string) ob_get_clean();
	}

	/**
	 * Returns markup of the Additional CSS of classic themes.
	 */
	private function custom_css(): string {
		ob_start();
		wp_custom_css_cb();

		return (string) ob_get_clean();
	}
}
