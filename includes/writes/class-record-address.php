<?php
/**
 * The stored record of a REST request.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Settings_Controller;
use WP_REST_Templates_Controller;
use WP_REST_Terms_Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Contains the kind of records that a route serves, and the record that a request names.
 */
final class Record_Address {
	public const POST     = 'post';
	public const TEMPLATE = 'template';
	public const TERM     = 'term';
	public const SETTINGS = 'settings';
	public const ENTRY    = 'entry';

	private const TEMPLATE_TYPES = array( 'wp_template', 'wp_template_part' );

	private const METHODS = array( 'get_items', 'get_item', 'create_item', 'update_item', 'delete_item' );

	/**
	 * Constructor.
	 *
	 * @param string          $type   One of the constants.
	 * @param string          $method Method of the controller.
	 * @param WP_REST_Request $request The request.
	 */
	private function __construct(
		public readonly string $type,
		public readonly string $method,
		private readonly WP_REST_Request $request
	) {}

	/**
	 * Returns the record of a request; null when it has none.
	 *
	 * @param WP_REST_Request $request The request, matched to its route.
	 */
	public static function from_request( WP_REST_Request $request ): ?self {
		$callback = $request->get_attributes()['callback'] ?? null;
		if ( ! is_array( $callback ) || ! is_object( $callback[0] ) || ! in_array( $callback[1], self::METHODS, true ) ) {
			return null;
		}
		$type = self::get_post_type( $callback[0] );

		return null === $type ? null : new self( $type, $callback[1], $request );
	}

	/**
	 * Returns whether the request changes or deletes an existing record.
	 */
	public function is_change(): bool {
		return in_array( $this->method, array( 'update_item', 'delete_item' ), true );
	}

	/**
	 * Returns whether the request creates a record.
	 */
	public function is_creation(): bool {
		return 'create_item' === $this->method;
	}

	/**
	 * Returns the record that the request names.
	 *
	 * @return int|string
	 */
	public function key() {
		return self::TEMPLATE === $this->type ? (string) $this->request['id'] : (int) $this->request['id'];
	}

	/**
	 * Returns the controller of an entry of a setting; null for any other record.
	 */
	public function entries(): ?Serves_Entries {
		$controller = $this->request->get_attributes()['callback'][0];

		return $controller instanceof Serves_Entries ? $controller : null;
	}

	/**
	 * Returns the name under which the last change of an entry is stored; null for any other record.
	 */
	public function last_changed_entry(): ?string {
		return $this->entries()?->entry_name( $this->request );
	}

	/**
	 * Returns the name of the record's lock.
	 */
	public function lock_subject(): string {
		$entries = $this->entries();
		if ( $entries ) {
			return $entries->entry_lock();
		}
		if ( self::SETTINGS === $this->type ) {
			return self::SETTINGS;
		}

		return self::subject( $this->type, $this->key() );
	}

	/**
	 * Returns the name of a record's lock. A template or a part has two addresses: its theme and slug, and the id of its post. Its lock
	 * is named by theme and slug, because a theme's file that nobody has changed has no post.
	 *
	 * @param string     $type `POST`, `TEMPLATE` or `TERM`.
	 * @param int|string $key  Key of the record.
	 */
	public static function subject( string $type, $key ): string {
		$is_numbered = self::POST === $type || ( self::TEMPLATE === $type && ctype_digit( (string) $key ) );

		return ( $is_numbered ? self::template_subject( (int) $key ) : null ) ?? "$type:" . ( self::TEMPLATE === $type ? Stored_Slug::convert_id( (string) $key ) : $key );
	}

	/**
	 * Returns the name of the lock for the template or part of a post; null for any other post.
	 *
	 * @param int $id Id of the post.
	 */
	private static function template_subject( int $id ): ?string {
		$post = get_post( $id );
		if ( ! $post || ! in_array( $post->post_type, self::TEMPLATE_TYPES, true ) ) {
			return null;
		}
		$themes = get_the_terms( $post, 'wp_theme' );

		return is_array( $themes ) && $themes ? self::TEMPLATE . ":{$themes[0]->name}//$post->post_name" : null;
	}

	/**
	 * Returns the kind of records that a controller serves.
	 *
	 * @param object $controller A REST controller.
	 */
	private static function get_post_type( object $controller ): ?string {
		return match ( true ) {
			$controller instanceof WP_REST_Settings_Controller  => self::SETTINGS,
			$controller instanceof WP_REST_Templates_Controller => self::TEMPLATE,
			$controller instanceof WP_REST_Terms_Controller     => self::TERM,
			$controller instanceof Serves_Entries               => self::ENTRY,
			$controller instanceof WP_REST_Posts_Controller,
			$controller instanceof Serves_Posts                 => self::POST,
			default                                             => null,
		};
	}
}
