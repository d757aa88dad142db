<?php
/**
 * The refusal of writes that would overwrite another person's later write.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use Atelier\Templates\Listed_Templates;
use WeakMap;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Responses to Design contain a token of the content of each record. A write of Design sends the token from which the person's
 * changes began. Under one lock the server compares it and writes the record, or returns 412 where the content has changed.
 *
 * Requests of other clients pass unchanged.
 */
final class Write_Guard {
	/** Field of a response with the token of a record's content. */
	public const TOKEN_FIELD = 'atelier_token';

	/** Field of the settings' response with a token for each setting. */
	public const TOKENS_FIELD = 'atelier_tokens';

	/**
	 * Subjects of the locks, by the object id of the REST request that acquired each.
	 *
	 * @var array<int, string>
	 */
	private array $locked = array();

	/**
	 * Tokens of records that requests read or wrote; an array for settings. They are computed before the content is read, and before a
	 * written record is unlocked, so that no token is newer than the content beside it.
	 *
	 * @var WeakMap<WP_REST_Request, array<string, string>|string>
	 */
	private WeakMap $made;

	/**
	 * Constructor.
	 *
	 * @param Content_Tokens $tokens  Computes tokens.
	 * @param Write_Lock     $lock    Locks records.
	 * @param Last_Change    $changes Finds the authors of changes.
	 */
	public function __construct(
		private readonly Content_Tokens $tokens,
		private readonly Write_Lock $lock,
		private readonly Last_Change $changes
	) {
		$this->made = new WeakMap();
	}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter( 'rest_request_before_callbacks', array( $this, 'prepare_reads' ), 10, 3 );
		// Runs last: the controller does not run where another plugin has returned a response.
		add_filter( 'rest_dispatch_request', array( $this, 'compare' ), PHP_INT_MAX, 2 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'release' ), 10, 3 );
		// Runs after the fields of the response were filtered: the token is none of them.
		add_filter( 'rest_post_dispatch', array( $this, 'add_tokens' ), 20, 3 );
		add_action( 'clean_post_cache', array( $this, 'cache_stored_post' ) );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $change ) {
			add_action( $change, array( $this, 'cache_stored_meta' ), 10, 2 );
		}
		add_action( 'set_object_terms', array( $this, 'cache_set_terms' ), 10, 4 );
		add_action( 'deleted_term_relationships', array( $this, 'cache_left_terms' ), 10, 3 );
		add_action( 'clean_term_cache', array( $this, 'cache_stored_terms' ) );
	}

	/**
	 * Caches a post that this request has written, so that the response and later reads do not contain an older one.
	 *
	 * @param int $id Id of the post whose cache was cleaned.
	 */
	public function cache_stored_post( $id ): void {
		if ( $this->locked ) {
			Stored_Rows::cache_whole_post( (int) $id );
		}
	}

	/**
	 * Caches the meta of a post that this request has written.
	 *
	 * @param int|int[] $meta_id Id of the meta, or several.
	 * @param int       $id      Id of the post.
	 */
	public function cache_stored_meta( $meta_id, $id ): void {
		if ( $this->locked ) {
			Stored_Rows::cache_meta( (int) $id );
		}
	}

	/**
	 * Caches the terms of a post after this request has set them.
	 *
	 * @param int    $id       Id of the post.
	 * @param array  $terms    The terms.
	 * @param int[]  $tt_ids   Their term taxonomy ids.
	 * @param string $taxonomy The taxonomy.
	 */
	public function cache_set_terms( $id, $terms, $tt_ids, $taxonomy ): void {
		$this->cache_left_terms( $id, $tt_ids, $taxonomy );
	}

	/**
	 * Caches the terms of a post after this request has removed some.
	 *
	 * @param int    $id       Id of the post.
	 * @param int[]  $tt_ids   Term taxonomy ids of the removed terms.
	 * @param string $taxonomy The taxonomy.
	 */
	public function cache_left_terms( $id, $tt_ids, $taxonomy ): void {
		if ( $this->locked ) {
			Stored_Rows::cache_post_terms( (int) $id, array( (string) $taxonomy ) );
		}
	}

	/**
	 * Caches the rows of terms that this request has written.
	 *
	 * @param int[] $ids Ids of the terms whose caches were cleaned.
	 */
	public function cache_stored_terms( $ids ): void {
		if ( $this->locked ) {
			array_map( static fn( $id ) => Stored_Rows::cache_term( (int) $id ), (array) $ids );
		}
	}

	/**
	 * Sends the reads of internal requests of Design to the primary database, too. WordPress has loaded settings before the request; they are
	 * read again, after their tokens.
	 *
	 * @param mixed           $response Response of another plugin; null for none.
	 * @param array           $handler  The route's handler.
	 * @param WP_REST_Request $request  The request.
	 * @return mixed The unchanged response.
	 */
	public function prepare_reads( $response, $handler, WP_REST_Request $request ) {
		if ( ! Design_Request::is_from_design( $request ) ) {
			return $response;
		}
		Fresh_Reads::use_writer();
		if ( 'GET' === $request->get_method() && self::shows_settings( $request ) ) {
			$this->made[ $request ] = $this->tokens->get_settings_tokens();
			Fresh_Reads::forget_options();
		}

		return $response;
	}

	/**
	 * Locks the record that the request changes, and compares its content with the version that the person saw.
	 *
	 * The permission was checked before, so the response contains nothing that the person may not read.
	 *
	 * @param mixed           $result  Response of another plugin; null for none.
	 * @param WP_REST_Request $request The request.
	 * @return mixed The response that ends the request; null to run the controller.
	 */
	public function compare( $result, WP_REST_Request $request ) {
		$address = null === $result && Design_Request::is_from_design( $request ) ? Record_Address::from_request( $request ) : null;
		$subject = $address ? self::lock_subject( $address, $request ) : null;
		if ( null === $subject ) {
			return $result;
		}
		if ( ! $this->lock->acquire( $subject ) ) {
			return $this->lock->refusal();
		}
		$this->locked[ spl_object_id( $request ) ] = $subject;
		// Another request may have written since this one began.
		Fresh_Reads::start();
		if ( $address->is_creation() ) {
			return null;
		}

		$seen = (string) $request->get_header( Design_Request::TOKEN_HEADER );
		if ( '' === $seen ) {
			return null;
		}

		return Record_Address::SETTINGS === $address->type
			? $this->compare_settings( $request, $seen )
			: $this->compare_record( $address, $request, $seen );
	}

	/**
	 * Unlocks the record after it was written.
	 *
	 * @param mixed           $response The response.
	 * @param array           $handler  The route's handler.
	 * @param WP_REST_Request $request  The request.
	 * @return mixed The unchanged response.
	 */
	public function release( $response, $handler, WP_REST_Request $request ) {
		$id = spl_object_id( $request );
		if ( isset( $this->locked[ $id ] ) ) {
			$this->remember_written( $response, $request );
			$this->lock->release( $this->locked[ $id ] );
			unset( $this->locked[ $id ] );
		}

		return $response;
	}

	/**
	 * Adds tokens to the records of a response.
	 *
	 * @param WP_REST_Response $response The response.
	 * @param \WP_REST_Server  $server   The server.
	 * @param WP_REST_Request  $request  The request.
	 */
	public function add_tokens( $response, $server, WP_REST_Request $request ) {
		if ( $response->is_error() || ! Design_Request::is_from_design( $request ) ) {
			return $response;
		}
		$data = $response->get_data();
		if ( '/' === $request->get_route() && is_array( $data ) && is_user_logged_in() ) {
			// The site's index contains some settings, which a screen reads there.
			$response->set_data( $data + array( self::TOKENS_FIELD => array_intersect_key( $this->made[ $request ] ?? $this->tokens->get_settings_tokens(), $data ) ) );
			return $response;
		}
		$address = Record_Address::from_request( $request );
		if ( ! $address || 'delete_item' === $address->method || ! is_array( $data ) ) {
			return $response;
		}
		if ( Record_Address::SETTINGS === $address->type ) {
			$data[ self::TOKENS_FIELD ] = $this->made[ $request ] ?? $this->tokens->get_settings_tokens();
		} elseif ( 'get_items' === $address->method ) {
			if ( Listed_Templates::needs_no_content( $request ) ) {
				return $response;
			}
			$data = array_map( fn( $item ) => $this->with_token( $address, $item ), $data );
		} else {
			$token = $this->made[ $request ] ?? $address->entries()?->entry_token( $request );
			$data  = null === $token ? $this->with_token( $address, $data ) : $data + array( self::TOKEN_FIELD => $token );
		}
		$response->set_data( $data );

		return $response;
	}

	/**
	 * Computes the token of the written record while nobody else can write.
	 *
	 * @param mixed           $response The response.
	 * @param WP_REST_Request $request  The request.
	 */
	private function remember_written( $response, WP_REST_Request $request ): void {
		$address = Record_Address::from_request( $request );
		if ( ! $address || 'delete_item' === $address->method || is_wp_error( $response ) ) {
			return;
		}
		if ( Record_Address::SETTINGS === $address->type ) {
			$this->made[ $request ] = $this->tokens->get_settings_tokens();
			return;
		}
		$item  = $response instanceof WP_REST_Response ? $response->get_data() : $response;
		$token = $address->entries()?->entry_token( $request ) ?? ( is_array( $item ) ? $this->with_token( $address, $item )[ self::TOKEN_FIELD ] ?? null : null );
		if ( null !== $token ) {
			$this->made[ $request ] = $token;
		}
	}

	/**
	 * Returns whether a response contains settings; the site's index does, too.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	private static function shows_settings( WP_REST_Request $request ): bool {
		return '/' === $request->get_route() || Record_Address::SETTINGS === Record_Address::from_request( $request )?->type;
	}

	/**
	 * Returns the subject of a request's lock; null for a request that needs none.
	 *
	 * Two simultaneous requests would both find the same slug free, so records with a slug, title or name are created one after the other.
	 *
	 * @param Record_Address  $address The record of the request.
	 * @param WP_REST_Request $request The request.
	 */
	private static function lock_subject( Record_Address $address, WP_REST_Request $request ): ?string {
		if ( $address->is_change() ) {
			return $address->lock_subject();
		}
		$is_named = $request->has_param( 'slug' ) || $request->has_param( 'title' ) || $request->has_param( 'name' );

		return $address->is_creation() && $is_named ? 'create:' . $request->get_route() : null;
	}

	/**
	 * Compares one record.
	 *
	 * @param Record_Address  $address The record.
	 * @param WP_REST_Request $request The request.
	 * @param string          $seen    Token of the version that the person saw.
	 */
	private function compare_record( Record_Address $address, WP_REST_Request $request, string $seen ): ?WP_Error {
		$now = $address->entries()?->entry_token( $request ) ?? $this->read_token( $address->type, $address->key(), self::template_type( $request ), true );
		if ( null === $now || hash_equals( $now, $seen ) ) {
			// For a missing record the controller returns the error.
			return null;
		}

		return $this->refuse(
			array(
				'token'  => $now,
				'record' => $this->read( $request->get_route() ),
			) + $this->changes->find_for_record( $address, self::template_type( $request ) )
		);
	}

	/**
	 * Compares each sent setting.
	 *
	 * @param WP_REST_Request $request The request.
	 * @param string          $seen    Tokens of the versions that the person saw, as JSON.
	 */
	private function compare_settings( WP_REST_Request $request, string $seen ): ?WP_Error {
		$expected = json_decode( $seen, true );
		$now      = $this->tokens->get_settings_tokens();
		$changed  = array();
		foreach ( is_array( $expected ) ? $expected : array() as $name => $token ) {
			if ( isset( $now[ $name ] ) && $request->has_param( $name ) && $token !== $now[ $name ] ) {
				$changed[] = $name;
			}
		}
		if ( ! $changed ) {
			return null;
		}
		return $this->refuse(
			array(
				'tokens' => $now,
				'record' => $this->read( $request->get_route() ),
			) + $this->changes->find_for_settings( $changed )
		);
	}

	/**
	 * Returns the error for a write that began from another version than the current one.
	 *
	 * @param array $details The current version, its token, and its author.
	 */
	private function refuse( array $details ): WP_Error {
		return new WP_Error(
			'atelier_changed_meanwhile',
			__( 'This was changed by someone else meanwhile.', 'atelier' ),
			array( 'status' => 412 ) + $details
		);
	}

	/**
	 * Reads the record with the context `edit`.
	 *
	 * @param string $route Route of the record.
	 * @return array|null Null where it cannot be read.
	 */
	private function read( string $route ): ?array {
		$response = Internal_Request::read( $route );

		return $response->is_error() ? null : (array) rest_get_server()->response_to_data( $response, false );
	}

	/**
	 * Adds the token of a record to it.
	 *
	 * @param Record_Address $address The record of the route.
	 * @param mixed          $item    The record.
	 * @return mixed
	 */
	private function with_token( Record_Address $address, $item ) {
		$id = is_array( $item ) ? $item['id'] ?? null : null;
		if ( null === $id ) {
			return $item;
		}
		$token = $this->read_token( $address->type, $id, (string) ( $item['type'] ?? '' ), false );

		return null === $token ? $item : $item + array( self::TOKEN_FIELD => $token );
	}

	/**
	 * Returns the token of a record.
	 *
	 * @param string     $type          Kind of the record, a constant of {@see Record_Address}.
	 * @param int|string $key           Key of the record.
	 * @param string     $template_type Type of a template.
	 * @param bool       $is_fresh      Whether to read the database instead of the object cache.
	 */
	private function read_token( string $type, $key, string $template_type, bool $is_fresh ): ?string {
		return match ( $type ) {
			Record_Address::POST     => $this->tokens->get_post_token( (int) $key, $is_fresh ),
			Record_Address::TERM     => $this->tokens->get_term_token( (int) $key, $is_fresh ),
			Record_Address::TEMPLATE => $this->tokens->get_template_token( (string) $key, $template_type, $is_fresh ),
			default                  => null,
		};
	}

	/**
	 * Returns the type of the templates that a route serves.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	private static function template_type( WP_REST_Request $request ): string {
		return str_starts_with( $request->get_route(), '/wp/v2/template-parts' ) ? 'wp_template_part' : 'wp_template';
	}
}
