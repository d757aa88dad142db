<?php
/**
 * Markup without scripts.
 *
 * @package Atelier
 */

namespace Atelier\Public_Page;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Prepares the site's markup for a sandboxed frame. Such a frame runs no script, but the browser logs an error for each, and
 * renders `<noscript>`, for example with images of other sites that count visits.
 */
final class Inert_Markup {

	/** Attributes with URLs that an element loads. */
	private const LOADING_ATTRIBUTES = array( 'src', 'srcset', 'href', 'data' );

	/**
	 * Turns scripts into text, removes event handlers, and removes URLs of other sites in `<noscript>`.
	 *
	 * @param string $html A page, or a part of one.
	 */
	public static function make( string $html ): string {
		$home      = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		$processor = new WP_HTML_Tag_Processor( $html );
		$noscripts = 0;
		while ( $processor->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$tag = $processor->get_tag();
			if ( 'NOSCRIPT' === $tag ) {
				$noscripts += $processor->is_tag_closer() ? -1 : 1;
			}
			if ( $processor->is_tag_closer() ) {
				continue;
			}
			foreach ( (array) $processor->get_attribute_names_with_prefix( 'on' ) as $name ) {
				$processor->remove_attribute( $name );
			}
			if ( 'SCRIPT' === $tag ) {
				$processor->set_attribute( 'type', 'text/plain' );
			} elseif ( 'LINK' === $tag && self::loads_script( $processor ) ) {
				$processor->remove_attribute( 'rel' );
			} elseif ( $noscripts > 0 ) {
				self::drop_foreign_addresses( $processor, $home );
			}
		}

		return $processor->get_updated_html();
	}

	/**
	 * Returns whether a link makes the browser load a script, which would not run.
	 *
	 * @param WP_HTML_Tag_Processor $processor The processor at the link.
	 */
	private static function loads_script( WP_HTML_Tag_Processor $processor ): bool {
		$relation = strtolower( (string) $processor->get_attribute( 'rel' ) );

		return 'modulepreload' === $relation || ( 'preload' === $relation && 'script' === $processor->get_attribute( 'as' ) );
	}

	/**
	 * Removes the URLs of other sites that an element loads.
	 *
	 * @param WP_HTML_Tag_Processor $processor The processor at an element.
	 * @param string                $home      The site's own host.
	 */
	private static function drop_foreign_addresses( WP_HTML_Tag_Processor $processor, string $home ): void {
		if ( 'A' === $processor->get_tag() ) {
			return;
		}
		foreach ( self::LOADING_ATTRIBUTES as $name ) {
			$host = wp_parse_url( (string) $processor->get_attribute( $name ), PHP_URL_HOST );
			if ( is_string( $host ) && $host !== $home ) {
				$processor->remove_attribute( $name );
			}
		}
	}
}
