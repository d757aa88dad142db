<?php
/**
 * Routes of the differences between two states.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Http\Design_Controller;
use Atelier\Writes\Internal_Request;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/differences`: compares two states of a record, and restores a record, or some of its values, from a state. States are those
 * of the history, see {@see \Atelier\History\History_Controller}, and `now`.
 */
final class Differences_Controller extends Design_Controller {
	/** The current state of the request: the draft's, or the live one. */
	private const NOW = 'now';

	/** Most differences of an answer, and most paths of a request. */
	private const MOST = 200;

	/** Parts of a state that are values of the record. */
	private const PARTS = array( 'title', 'content', 'settings', 'styles', 'value' );

	/**
	 * Constructor.
	 *
	 * @param Current_Draft $current The draft of this request.
	 */
	public function __construct( private readonly Current_Draft $current ) {
		parent::__construct( 'differences' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$record = array(
			'description' => __( 'Kind and name of a record.', 'atelier' ),
			'type'        => 'string',
			'required'    => true,
			'maxLength'   => 400,
			'pattern'     => '^[a-z_-]+\/[^\s<>"]+$',
		);
		$state  = static fn( string $description ): array => array(
			'description' => $description,
			'type'        => 'string',
			'pattern'     => '^(now|live|[1-9]\d{0,10}|moment-[1-9]\d{0,14}|draft-[1-9]\d{0,14})$',
		);
		$left   = $state( __( 'The state on the left.', 'atelier' ) ) + array( 'required' => true );
		$right  = $state( __( 'The state on the right; without it, the current one.', 'atelier' ) ) + array( 'default' => self::NOW );
		$at     = $state( __( 'The state that is restored.', 'atelier' ) ) + array( 'required' => true );
		$paths  = array(
			'description' => __( 'Only these values, each a path with dots between its names; without it, the whole record.', 'atelier' ),
			'type'        => 'array',
			'default'     => array(),
			'maxItems'    => self::MOST,
			'items'       => array(
				'type'      => 'string',
				'maxLength' => 1000,
			),
		);
		$this->add_route( '', $this->reader( 'get_items', 'check_permission', compact( 'record', 'left', 'right' ) ) );
		$this->add_route( '/restore', array( $this->endpoint( WP_REST_Server::CREATABLE, 'restore', 'check_permission', compact( 'record', 'at', 'paths' ) ) ) );
	}

	/**
	 * Checks that the person may edit the design. The records' own rights are checked where they are read and written.
	 *
	 * @return true|WP_Error
	 */
	public function check_permission() {
		return self::allow( current_user_can( 'edit_theme_options' ), __( 'Sorry, you are not allowed to see the history of the design.', 'atelier' ) );
	}

	/**
	 * Compares two states.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_items( $request ) {
		$record = (string) $request['record'];
		$left   = $this->read( $record, (string) $request['left'] );
		$right  = is_wp_error( $left ) ? $left : $this->read( $record, (string) $request['right'] );
		if ( is_wp_error( $right ) ) {
			return $right;
		}
		$changes = Draft_Paths::diff( $left, $right );

		return new WP_REST_Response(
			array(
				'record'      => $record,
				'total'       => count( $changes ),
				'differences' => array_map(
					static fn( array $change ): array => array( 'path' => implode( '.', $change['path'] ) ) + $change,
					array_slice( $changes, 0, self::MOST )
				),
				'words'       => Change_Words::describe( $changes, self::MOST ),
			)
		);
	}

	/**
	 * Restores a record, or some of its values, by the record's own route.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function restore( $request ) {
		$key    = (string) $request['record'];
		$then   = $this->read( $key, (string) $request['at'] );
		$now    = is_wp_error( $then ) ? $then : $this->read( $key, self::NOW );
		$record = is_wp_error( $now ) || ! Live_Record::is_key( $key ) ? null : Live_Record::find( $key );
		if ( is_wp_error( $now ) ) {
			return $now;
		}
		if ( ! $record ) {
			return self::missing();
		}
		$changes = Draft_Paths::diff( $now, $then );
		$wanted  = (array) $request['paths'];
		if ( $wanted ) {
			$changes = array_filter( $changes, static fn( array $change ): bool => (bool) array_filter( $wanted, static fn( string $path ): bool => str_starts_with( implode( '.', $change['path'] ) . '.', "$path." ) ) );
		}
		if ( $changes ) {
			$response = rest_do_request( Record_Request::to_write( $record, Draft_Paths::apply( $now, $changes ) + array_diff_key( $record->value, array_flip( self::PARTS ) ) ) );
			if ( $response->is_error() ) {
				return Internal_Request::to_error( $response );
			}
		}

		return new WP_REST_Response(
			array(
				'record'   => $key,
				'restored' => count( $changes ),
				'words'    => Change_Words::describe( $changes, self::MOST ),
			)
		);
	}

	/**
	 * Reads the value of a record in a state.
	 *
	 * @param string $key   Key of the record.
	 * @param string $state The state.
	 * @return array|WP_Error
	 */
	private function read( string $key, string $state ) {
		if ( self::NOW === $state || ( 'live' === $state && ! $this->current->get() ) ) {
			$record = Live_Record::is_key( $key ) ? Live_Record::find( $key ) : null;

			return $record && $record->may_change() ? array_intersect_key( $record->value, array_flip( self::PARTS ) ) : self::missing();
		}
		$request = new WP_REST_Request( 'GET', '/atelier/v1/history/state' );
		$request->set_query_params(
			array(
				'at'     => $state,
				'record' => $key,
			)
		);
		$response = rest_do_request( $request );
		if ( $response->is_error() ) {
			return Internal_Request::to_error( $response );
		}
		$value = json_decode( (string) wp_json_encode( $response->get_data() ), true );

		return 'kept' === ( $value['is'] ?? '' )
			? array_filter( array_intersect_key( $value, array_flip( isset( $value['styles'] ) ? array( 'settings', 'styles' ) : self::PARTS ) ), static fn( $part ): bool => null !== $part )
			: new WP_Error( 'atelier_state_not_kept', __( 'This state of the record is not kept.', 'atelier' ), array( 'status' => 404 ) );
	}

	/**
	 * Makes the error for a record that does not exist, or that the person may not change.
	 */
	private static function missing(): WP_Error {
		return new WP_Error( 'rest_post_invalid_id', __( 'There is no such item.', 'atelier' ), array( 'status' => 404 ) );
	}
}
