<?php
/**
 * Styles of the whole site that are limited to a viewport.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use WP_Theme_JSON;

defined( 'ABSPATH' ) || exit;

/**
 * Prints `settings.custom.root.{viewport}`. WordPress removes `styles.{viewport}` whenever it reads styles, but not this tree.
 */
final class Root_Viewports {
	private const HANDLE = 'global-styles';

	/**
	 * Groups of styles that can be set for the whole site by viewport.
	 */
	private const GROUPS = array( 'typography', 'color', 'spacing' );

	/**
	 * Whether the spaces were added on this page.
	 *
	 * @var bool
	 */
	private bool $is_added = false;

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter( 'wp_theme_json_get_style_nodes', array( $this, 'add_nodes' ) );
		// WordPress adds global styles at priority 10, for a classic theme in the footer at priority 1.
		add_action( 'wp_enqueue_scripts', array( $this, 'add_gaps' ), 11 );
		add_action( 'wp_footer', array( $this, 'add_gaps' ), 2 );
	}

	/**
	 * Adds a node for each viewport after the root's own, so that WordPress prints it.
	 *
	 * @param mixed $nodes Nodes of the styles, in the order in which they are printed.
	 * @return mixed
	 */
	public function add_nodes( $nodes ) {
		return is_array( $nodes ) ? self::insert( $nodes, self::read_queries( wp_get_global_settings() ) ) : $nodes;
	}

	/**
	 * Inserts the nodes.
	 *
	 * @param array                 $nodes   Nodes of the styles.
	 * @param array<string, string> $queries Media queries of the viewports with styles.
	 */
	public static function insert( array $nodes, array $queries ): array {
		foreach ( $nodes as $index => $node ) {
			if ( is_array( $node ) && array( 'styles' ) === ( $node['path'] ?? null ) ) {
				$added = array();
				foreach ( $queries as $viewport => $query ) {
					$added[] = array(
						'path'        => array( 'settings', 'custom', 'root', $viewport ),
						'selector'    => $node['selector'] ?? '',
						'media_query' => $query,
					);
				}
				array_splice( $nodes, (int) $index + 1, 0, $added );
				break;
			}
		}

		return $nodes;
	}

	/**
	 * Adds the spaces between blocks to the global styles of a page, unless Additional CSS has them already.
	 */
	public function add_gaps(): void {
		if ( $this->is_added || ! wp_style_is( self::HANDLE, 'enqueued' ) ) {
			return;
		}
		$this->is_added = true;
		$settings       = wp_get_global_settings();
		$rules          = '';
		foreach ( self::read_queries( $settings ) as $viewport => $query ) {
			$spacing = $settings['custom']['root'][ $viewport ]['spacing'] ?? null;
			$blocks  = wp_get_global_styles( array( 'blocks' ) );
			$gap     = Root_Gap::write( $settings, is_array( $blocks ) ? $blocks : array(), is_array( $spacing ) ? $spacing['blockGap'] ?? null : null );
			$rules  .= '' === $gap || self::is_kept( $gap ) ? '' : $query . '{' . $gap . '}';
		}
		if ( '' !== $rules ) {
			wp_add_inline_style( self::HANDLE, $rules );
		}
	}

	/**
	 * Returns whether Additional CSS has rules.
	 *
	 * @param string $rules The rules.
	 */
	private static function is_kept( string $rules ): bool {
		return str_contains( (string) wp_get_global_stylesheet( array( 'custom-css' ) ), $rules );
	}

	/**
	 * Returns the values by viewport that anybody may store: those that WordPress accepts for the root.
	 *
	 * @param array $settings Settings.
	 * @return array<string, array> Styles by viewport.
	 */
	public static function list_safe( array $settings ): array {
		$custom = is_array( $settings['custom'] ?? null ) ? $settings['custom'] : array();
		$safe   = array();
		foreach ( is_array( $custom['root'] ?? null ) ? $custom['root'] : array() as $viewport => $node ) {
			if ( ! is_array( $node ) || ! in_array( $viewport, array( '@mobile', '@tablet' ), true ) ) {
				continue;
			}
			$clean = WP_Theme_JSON::remove_insecure_properties(
				array(
					'version' => WP_Theme_JSON::LATEST_SCHEMA,
					'styles'  => self::drop_endings( array_intersect_key( $node, array_flip( self::GROUPS ) ) ),
				),
				'custom'
			);
			if ( is_array( $clean['styles'] ?? null ) && array() !== $clean['styles'] ) {
				$safe[ $viewport ] = $clean['styles'];
			}
		}

		return $safe;
	}

	/**
	 * Returns the media queries of the viewports for which a site has styles.
	 *
	 * @param array $settings Settings of the site, merged.
	 * @return array<string, string> Queries by viewport.
	 */
	private static function read_queries( array $settings ): array {
		$root = is_array( $settings['custom'] ?? null ) ? $settings['custom']['root'] ?? null : null;
		if ( ! is_array( $root ) || ! method_exists( WP_Theme_JSON::class, 'get_viewport_media_queries' ) ) {
			return array();
		}

		return array_filter(
			WP_Theme_JSON::get_viewport_media_queries( $settings['viewport'] ?? null ),
			static fn( $viewport ) => is_array( $root[ $viewport ] ?? null ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/**
	 * Returns a tree without values that could begin another declaration.
	 *
	 * @param array $node Styles.
	 */
	private static function drop_endings( array $node ): array {
		$left = array();
		foreach ( $node as $key => $value ) {
			if ( is_array( $value ) ) {
				$left[ $key ] = self::drop_endings( $value );
			} elseif ( ! is_string( $value ) || ! preg_match( '/[;{}<>\\\\]/', $value ) ) {
				$left[ $key ] = $value;
			}
		}

		return $left;
	}
}
