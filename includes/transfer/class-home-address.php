<?php
/**
 * Addresses of this site.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces the address of this site with `{home}`, and back. Addresses of uploaded files stay unchanged, because a design does not
 * contain the files.
 */
final class Home_Address {
	public const MARK = '{home}';

	/** Represents the mark itself where a text contains it. */
	private const WRITTEN_MARK = '{home-as-written}';

	/**
	 * Builds the service.
	 *
	 * @param string $home    Address of the site's front page.
	 * @param string $uploads Address of the folder of uploaded files; empty for none.
	 */
	public function __construct( private readonly string $home, private readonly string $uploads ) {}

	/**
	 * Replaces the address with the mark.
	 *
	 * @param string $text Markup or JSON.
	 */
	public function abstract_address( string $text ): string {
		$home = rtrim( $this->home, '/' );
		if ( '' === $home ) {
			return $text;
		}
		$below = self::after( $home, rtrim( $this->uploads, '/' ) );
		// The address must not be the beginning of another host's.
		$pattern = '#' . preg_quote( $home, '#' ) . '(?![\w-]|[.:]\w)' . ( '' === $below ? '' : '(?!' . preg_quote( $below, '#' ) . '(?:/|$))' ) . '#';

		return (string) preg_replace( $pattern, self::MARK, str_replace( self::MARK, self::WRITTEN_MARK, $text ) );
	}

	/**
	 * Replaces the mark with the address.
	 *
	 * @param string $text Markup or JSON.
	 */
	public function insert_address( string $text ): string {
		return str_replace( self::WRITTEN_MARK, self::MARK, str_replace( self::MARK, rtrim( $this->home, '/' ), $text ) );
	}

	/**
	 * Returns the rest of an address after the site's; empty where it does not begin with that.
	 *
	 * @param string $home    The site's address.
	 * @param string $address The address.
	 */
	private static function after( string $home, string $address ): string {
		return str_starts_with( $address, $home ) ? substr( $address, strlen( $home ) ) : '';
	}
}
