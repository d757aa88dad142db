<?php
/**
 * Capabilities of types that only Design's code writes.
 *
 * @package Atelier
 */

namespace Atelier\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Maps every capability of a post type to one that nobody has, so that XML-RPC, the dashboard and WordPress's own REST routes neither read
 * nor write such records. With WordPress's default capabilities every contributor could create some.
 */
final class Closed_Types {
	public const NOBODY = 'do_not_allow';

	private const OF_POSTS = array(
		'edit_post',
		'read_post',
		'delete_post',
		'read',
		'create_posts',
		'publish_posts',
		'edit_posts',
		'edit_others_posts',
		'edit_private_posts',
		'edit_published_posts',
		'read_private_posts',
		'delete_posts',
		'delete_others_posts',
		'delete_private_posts',
		'delete_published_posts',
	);

	/**
	 * Returns the arguments of a post type for its capabilities.
	 *
	 * @return array{map_meta_cap: bool, capabilities: array<string, string>}
	 */
	public static function for_posts(): array {
		return array(
			// With the mapping on, `edit_post` and similar capabilities could not share a name with others.
			'map_meta_cap' => false,
			'capabilities' => array_fill_keys( self::OF_POSTS, self::NOBODY ),
		);
	}
}
