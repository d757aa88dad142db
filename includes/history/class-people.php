<?php
/**
 * People in the history.
 *
 * @package Atelier
 */

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the author of a change. For people who may not list users, everybody else is "Someone".
 */
final class People {
	/** Width and height of an avatar in pixels. */
	private const AVATAR_SIZE = 48;

	private const SOMEONE = array(
		'id'     => 0,
		'name'   => null,
		'avatar' => null,
	);

	/**
	 * Returns whether the current person may know who somebody is.
	 *
	 * @param int $id Number of the person.
	 */
	public static function may_know( int $id ): bool {
		return get_current_user_id() === $id || current_user_can( 'list_users' );
	}

	/**
	 * Describes a person.
	 *
	 * @param int $id Their number; 0 for nobody.
	 * @return array{id: int, name: string|null, avatar: string|null}
	 */
	public static function describe( int $id ): array {
		$user = $id > 0 && self::may_know( $id ) ? get_userdata( $id ) : false;

		return $user ? array(
			'id'     => $id,
			'name'   => $user->display_name,
			'avatar' => get_avatar_url( $id, array( 'size' => self::AVATAR_SIZE ) ) ?: null,
		) : self::SOMEONE;
	}

	/**
	 * Returns an id for a person that does not reveal who they are.
	 *
	 * @param int $id Their number.
	 */
	public static function mask( int $id ): string {
		return substr( wp_hash( "history $id" ), 0, 8 );
	}

	/**
	 * Caches people with one query.
	 *
	 * @param int[] $ids Their numbers.
	 */
	public static function prime( array $ids ): void {
		cache_users( array_filter( array_unique( $ids ) ) );
	}
}
