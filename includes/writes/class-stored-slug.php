<?php
/**
 * The form in which WordPress stores slugs.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

defined( 'ABSPATH' ) || exit;

/**
 * Converts slugs to the form of the database's column: lower case, and octets for letters that are not Latin. Addresses, REST requests and
 * names of files can contain the letters instead, so slugs are converted before they are compared or stored.
 */
final class Stored_Slug {
	/** Length of the database's column. A letter takes up to 12 bytes of it. */
	private const MAX_BYTES = 200;

	/**
	 * Returns the slug that WordPress stores for a slug. One that is too long is returned as it is: WordPress would cut it, and a cut slug is
	 * that of another record.
	 *
	 * @param string $slug The slug, in letters or in octets.
	 */
	public static function to_stored( string $slug ): string {
		return preg_match( '/^[a-z0-9_]+(?:-[a-z0-9_]+)*$/D', $slug ) || ! self::fits( $slug ) ? $slug : sanitize_title( $slug );
	}

	/**
	 * Returns whether WordPress can store a slug without cutting it.
	 *
	 * @param string $slug The slug, in letters or in octets.
	 */
	public static function fits( string $slug ): bool {
		return strlen( utf8_uri_encode( trim( $slug ) ) ) <= self::MAX_BYTES;
	}

	/**
	 * Returns a slug in letters, as people read it.
	 *
	 * @param string $slug The slug.
	 */
	public static function to_text( string $slug ): string {
		$text = rawurldecode( $slug );

		return wp_is_valid_utf8( $text ) ? $text : $slug;
	}

	/**
	 * Appends a text to a slug, which is shortened so that WordPress can store the result without cutting it.
	 *
	 * @param string $slug The slug.
	 * @param string $end  The text.
	 */
	public static function append_text( string $slug, string $end ): string {
		return _truncate_post_slug( $slug, self::MAX_BYTES - strlen( $end ) ) . $end;
	}

	/**
	 * Converts the slug in the id of a template or part.
	 *
	 * @param string $id The id, `theme//slug`; any other text is returned as it is.
	 */
	public static function convert_id( string $id ): string {
		list( $theme, $slug ) = explode( '//', $id, 2 ) + array( 1 => '' );

		return '' === $slug ? $id : "$theme//" . self::to_stored( $slug );
	}
}
