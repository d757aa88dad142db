<?php
/**
 * Submenus that nobody can open.
 *
 * @package Atelier
 */

namespace Atelier\Public_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Takes closed submenus out of the layout of a page that is only viewed. WordPress gives them a layout without size. A site that lists its
 * pages in its menu can have more elements in them than in the rest of the page.
 */
final class Closed_Submenus {

	/** As WordPress closes them: those of an item that is always open stay. */
	private const RULE = '.wp-block-navigation .has-child:not(.open-always) > .wp-block-navigation__submenu-container { display: none; }';

	/** Style sheets of a page: their kind, and their contents or address. */
	private const SHEETS = '#<style\b[^>]*>.*?</style>|<link\b[^>]*\bstylesheet\b[^>]*>#is';

	/** WordPress's own style sheet of menus, which shows a submenu when it is opened. */
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
	 * Whether a style sheet of the site may show closed submenus: it names menus, and makes something visible.
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
	 * Reads a linked style sheet; empty for one of WordPress, and null for one that cannot be read here.
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
