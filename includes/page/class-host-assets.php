<?php
/**
 * The host's and other plugins' scripts and styles, described instead of printed.
 *
 * @package Atelier
 */

namespace Atelier\Page;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Turns registered scripts and styles into a list that the application loads when a route needs them.
 *
 * Every entry has the parts that WordPress would print around its tag: translations, localized data and inline code. Each entry
 * follows its dependencies.
 */
final class Host_Assets {

	/** Scripts of the media library that `wp_enqueue_media()` enqueues. */
	private const MEDIA_LIBRARY = array( 'media-editor', 'media-audiovideo' );

	/**
	 * Constructor.
	 *
	 * @param Build $build The built scripts.
	 */
	public function __construct( private Build $build ) {}

	/**
	 * Describes the scripts that lazy parts may load, the enqueued scripts, and the dependencies of both. Scripts of the head run before those
	 * of the footer.
	 *
	 * @return array{scripts: list<array<string, mixed>>, enqueued: list<string>, head: list<string>}
	 */
	public function scripts(): array {
		$scripts  = wp_scripts();
		$printed  = $this->closure( $scripts, array( Build::HANDLE ) );
		$enqueued = array_values( array_diff( $scripts->queue, array( Build::HANDLE ) ) );
		$wanted   = $this->closure( $scripts, array_merge( $this->build->lazy_handles(), $enqueued ) );

		$described = array();
		foreach ( $wanted as $handle ) {
			if ( ! in_array( $handle, $printed, true ) ) {
				$described[] = $this->describe_script( $scripts, $handle );
			}
		}

		$enqueued = array_values( array_intersect( $enqueued, $wanted ) );

		return array(
			'scripts'  => $described,
			'enqueued' => $enqueued,
			'head'     => array_values( array_filter( $enqueued, static fn( string $handle ): bool => ! self::is_in_footer( $scripts, $handle ) ) ),
		);
	}

	/**
	 * Makes scripts of plugins that use the media library depend on it. On the host's screen they run after it without naming it; Design
	 * loads it late where no script uses it.
	 */
	public function require_media_library(): void {
		$scripts = wp_scripts();
		$library = array_values( array_filter( self::MEDIA_LIBRARY, static fn( string $handle ): bool => isset( $scripts->registered[ $handle ] ) ) );
		$needed  = $this->closure( $scripts, $library );
		foreach ( array_diff( $this->closure( $scripts, $scripts->queue ), $needed ) as $handle ) {
			$script = $scripts->registered[ $handle ];
			if ( self::uses_media_library( $scripts, $script ) ) {
				array_push( $script->deps, ...array_diff( $library, $script->deps ) );
			}
		}
	}

	/**
	 * Returns whether a script of a plugin or a theme mentions the media library, in its file or in its inline code.
	 *
	 * @param \WP_Scripts    $scripts Scripts.
	 * @param \_WP_Dependency $script  The script.
	 */
	private static function uses_media_library( \WP_Scripts $scripts, \_WP_Dependency $script ): bool {
		$src  = is_string( $script->src ) ? (string) strtok( $script->src, '?' ) : '';
		$file = str_starts_with( $src, content_url( '/' ) ) ? WP_CONTENT_DIR . substr( $src, strlen( content_url() ) ) : '';
		$code = array( $scripts->get_inline_script_data( $script->handle, 'before' ), $scripts->get_inline_script_data( $script->handle, 'after' ) );
		if ( '' !== $file && ! str_contains( $file, '..' ) && is_readable( $file ) ) {
			$code[] = (string) file_get_contents( $file );
		}

		return 1 === preg_match( '/\bwp\??\.media\b/', implode( "\n", $code ) );
	}

	/**
	 * Returns whether an enqueued script belongs in the footer. WordPress registers its own by an argument, others by data.
	 *
	 * @param \WP_Scripts $scripts Scripts.
	 * @param string      $handle  Handle.
	 */
	private static function is_in_footer( \WP_Scripts $scripts, string $handle ): bool {
		return 1 === $scripts->registered[ $handle ]->args || 1 === $scripts->get_data( $handle, 'group' );
	}

	/**
	 * Describes the styles of scripts, those of the bundled packages, the enqueued styles, and the dependencies of all.
	 *
	 * @param list<string> $script_handles Handles of scripts; a style of the same name belongs to its script.
	 * @return array{styles: list<array<string, mixed>>, enqueued: list<string>}
	 */
	public function styles( array $script_handles ): array {
		$styles   = wp_styles();
		$enqueued = $styles->queue;
		$own      = array_filter( $script_handles, static fn( string $handle ): bool => isset( $styles->registered[ $handle ] ) );
		$vendor   = array_filter( array_keys( $styles->registered ), static fn( string $handle ): bool => str_starts_with( $handle, 'atelier-' ) );
		$wanted   = $this->closure( $styles, array_merge( array_values( $own ), array_values( $vendor ), $enqueued ) );

		return array(
			'styles'   => array_map( fn( string $handle ): array => $this->describe_style( $styles, $handle ), $wanted ),
			'enqueued' => array_values( array_intersect( $enqueued, $wanted ) ),
		);
	}

	/**
	 * Returns handles with their dependencies, each after its own dependencies. As when WordPress prints, unknown
	 * handles and handles that depend on them are omitted.
	 *
	 * @param \WP_Dependencies $dependencies Scripts or styles.
	 * @param list<string>     $handles      Handles to begin with.
	 * @return list<string>
	 */
	private function closure( \WP_Dependencies $dependencies, array $handles ): array {
		$walker        = clone $dependencies;
		$walker->to_do = array();
		$walker->done  = array();
		$walker->queue = array();
		foreach ( array_unique( $handles ) as $handle ) {
			if ( isset( $walker->registered[ $handle ] ) ) {
				$walker->all_deps( $handle, true );
			}
		}

		return array_values( array_unique( $walker->to_do ) );
	}

	/**
	 * Describes a script.
	 *
	 * @param \WP_Scripts $scripts Scripts.
	 * @param string      $handle  Handle.
	 * @return array<string, mixed>
	 */
	private function describe_script( \WP_Scripts $scripts, string $handle ): array {
		$script      = $scripts->registered[ $handle ];
		$src         = $this->address( $scripts, $script, 'script_loader_src' );
		$code_of_tag = Script_Tag::inline_code( $handle, $src );
		$before      = array_filter(
			array(
				(string) $scripts->print_translations( $handle, false ),
				(string) $scripts->get_data( $handle, 'data' ),
				$scripts->get_inline_script_data( $handle, 'before' ),
				$code_of_tag[0],
			)
		);
		$after       = array_filter( array( $code_of_tag[1], $scripts->get_inline_script_data( $handle, 'after' ) ) );

		return array_filter(
			array(
				'handle' => $handle,
				'src'    => $src,
				'deps'   => array_values( $script->deps ),
				'before' => implode( "\n", $before ),
				'after'  => implode( "\n", $after ),
			)
		);
	}

	/**
	 * Describes a style.
	 *
	 * @param \WP_Styles $styles Styles.
	 * @param string     $handle Handle.
	 * @return array<string, mixed>
	 */
	private function describe_style( \WP_Styles $styles, string $handle ): array {
		$style  = $styles->registered[ $handle ];
		$src    = $this->address( $styles, $style, 'style_loader_src' );
		$inline = $styles->get_data( $handle, 'after' );
		if ( is_rtl() && '' !== $src && ! empty( $style->extra['rtl'] ) ) {
			$suffix = $style->extra['suffix'] ?? '';
			$src    = str_replace( "$suffix.css", "-rtl$suffix.css", $src );
		}

		return array_filter(
			array(
				'handle' => $handle,
				'src'    => $src,
				'deps'   => array_values( $style->deps ),
				'media'  => is_string( $style->args ) ? $style->args : 'all',
				'inline' => is_array( $inline ) ? implode( "\n", $inline ) : '',
			)
		);
	}

	/**
	 * Returns the URL of a file with its version, in WordPress's format; empty for a handle that only groups others.
	 *
	 * @param \WP_Dependencies $dependencies Scripts or styles.
	 * @param \_WP_Dependency  $item         The item.
	 * @param string           $filter       Name of the host's filter for URLs.
	 */
	private function address( \WP_Dependencies $dependencies, \_WP_Dependency $item, string $filter ): string {
		$src = is_string( $item->src ) ? $item->src : '';
		if ( '' === $src ) {
			return '';
		}
		if ( ! preg_match( '|^(https?:)?//|', $src ) && ! ( $dependencies->content_url && str_starts_with( $src, $dependencies->content_url ) ) ) {
			$src = $dependencies->base_url . $src;
		}
		$version = null === $item->ver ? '' : ( $item->ver ? $item->ver : $dependencies->default_version );
		if ( '' !== (string) $version ) {
			$src = add_query_arg( 'ver', rawurlencode( (string) $version ), $src );
		}

		/** This filter is documented in wp-includes/class-wp-scripts.php */
		return esc_url_raw( (string) apply_filters( $filter, $src, $item->handle ) );
	}
}
