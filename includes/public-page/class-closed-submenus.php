<?php
/**
 * Closed submenus of a page that is only viewed.
 *
 * @package Atelier
 */

namespace Atelier\Public_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Removes closed submenus from the layout of a page that is only viewed. WordPress hides them, but the browser still calculates their layout. A
 * site that lists its pages in its menu can have more elements in them than in the rest of the page.
 */
final class Closed_Submenus {

	/** Hides the submenus that WordPress closes; those of an item that is always open stay. */
	private const RULE = '.wp-block-navigation .has-child:not(.open-always) > .wp-block-navigation__submenu-container { display: none; }';

	/** Matches the style sheets of a page, inline and linked ones. */
	private const SHEETS = '#<style\b[^>]*>.*?</style>|<link\b[^>]*\bstylesheet\b[^>]*>#is';

	/** Matches WordPress's own style sheet of menus, which shows a submenu when it is opened. */
	private const OWN_SHEET = '#^<style\b[^>]*\bid=["\']wp-block-navigation-inline-css#';

	/**
	 * Hides the closed submenus of a page, unless a style sheet of the site shows submenus that WordPress closes.
	 *
	 * @param string $html The page.
	 */
	public static function hide( string $html ): string {
		$head = stripos( $html, '</head>' );
		if ( false === $head || ! str_contains( $html, 'wp-block-navigation__submenu-container' ) || self::are_shown( $html ) ) {
			return $html;
		}

		return substr_replace( $html, '<style>' . self::RULE . '</style>', $head, 0 );
	}

	/**
	 * Returns whether a style sheet of the site may show closed submenus: it contains `navigation`, and makes an element visible. A style sheet
	 * that cannot be read counts as one.
	 *
	 * @param string $html The page.
	 */
	private static function are_shown( string $html ): bool {
		preg_match_all( self::SHEETS, $html, $matches );
		foreach ( $matches[0] as $sheet ) {
			if ( preg_match( self::OWN_SHEET, $sheet ) ) {
				continue;
			}
			$css = str_starts_with( strtolower( $sheet ), '<link' ) ? self::read( $sheet ) : $sheet;
			if ( null === $css || ( str_contains( $css, 'navigation' ) && preg_match( '#\bvisibility\s*:(?!\s*hidden)#i', $css ) ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Reads a linked style sheet; empty for WordPress's own, null for one that cannot be read.
	 *
	 * @param string $link The element.
	 */
	private static function read( string $link ): ?string {
		$processor = new \WP_HTML_Tag_Processor( $link );
		$processor->next_tag();
		$address = strtok( (string) $processor->get_attribute( 'href' ), '?#' );
		if ( str_starts_with( (string) $address, includes_url() ) ) {
			return '';
		}
		$file = str_starts_with( (string) $address, content_url( '/' ) ) ? WP_CONTENT_DIR . substr( (string) $address, strlen( content_url() ) ) : '';
		if ( ! str_ends_with( $file, '.css' ) || 0 !== validate_file( $file ) || ! is_readable( $file ) ) {
			return null;
		}

		return (string) file_get_contents( $file );
	}
}
