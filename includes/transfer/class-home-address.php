<?php
/**
 * Addresses of the own site.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the address of the own site as `{home}`, and the other way round. Uploaded files stay where they are: a design has none of them, so
 * their addresses are kept.
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
	 * Replaces addresses by the mark.
	 *
	 * @param string $text Markup, or JSON.
	 */
	public function abstract_address( string $text ): string {
		$home = rtrim( $this->home, '/' );
		if ( '' === $home ) {
			return $text;
		}
		$below = self::after( $home, rtrim( $this->uploads, '/' ) );
		// A host may only begin like this one.
		$pattern = '#' . preg_quote( $home, '#' ) . '(?![\w-]|[.:]\w)' . ( '' === $below ? '' : '(?!' . preg_quote( $below, '#' ) . '(?:/|$))' ) . '#';

		return (string) preg_replace( $pattern, self::MARK, str_replace( self::MARK, self::WRITTEN_MARK, $text ) );
	}

	/**
	 * Puts the address instead of the mark.
	 *
	 * @param string $text Markup, or JSON.
	 */
	public function insert_address( string $text ): string {
		return str_replace( self::WRITTEN_MARK, self::MARK, str_replace( self::MARK, rtrim( $this->home, '/' ), $text ) );
	}

	/**
	 * The rest of an address after the site's own; empty where it does not begin with it.
	 *
	 * @param string $home    The site's address.
	 * @param string $address The address.
	 */
	private static function after( string $home, string $address ): string {
		return str_starts_with( $address, $home ) ? substr( $address, strlen( $home ) ) : '';
	}
}
