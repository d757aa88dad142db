<?php
/**
 * Capabilities of types that only our own code writes.
 *
 * @package Atelier
 */

namespace Atelier\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Names every capability of a post type or a taxonomy, each as one that nobody has: neither XML-RPC, nor the dashboard, nor WordPress's own
 * REST routes read or write such records. WordPress's default capabilities would let every contributor make some.
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
	 * Returns the arguments of a post type that concern its capabilities.
	 *
	 * @return array{map_meta_cap: bool, capabilities: array<string, string>}
	 */
	public static function for_posts(): array {
		return array(
			// Where WordPress maps them, `edit_post` and similar ones must not have another capability's name.
			'map_meta_cap' => false,
			'capabilities' => array_fill_keys( self::OF_POSTS, self::NOBODY ),
		);
	}
}
