<?php
/**
 * Addresses with the token of a shared draft.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a token at the beginning of a path, below the site's home, and removes it.
 */
final class Shared_Address {
	/** Number of a draft and a token. */
	public const TOKEN = '\d{1,15}-[A-Za-z0-9]{40}';

	private const FOLDER = 'atelier-share';

	/**
	 * Reads the token at the beginning of a path; empty where it has none.
	 *
	 * @param string $path The path, with its query.
	 * @param string $home Path of the site's home, without a slash at its end.
	 */
	public static function read( string $path, string $home ): string {
		return str_contains( $path, self::FOLDER ) && preg_match( '#^' . preg_quote( $home, '#' ) . '/' . self::FOLDER . '/(' . self::TOKEN . ')(?=[/?]|$)#D', $path, $parts ) ? $parts[1] : '';
	}

	/**
	 * Removes the token from a path.
	 *
	 * @param string $path  The path, with its query.
	 * @param string $token The token.
	 */
	public static function strip( string $path, string $token ): string {
		list( $before, $after ) = explode( '/' . self::FOLDER . "/$token", $path, 2 ) + array( 1 => null );

		return null === $after ? $path : $before . ( str_starts_with( $after, '/' ) ? '' : '/' ) . $after;
	}

	/**
	 * Adds the token to an address of the site, unless it has the token or consists of a query only.
	 *
	 * @param string $url   The address, whole or beginning with its path.
	 * @param string $home  Path of the site's home, without a slash at its end.
	 * @param string $token The token.
	 */
	public static function add( string $url, string $home, string $token ): string {
		return str_contains( $url, "/$token" ) || str_starts_with( $url, '?' )
			? $url
			: (string) preg_replace( '#^((?:https?:)?//[^/?\#]+)?' . preg_quote( $home, '#' ) . '(?=[/?\#]|$)/?#', '${1}' . "$home/" . self::FOLDER . "/$token/", $url, 1 );
	}
}
