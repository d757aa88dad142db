<?php
/**
 * Rendering of records for previews.
 *
 * @package Atelier
 */

namespace Atelier\Previews;

use Atelier\Public_Page\Inert_Markup;
use Throwable;
use WP_Block_Patterns_Registry;
use WP_Duotone;
use WP_Error;
use WP_Query;
use WP_Style_Engine_CSS_Rules_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a pattern, a template part or a template as HTML with the style sheets of its blocks.
 *
 * Scripts are omitted: a preview is not interactive.
 */
final class Record_Renderer {
	/** Maximum size of the HTML; more than a preview can show. */
	private const MAX_BYTES = 400 * KB_IN_BYTES;

	private const TEMPLATE_TYPES = array( 'wp_template', 'wp_registered_template' );

	/** Style sheets that WordPress fills while it renders blocks, and enqueues only in the head of a page. */
	private const FILLED_BY_BLOCKS = array( 'block-style-variation-styles', 'wp-block-custom-css' );

	/**
	 * Renders a record.
	 *
	 * @param string $type Its type.
	 * @param string $id   Its id; for a registered pattern its name.
	 * @return array{html: string, css: string}|WP_Error
	 */
	public function render( string $type, string $id ) {
		$content = $this->get_content( $type, $id );
		if ( is_wp_error( $content ) ) {
			return $content;
		}
		$levels = ob_get_level();
		try {
			return in_array( $type, self::TEMPLATE_TYPES, true )
				? $this->render_in_context( $content, $id )
				: $this->render_blocks( $content );
		} catch ( Throwable $error ) {
			// A block of a plugin failed: only this preview fails, the others are still rendered.
			while ( ob_get_level() > $levels ) {
				ob_end_clean();
			}

			return new WP_Error( 'atelier_preview_failed', __( 'A block of it could not be rendered.', 'atelier' ) );
		}
	}

	/**
	 * Returns the content of a record, if the person may see it.
	 *
	 * @param string $type Type of the record.
	 * @param string $id   Its id.
	 * @return string|WP_Error
	 */
	private function get_content( string $type, string $id ) {
		$not_found = new WP_Error( 'atelier_preview_not_found', __( 'It no longer exists.', 'atelier' ) );
		if ( 'wp_block' === $type && ! ctype_digit( $id ) ) {
			$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $id );

			return is_array( $pattern ) ? (string) ( $pattern['content'] ?? '' ) : $not_found;
		}
		if ( ctype_digit( $id ) ) {
			$post = get_post( (int) $id );
			if ( ! $post || $post->post_type !== $type ) {
				return $not_found;
			}

			return current_user_can( 'edit_post', $post->ID ) || ( 'publish' === $post->post_status && current_user_can( 'edit_posts' ) )
				? $post->post_content
				: new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to see it.', 'atelier' ) );
		}
		$template = 'wp_registered_template' === $type
			? get_block_file_template( $id, 'wp_template' )
			: get_block_template( $id, 'wp_template_part' === $type ? 'wp_template_part' : 'wp_template' );

		return $template ? (string) $template->content : $not_found;
	}

	/**
	 * Renders blocks.
	 *
	 * @param string $content Their markup.
	 * @return array{html: string, css: string}
	 */
	private function render_blocks( string $content ): array {
		WP_Style_Engine_CSS_Rules_Store::remove_all_stores();
		$styles        = wp_styles();
		$styles->done  = array();
		$styles->to_do = array();
		$styles->queue = array();
		foreach ( self::FILLED_BY_BLOCKS as $handle ) {
			// Its content belongs to the previously rendered record.
			wp_deregister_style( $handle );
		}

		$html = do_blocks( $content );
		if ( strlen( $html ) > self::MAX_BYTES ) {
			$html = force_balance_tags( mb_strcut( $html, 0, self::MAX_BYTES, 'UTF-8' ) );
		}

		return array(
			'html' => Inert_Markup::make( $html . $this->filters() ),
			'css'  => $this->collected_styles(),
		);
	}

	/**
	 * Renders a template with the posts that a visitor would see in it.
	 *
	 * @param string $content Markup of its blocks.
	 * @param string $id      Id of the template.
	 * @return array{html: string, css: string}
	 */
	private function render_in_context( string $content, string $id ): array {
		global $wp_query, $wp_the_query, $post;
		$previous     = array( $wp_query, $wp_the_query, $post );
		$wp_query     = new WP_Query( $this->make_query( $id ) );
		$wp_the_query = $wp_query;
		if ( $wp_query->is_singular() && $wp_query->have_posts() ) {
			$wp_query->the_post();
		}
		try {
			return $this->render_blocks( $content );
		} finally {
			list( $wp_query, $wp_the_query, $post ) = $previous;
		}
	}

	/**
	 * Returns the query of a page that a template shows.
	 *
	 * @param string $id Id of the template.
	 * @return array<string, mixed>
	 */
	private function make_query( string $id ): array {
		$slug = ctype_digit( $id ) ? (string) get_post_field( 'post_name', (int) $id ) : (string) preg_replace( '#^.*//#', '', $id );
		if ( ! preg_match( '/^(single|singular|page|front-page|privacy-policy)(-|$)/', $slug, $found ) ) {
			return array(
				'post_type'   => 'post',
				'post_status' => 'publish',
			);
		}
		$type = in_array( $found[1], array( 'single', 'singular' ), true ) ? 'post' : 'page';
		$page = 'page' === $type ? (int) get_option( 'page_on_front' ) : 0;
		if ( 'page' === $type && 0 === $page ) {
			$page = (int) ( get_posts(
				array(
					'post_type'   => 'page',
					'numberposts' => 1,
					'fields'      => 'ids',
				)
			)[0] ?? 0 );
		} elseif ( 'post' === $type ) {
			$page = (int) ( get_posts(
				array(
					'numberposts' => 1,
					'fields'      => 'ids',
				)
			)[0] ?? 0 );
		}

		return 'page' === $type ? array( 'page_id' => $page ) : array( 'p' => $page );
	}

	/**
	 * Returns markup of the style sheets that blocks enqueued while they were rendered.
	 */
	private function collected_styles(): string {
		ob_start();
		if ( method_exists( WP_Duotone::class, 'output_block_styles' ) ) {
			WP_Duotone::output_block_styles();
		}
		wp_enqueue_stored_styles();
		self::print_duotone_presets();
		$styles        = wp_styles();
		$styles->queue = array_values( array_filter( $styles->queue, static fn( string $handle ): bool => ! Preview_Frame::is_core_block( $handle ) ) );
		$styles->do_items();
		foreach ( self::FILLED_BY_BLOCKS as $handle ) {
			// `do_item` omits the site's styles, on which they depend: the document of previews contains these.
			if ( isset( $styles->registered[ $handle ] ) ) {
				$styles->do_item( $handle );
			}
		}

		return (string) ob_get_clean();
	}

	/**
	 * Prints the custom properties of the duotone presets that blocks use. WordPress adds them to the site's styles, which the document of
	 * previews has from another request.
	 */
	private static function print_duotone_presets(): void {
		if ( ! method_exists( WP_Duotone::class, 'output_global_styles' ) ) {
			return;
		}
		$styles = wp_styles();
		$site   = $styles->registered[ Preview_Frame::GLOBAL_STYLES ] ?? null;
		$styles->remove( Preview_Frame::GLOBAL_STYLES );
		$styles->add( Preview_Frame::GLOBAL_STYLES, false );
		WP_Duotone::output_global_styles();
		$styles->print_inline_style( Preview_Frame::GLOBAL_STYLES );
		$styles->remove( Preview_Frame::GLOBAL_STYLES );
		if ( $site ) {
			$styles->registered[ Preview_Frame::GLOBAL_STYLES ] = $site;
		}
	}

	/**
	 * Returns markup of the SVG filters that images of blocks use.
	 */
	private function filters(): string {
		ob_start();
		if ( method_exists( WP_Duotone::class, 'output_footer_assets' ) ) {
			WP_Duotone::output_footer_assets();
		}

		return (string) ob_get_clean();
	}
}
