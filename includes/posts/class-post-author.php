<?php
/**
 * Authors of records.
 *
 * @package Atelier
 */

namespace Atelier\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the author of a record for lists: a person with an avatar, or the site with its logo where there is no author (specification 3).
 */
final class Post_Author {
	/** Width and height of an avatar in pixels (specification 9). */
	private const AVATAR_SIZE = 48;

	/**
	 * Cached descriptions, by id of the person.
	 *
	 * @var array<int, array{author: int, author_text: string, author_avatar: string, original_source: string}>
	 */
	private static array $known = array();

	/**
	 * Describes a person; the site where the person no longer exists, or the id is 0.
	 *
	 * @param int $id Id of the person.
	 * @return array{author: int, author_text: string, author_avatar: string, original_source: string}
	 */
	public static function describe( int $id ): array {
		self::$known[ $id ] ??= self::read( $id );

		return self::$known[ $id ];
	}

	/**
	 * Reads a person, or the site.
	 *
	 * @param int $id Id of the person.
	 * @return array{author: int, author_text: string, author_avatar: string, original_source: string}
	 */
	private static function read( int $id ): array {
		$user = get_userdata( $id );

		return array(
			'author'          => $id,
			'author_text'     => $user ? $user->display_name : html_entity_decode( wp_strip_all_tags( get_bloginfo( 'name' ) ), ENT_QUOTES ),
			'author_avatar'   => $user ? (string) get_avatar_url( $id, array( 'size' => self::AVATAR_SIZE ) ) : self::logo_url(),
			'original_source' => $user ? 'user' : 'site',
		);
	}

	/**
	 * Returns the URL of the site's logo; empty without one.
	 */
	private static function logo_url(): string {
		$logo = get_option( 'site_logo' );
		$logo = is_numeric( $logo ) && $logo ? $logo : get_theme_mod( 'custom_logo' );

		return is_numeric( $logo ) ? (string) wp_get_attachment_image_url( (int) $logo, array( self::AVATAR_SIZE, self::AVATAR_SIZE ) ) : '';
	}
}
